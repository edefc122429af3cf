import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { filesByName, importIcons, onlyShapes } from './lean-icons.ts'

const files = filesByName(
  "export { default as Play, default as PlayIcon } from './icons/play.mjs';\nexport { default as TriangleAlert, default as Warn } from './icons/triangle.mjs';",
)

test('icons are imported from their own files, by any of their names, without types', () => {
  const code = "import {\n  Play,\n  TriangleAlert as Alert,\n  type LucideIcon,\n} from 'lucide-react'\nshow(Play)"
  expect(importIcons(code, files)).toBe(
    "import Play from 'lucide-react/icons/play';import Alert from 'lucide-react/icons/triangle'\nshow(Play)",
  )
})

test('an icon that lucide no longer has stops the build by its name', () => {
  expect(() => importIcons("import { Gone } from 'lucide-react'", files)).toThrow('lucide-react has no Gone')
})

test('of an icon only its shapes are left, all of them', () => {
  const file = (name: string) => readFileSync(createRequire(import.meta.url).resolve(`lucide-react/icons/${name}`), 'utf8')
  expect(onlyShapes(file('settings'))).not.toContain('key:')
  const code = onlyShapes(file('calendar-days'))
  expect(code.match(/\["(path|rect)", \{ \w+: /g)).toHaveLength(10)
  expect(code).not.toMatch(/key:|name:|size:|\.node;/)
  expect(code).toContain('createLucideIcon(__iconData)')
})
