import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { summarise, type Timing } from './timing.ts'

export interface OneCall {
  method: 'GET' | 'POST' | 'PATCH'
  url: string
  headers: Record<string, string>
  /** Each `KEY` in it becomes a key of its own, each `PHONE` somebody's telephone: one customer may not have many unpaid orders. */
  body?: string
}

export interface Calls extends OneCall {
  kind: 'calls'
  /** Instead of the one call: calls that follow each other and are timed together, one list after the other. */
  flows?: OneCall[][]
  connections: number
  seconds: number
  /** So long from one question to the next; otherwise as soon as the last is answered. */
  everyMs?: number
}

/** One call over and over, which the server answers anew each time. */
export async function askCalls({ connections, seconds, everyMs = 0, flows, ...call }: Calls): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let errors = 0
  let bytes = 0
  let turn = 0
  const startedAt = performance.now()
  const asks = async () => {
    const before = performance.now()
    if (before - startedAt >= seconds * 1000) return false
    for (const one of flows?.[turn++ % flows.length] ?? [call]) {
      const answer = await ask(one, agent)
      bytes = answer.bytes
      if (Math.trunc(answer.status / 100) !== 2 && errors++ < 3) console.error(`  ${one.url}: ${answer.status}`)
    }
    const ms = performance.now() - before
    times.push(ms)
    if (ms < everyMs) await wait(everyMs - ms)
    return true
  }
  // Visitors who ask at intervals do not all ask in the same moment.
  await Promise.all(
    Array.from({ length: connections }, async (_, place) => {
      await wait((everyMs * place) / connections)
      while (await asks());
    }),
  )
  const elapsed = performance.now() - startedAt
  agent.destroy()
  return { ...summarise(times, elapsed, errors), bytes }
}

function ask({ method, url, headers, body }: OneCall, agent: Agent) {
  return new Promise<{ status: number; bytes: number }>((done) => {
    const asked = request(url, { method, agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, bytes }))
    })
    asked.on('error', () => done({ status: 0, bytes: 0 }))
    asked.end(body && asNew(body))
  })
}

export const asNew = (body: string) => body.replaceAll('KEY', randomUUID()).replaceAll('PHONE', newPhone())

export const newPhone = () => `09${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`
