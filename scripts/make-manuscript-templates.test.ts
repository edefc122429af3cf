import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TEMPLATES, TEMPLATES_FOLDER, templateOf } from './make-manuscript-templates.ts'

test.each(Object.entries(TEMPLATES))('%s is the file that authors download', (name, lines) => {
  expect(Buffer.from(templateOf(lines)).equals(readFileSync(join(TEMPLATES_FOLDER, name)))).toBe(true)
})
