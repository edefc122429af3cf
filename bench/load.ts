import { startHelper } from './helper-process.ts'
import type { Timing } from './timing.ts'

export type Job =
  | { kind: 'press'; url: string; connections: number; seconds: number }
  | { kind: 'each'; base: string; paths: string[]; connections: number }

export type Generator = ReturnType<typeof startGenerator>

export const startGenerator = () => startHelper<Job, Timing>('./generator.ts')
