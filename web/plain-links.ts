import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PLAIN = fileURLToPath(new URL('./app/ui/plain-link.tsx', import.meta.url)).replaceAll('\\', '/')
const IMPORT = /import \{([^}]*)\} from 'react-router'/
const LINK = /(^|[\s,])Link\s*(,|$)/

/** In the build for the server `Link` is `app/ui/plain-link.tsx`: half of what a list of books costs there is the router's own. */
export function plainLinks(): Plugin {
  return {
    name: 'plain-links',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!id.includes('/web/app/') || id === PLAIN) return undefined
      return code.replace(IMPORT, (whole, names: string) =>
        LINK.test(names) ? `import { Link } from '${PLAIN}'; import {${names.replace(LINK, '$1')}} from 'react-router'` : whole,
      )
    },
  }
}
