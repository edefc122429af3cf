import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compileHint, tierGroups } from './chunks.ts'
import { classNameOf } from './class-name-of.ts'
import { contractClient } from './contract-client.ts'
import { leanIcons } from './lean-icons.ts'
import { plainLinks } from './plain-links.ts'
import { readerWorker } from './reader-worker.ts'
import { routeMatcher } from './route-matcher.ts'

/** What the first page's own program shares with the engines that it loads. */
const FIRST_PARTS =
  /[\\/](contract[\\/]src|web[\\/]app[\\/](lib|reader[\\/](settings|engine[\\/]pdf[\\/]core[\\/](pdf-workers|is-modern|load-pdfjs))))([\\/]|\.ts)/

export default defineConfig({
  plugins: [contractClient(), leanIcons(), plainLinks(), routeMatcher(), reactRouter(), readerWorker()],
  // Bundled on the server too, so that both sides make the same icons.
  ssr: { noExternal: ['lucide-react'] },
  // What runs apart from the site's own program: the first page of a book.
  worker: {
    format: 'es',
    plugins: () => [contractClient()],
    rolldownOptions: {
      // In one file: each more is a way more to the server before the book is asked for.
      output: {
        codeSplitting: {
          groups: [{ name: 'first-parts', test: FIRST_PARTS }],
        },
      },
    },
  },
  css: { modules: { generateScopedName: classNameOf } },
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
            postBanner: compileHint,
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]|rolldown[\\/]runtime|vite[\\/]preload-helper|(first-word|route)-matcher/,
                  priority: 100,
                },
                ...tierGroups(),
              ],
            },
          },
        },
      },
    },
  },
})
