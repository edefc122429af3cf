// Runs as a process of its own: makes the load and times the answers.
import { Agent, get } from 'node:http'
import { press } from '../browser/press.ts'
import { askCalls } from './calls.ts'
import { serveJobs } from './helper-process.ts'
import type { Job } from './load.ts'
import { inTurns, summarise, type Timing } from './timing.ts'

const ACCEPT = { 'accept-encoding': 'br' }
const SLOWEST = 12

serveJobs<Job, Timing>((job) => {
  if (job.kind === 'press') return press(job.url, job.connections, job.seconds, job.status)
  return job.kind === 'each' ? askEach(job) : askCalls(job)
})

/** Every address once, each of which must be a miss. */
async function askEach({ base, paths, connections }: Job & { kind: 'each' }): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: { ms: number; path: string }[] = []
  const left = paths.values()
  let errors = 0
  const startedAt = performance.now()
  await inTurns(connections, async () => {
    const { value: path, done } = left.next()
    if (done) return false
    const before = performance.now()
    const { status, cache } = await ask(base + path, agent)
    const ms = performance.now() - before
    times.push({ ms, path })
    if (status === 200 && cache === 'miss') return true
    if (errors++ < 3) console.error(`  ${path}: ${status}, x-cache: ${cache}`)
    return true
  })
  const elapsed = performance.now() - startedAt
  agent.destroy()
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)
  return summarise(
    times.map(({ ms }) => ms),
    elapsed,
    errors,
    slowest,
  )
}

function ask(url: string, agent: Agent): Promise<{ status: number; cache: string | undefined }> {
  return new Promise((done) => {
    const request = get(url, { agent, headers: ACCEPT }, (response) => {
      response.resume()
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, cache: response.headers['x-cache'] as string | undefined }),
      )
    })
    request.on('error', () => done({ status: 0, cache: undefined }))
  })
}
