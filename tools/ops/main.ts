/** `npm run ops -- <command>`: one JSON object on stdout for each call; exit code 1 and a problem as JSON on stderr when refused. */
import { parseArgs } from 'node:util'
import { connectGrpc } from '@tradecounter/chassis/grpc-client'
import { Failure, invalid, kinds } from '@tradecounter/kernel/failure'
import { messages } from '@tradecounter/kernel/messages'
import type { AccountsOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/accounts/v1/AccountsOperatorService'
import type { OrdersOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/orders/v1/OrdersOperatorService'
import type { WebhooksOperatorServiceDefinition } from '@tradecounter/proto/tradecounter/webhooks/v1/WebhooksOperatorService'
import { findStack } from '../dev/find-stack.ts'
import { commands } from './commands.ts'
import type { Command, Flags, Peers } from './commands.ts'

const usage = (name: string, { argument, flags = [], required = [] }: Command): string =>
  [name, argument, ...flags.map((flag) => (required.includes(flag) ? `--${flag} …` : `[--${flag} …]`))].filter(Boolean).join(' ')

function read(args: string[]): { command: Command, argument: string, flags: Flags, stack: string | undefined } {
  const [name = ''] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    const list = Object.entries(commands).map(([each, its]) => `  ${usage(each, its)}`).join('\n')
    throw new Failure('bad_request', `${name ? `there is no command ${name}` : 'name a command'}; the commands, each also with --stack FILE:\n${list}`)
  }
  const options = Object.fromEntries(['stack', ...command.flags ?? []].map((flag) => [flag, { type: 'string' as const }]))
  try {
    const { values, positionals } = parseArgs({ args: args.slice(1), options, allowPositionals: true })
    const wanted = command.argument ? 1 : 0
    if (positionals.length < wanted) throw new Error(`${command.argument} is missing`)
    if (positionals.length > wanted) throw new Error(`what is ${positionals.slice(wanted).join(' ')}`)
    const { stack, ...flags } = values as Flags
    const missing = (command.required ?? []).filter((flag) => !flags[flag]?.trim())
    if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((flag) => [flag, [messages.required]])))
    return { command, argument: positionals[0] ?? '', flags, stack }
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('bad_request', `${(error as Error).message}; usage: ${usage(name, command)}`)
  }
}

function connect({ grpc }: ReturnType<typeof findStack>): Peers {
  return {
    accounts: connectGrpc<AccountsOperatorServiceDefinition>('tradecounter.accounts.v1.AccountsOperatorService', { address: grpc.accounts }),
    orders: connectGrpc<OrdersOperatorServiceDefinition>('tradecounter.orders.v1.OrdersOperatorService', { address: grpc.orders }),
    webhooks: connectGrpc<WebhooksOperatorServiceDefinition>('tradecounter.webhooks.v1.WebhooksOperatorService', { address: grpc.webhooks }),
  }
}

function findStackOrRefuse(file: string | undefined): ReturnType<typeof findStack> {
  try {
    return findStack(file)
  } catch (error) {
    throw new Failure('unavailable', (error as Error).message)
  }
}

async function run(): Promise<void> {
  const { command, argument, flags, stack } = read(process.argv.slice(2))
  const peers = connect(findStackOrRefuse(stack))
  try {
    console.log(JSON.stringify(await command.run(peers, argument, flags), null, 2))
  } finally {
    for (const peer of Object.values(peers)) peer.close()
  }
}

await run().catch((error: unknown) => {
  const failure = error instanceof Failure ? error : new Failure('internal', (error as Error).message)
  const { status, title, fragment } = kinds[failure.code]
  console.error(JSON.stringify({ type: fragment, title, status, detail: failure.detail, ...(failure.errors ? { errors: failure.errors } : {}) }, null, 2))
  process.exitCode = 1
})
