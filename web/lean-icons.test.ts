import { expect, test } from 'vitest'
import { filesByName, importIcons } from './lean-icons.ts'

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
