import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './fixtures/program.ts'

/** npm's own commands that need no script of ours. */
const BUILT_IN = ['install', 'ci']

test('README.md: every npm command in it exists', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const commands = [...codeOf(readme).matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name ?? '')
  expect(commands).toEqual(expect.arrayContaining(['start', 'test']))
  expect(commands.filter((name) => !(name in scripts) && !BUILT_IN.includes(name))).toEqual([])
})

/** Blocks between fences and words between backticks. */
function codeOf(markdown: string): string {
  return [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, words]) => block ?? words).join('\n')
}
