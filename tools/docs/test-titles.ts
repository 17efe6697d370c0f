/** The titles of all suites, read from their source: what a describe and a test together say. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export interface Title {
  /** From the project's folder. */
  file: string
  /** Of the describes around it and its own, joined by ` › `. */
  text: string
}

export function testTitles(root: string): Title[] {
  const files = globSync('{libs,services,tools}/**/*.spec.ts', { cwd: root, exclude: (path) => path.includes('node_modules') })
  return files.sort().flatMap((file) => titlesIn(file, readFileSync(join(root, file), 'utf8')))
}

export function titlesIn(file: string, source: string): Title[] {
  const found: Title[] = []
  const visit = (node: ts.Node, around: string[]): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined
    if (title?.kind === 'test') found.push({ file, text: [...around, title.text].join(' › ') })
    const inside = title?.kind === 'describe' ? [...around, title.text] : around
    ts.forEachChild(node, (child) => visit(child, inside))
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
  return found
}

function titleOf(call: ts.CallExpression): { kind: string, text: string } | undefined {
  const kind = /^(test|describe)\b/.exec(call.expression.getText())?.[1]
  const [first] = call.arguments
  return kind && first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first)) && call.arguments.length > 1
    ? { kind, text: ts.isStringLiteralLike(first) ? first.text : first.getText().slice(1, -1) }
    : undefined
}
