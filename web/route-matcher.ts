import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('./app/lib/first-word-matcher.ts', import.meta.url)).replaceAll('\\', '/')
const THEIRS = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/
const CODE = `export { FirstWordMatcher as V6RegExMatcher } from '${OURS}'`
const STAND_IN = '\0route-matcher'

/** In the browser's build the router finds its routes by `app/lib/first-word-matcher.ts`. Another version of it that asks otherwise does not build. */
export function routeMatcher(): Plugin {
  let isUsed = false
  return {
    name: 'route-matcher',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (id !== './matcher.js' || !importer || !THEIRS.test(importer)) return undefined
      isUsed = true
      return STAND_IN
    },
    load: (id) => (id === STAND_IN ? CODE : undefined),
    buildEnd(error) {
      if (!error && !isUsed) throw new Error('The router finds its routes in another way than web/route-matcher.ts knows.')
    },
  }
}
