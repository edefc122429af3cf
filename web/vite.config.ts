import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { contractClient } from './contract-client.ts'
import { SHELL_CHUNK } from './shell-chunk.ts'

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
  plugins: [contractClient(), leanIcons(), reactRouter()],
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
          // Rules of forms that a page does not show are left out.
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'shell',
                  test: SHELL_CHUNK,
                  priority: 2,
                },
                // What the shop's pages share travels as one file, not as thirty; pages of text don't add to it.
                {
                  name: 'common',
                  test: /[\\/](web[\\/]app[\\/](catalog|head|lib|shell|ui|wish)|contract[\\/]src|lucide-react)[\\/](?!form\.ts|prose|input|field|notice)|learning[\\/]parts[\\/]addresses/,
                  minShareCount: 3,
                  priority: 1,
                },
                // The same for what courses and lessons share.
                {
                  name: 'learning',
                  test: /[\\/]web[\\/]app[\\/](learning[\\/](parts[\\/](?!addresses|board|course-card)|[^\\/]+\.ts)|video[\\/]clock|ui[\\/]prose)/,
                  minShareCount: 2,
                  priority: 0,
                },
              ],
            },
          },
        },
      },
    },
  },
})
