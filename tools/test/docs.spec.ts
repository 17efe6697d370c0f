import { readFileSync } from 'node:fs'
import { diagramFile, orderStates } from '../docs/order-states.ts'

test('the diagram of the order states is the table\'s', () => {
  expect(readFileSync(diagramFile, 'utf8')).toBe(orderStates())
})
