import { enableCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { freshBundle } from '../bundle.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

// Node keeps what it compiled, so that the next start need not: also where something else than `npm start` starts us.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.compile-cache', import.meta.url)))
const bundle = freshBundle(ROOT)
if (bundle) await import(pathToFileURL(bundle).href)
else {
  // Only what is imported after it has run is found faster.
  await import('./found-packages.ts')
  await import('./run.ts')
}
