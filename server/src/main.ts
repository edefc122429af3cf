import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import './found-packages.ts'

// Node keeps what it compiled, so that the next start need not: also where something else than `npm start` starts us.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.compile-cache', import.meta.url)))
// Only what is imported after it has run is found faster.
await import('./run.ts')
