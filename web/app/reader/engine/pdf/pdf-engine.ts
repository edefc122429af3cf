import type { OpenEngine } from '../engine.ts'

export const openPdf: OpenEngine = () => {
  throw new Error('not built yet')
}
