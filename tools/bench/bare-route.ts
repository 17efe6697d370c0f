/** Baseline: a bare Koa route with one gRPC call, to the stack's own accounts service. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Client, credentials, Metadata } from '@grpc/grpc-js'
import Router from '@koa/router'
import Koa from 'koa'
import { serviceContract } from '@tradecounter/chassis/protos'

const { ACCOUNTS_ADDRESS = '', ACCOUNT_ID = '' } = process.env
const client = new Client(ACCOUNTS_ADDRESS, credentials.createInsecure())
const method = serviceContract('tradecounter.accounts.v1.AccountsService').GetAccount
if (!method) throw new Error('accounts has no GetAccount')

const getAccount = (account_id: string): Promise<object> => new Promise((done, fail) => {
  client.makeUnaryRequest(method.path, method.requestSerialize, method.responseDeserialize, { account_id }, new Metadata(), { deadline: Date.now() + 5_000 },
    (error, answer) => (error ? fail(error) : done(answer as object)))
})

const router = new Router()
router.get('/account', async (exchange) => {
  exchange.body = { data: await getAccount(ACCOUNT_ID) }
})

const server = new Koa().use(router.routes()).listen(0, '127.0.0.1')
await once(server, 'listening')
process.once('disconnect', () => process.exit())
process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
