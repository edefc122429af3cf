import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g

const ICON_FILE = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * lucide draws, we make the elements (app/ui/lean-icon.tsx). Icons are imported from their own files: through lucide's list every page
 * would seem to use all 1,700, and nobody could say which file an icon belongs into (chunks.ts).
 */
export function leanIcons(): Plugin {
  const maker = fileURLToPath(new URL('./app/ui/lean-icon.tsx', import.meta.url))
  const list = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/lucide-react.mjs')
  const files = filesByName(readFileSync(list, 'utf8'))
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? maker : undefined,
    transform: {
      filter: { id: [/web\/app\/.*\.tsx?(\?|$)/, ICON_FILE] },
      handler: (code, id) => ({ code: ICON_FILE.test(id) ? onlyShapes(code) : importIcons(code, files), map: null }),
    },
  }
}

/** Of an icon's file its shapes: their keys are noise that no compression takes out, and nobody asks for its name. */
export function onlyShapes(code: string): string {
  return code
    .replace(/,\s*key: "\w+"/g, '')
    .replace(/^ *(name: "[^"]*"|size: \d+),\n/gm, '')
    .replace(/^__iconData\.node;\n/m, '')
}

/** Several names lead to one file: lucide keeps the older ones. */
export function filesByName(list: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of list.matchAll(/export \{([^}]+)\} from '\.\/icons\/([^']+)\.mjs'/g))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

/** `import { Play, Captions as CaptionsIcon } …` as one import a file; types go by themselves. */
export function importIcons(code: string, files: Map<string, string>): string {
  return code.replace(IMPORT, (whole, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (!file) throw new Error(`lucide-react has no ${icon}: ${whole}`)
        return `import ${local} from 'lucide-react/icons/${file}'`
      })
      .join(';'),
  )
}
