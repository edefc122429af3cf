import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

const NO_SHAPE = 'const z = new Proxy(() => {}, { get: (_, key) => (typeof key === "symbol" ? undefined : z), apply: () => z })'

/** What an endpoint says for the server, as the formatter lays it out; with it go the shapes that only it names. */
const ENDPOINT = /^export const \w+ = endpoint\(\{\n.*?^\}\)/gms
const OF_SERVER_ONLY = /^ {2}(?:access|summary|params|query|body|upload|data|beside): .*?\n(?= {2}\w+: |\}\))/gms
/** A shape made from others, whichever method it goes by: the bundler is told that it may leave it out. */
const SHAPE = /^(?<name>(?:export )?const \w+ = )(?<shape>(?:z|[A-Z]\w*)\..*(?:\n[ })\]].*)*)/gm

/**
 * The browser only needs an endpoint's method and path, not its shapes: without this, one header badge would bring all
 * of zod (24 kB) to every page. Forms import the rules they check from `contract/forms`, and get the real ones; the
 * endpoints that name the same rules get nothing.
 */
function withoutShapes(): Plugin {
  return {
    name: 'without-shapes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(id, importer) {
      if (!importer?.includes('/contract/src/')) return undefined
      if (id === 'zod') return '\0no-shape'
      return /^(\.\.\/)+forms\//.test(id) ? `\0no-shapes:${resolve(dirname(importer), id)}` : undefined
    },
    load(id) {
      if (id === '\0no-shape') return `${NO_SHAPE}; export { z }`
      if (!id.startsWith('\0no-shapes:')) return undefined
      const names = [...readFileSync(id.slice('\0no-shapes:'.length), 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, name]) => name,
      )
      return `${NO_SHAPE}; ${names.map((name) => `export { z as ${name} }`).join('; ')}`
    },
    transform(code, id) {
      if (!id.includes('/contract/src/')) return undefined
      return code
        .replace(ENDPOINT, (whole) => whole.replace(OF_SERVER_ONLY, ''))
        .replace(SHAPE, '$<name>/* @__PURE__ */ (() => ($<shape>))()')
    },
  }
}

/** See lean-icon.tsx: lucide draws, we make the elements. */
function leanIcons(): Plugin {
  const maker = fileURLToPath(new URL('./app/ui/lean-icon.tsx', import.meta.url))
  return {
    name: 'lean-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? maker : undefined,
  }
}

export default defineConfig({
  plugins: [withoutShapes(), leanIcons(), reactRouter()],
  // Bundled on the server too, so that both sides make the same icons.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    assetsInlineLimit: 0,
    // One sheet for the whole site: 18 kB once, instead of a dozen small ones on every page.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Endpoints nobody calls from the browser are left out, shapes and all.
          treeshake: { manualPureFunctions: ['z', 'endpoint', 'inAddress', 'wholeNumber', 'choice', 'listOf', 'oneOf'] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/,
                  priority: 3,
                },
                // Small parts that every page has from its first moment and later ones use too: each would be a file of its own.
                {
                  name: 'shell',
                  test: /[\\/]web[\\/]app[\\/](account[\\/]account-dialog-store|cart[\\/](cart-count|just-added|offline-cart|start-cart)|shell[\\/](logo|navigation|opens-dialog|panel-store|search-field)|catalog[\\/]buy|lib[\\/]settings|ui[\\/](film|menu-keys|menu\.module)|visits[\\/](consent|page-pattern))\.|vite[\\/]preload-helper|rolldown[\\/]runtime|lucide-react[\\/].*calendar-days/,
                  priority: 2,
                },
                // What the shop's pages share travels as one file, not as thirty; pages of text don't add to it.
                {
                  name: 'common',
                  test: /[\\/](web[\\/]app[\\/](catalog|head|lib|shell|ui|wish)|contract[\\/]src|lucide-react)[\\/](?!form\.ts|prose|input|field|notice)/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
