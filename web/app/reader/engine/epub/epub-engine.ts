import type { OpenEngine } from '../engine.ts'

export const openEpub: OpenEngine = () => {
  throw new Error('not built yet')
}
