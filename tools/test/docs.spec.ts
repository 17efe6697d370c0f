/** Pages that are made from tables and suites are as their sources say. */
import { readFileSync } from 'node:fs'
import { coverage, coverageFile, provenBy, root } from '../docs/coverage.ts'
import { diagramFile, orderStates } from '../docs/order-states.ts'
import { promises } from '../docs/promises.ts'
import { testTitles, titlesIn } from '../docs/test-titles.ts'

test('the diagram of the order states is the table\'s', () => {
  expect(readFileSync(diagramFile, 'utf8')).toBe(orderStates())
})

test('every promise has a test', () => {
  const titles = testTitles(root)
  expect(promises.filter((promised) => provenBy(promised, titles).length === 0).map(({ id }) => id)).toEqual([])
})

test('the coverage page is up to date: npm run coverage', () => {
  expect(readFileSync(coverageFile, 'utf8')).toBe(coverage())
})

test('titles are read with the describes around them; a promise without a test would be seen', () => {
  const titles = titlesIn('a.spec.ts', 'describe("outer (W1)", () => { test.each([1])("inner %s", () => {}); test("second", f) })\nother("not a test", f)')
  expect(titles.map(({ text }) => text)).toEqual(['outer (W1) › inner %s', 'outer (W1) › second'])
  expect(provenBy({ id: 'W99', says: '', title: /\bW99\b/ }, titles)).toEqual([])
})
