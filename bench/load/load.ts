import { cpuMsOf } from '../program.ts'
import type { Calls } from './calls.ts'
import { startHelper } from './helper-process.ts'
import type { Timing } from './timing.ts'

export type Job =
  | { kind: 'press'; url: string; connections: number; seconds: number; status: number }
  | { kind: 'each'; base: string; paths: string[]; connections: number }
  | Calls

export type Generator = ReturnType<typeof startGenerator>

export const startGenerator = () => startHelper<Job, Timing>('load/generator.ts')

/** Gives the load to a server whose process is known, and counts the processor time it took. */
export async function measureLoad(generator: Generator, job: Job, serverPid: number): Promise<Timing> {
  const before = await cpuMsOf(serverPid)
  const timing = await generator.ask(job)
  const after = await cpuMsOf(serverPid)
  return { ...timing, cpuMs: before === null || after === null ? null : (after - before) / timing.count }
}
