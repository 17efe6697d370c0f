/** Draws docs/order-states.md from the state machine's table: `node tools/docs/order-states.ts`; a test holds the two together. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transitions } from '../../services/orders/domain/transitions.ts'
import type { Rule } from '../../services/orders/domain/transitions.ts'

export const diagramFile = fileURLToPath(new URL('../../docs/order-states.md', import.meta.url))

export function orderStates(): string {
  const rules = Object.entries<Rule>(transitions)
  const arrows = rules.flatMap(([trigger, { from, to, instead, event, only }]) => {
    if (to === 'unchanged') return []
    const label = [trigger, only ? `(${only})` : '', event ? `/ ${event}` : ''].filter(Boolean).join(' ')
    return from.flatMap((status) => [
      `  ${status} --> ${to}: ${label}`,
      ...(instead ? [`  ${status} --> ${instead.to}: ${trigger}, ${instead.when.replaceAll('_', ' ')}`] : []),
    ])
  })
  const anywhere = rules.flatMap(([trigger, { to, event }]) => (to === 'unchanged' ? [`- \`${trigger}\`: in any status, which it leaves as it is; \`${event}\``] : []))
  return [
    '# Order states', '',
    'Drawn by `tools/docs/order-states.ts` from the table in `services/orders/domain/transitions.ts`; whatever is not here is refused with 409.', '',
    '```mermaid', 'stateDiagram-v2', '  [*] --> pending: place / order.submitted', ...arrows, '```', '', ...anywhere, '',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(diagramFile, orderStates())
