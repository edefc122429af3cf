import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Copy } from './floor/fastify.ts'
import { startHelper } from './load/helper-process.ts'
import { type Generator, measureLoad } from './load/load.ts'
import { median, medianOf, type Timing } from './load/timing.ts'
import type { Program } from './program.ts'

const CONNECTIONS = 64
const ROUNDS = 3
const FLOORS = ['same headers', '2 headers'] as const

export interface Cached {
  path: string
  bytes: number
  ours: Timing
  floors: { name: (typeof FLOORS)[number]; side: Timing; ratio: number }[]
}

/** A held answer, or a redirect, next to a plain Fastify that sends the very same bytes, turn by turn. */
export async function measureCached(program: Program, generator: Generator, path: string, seconds: number): Promise<Cached> {
  const copy = await copyOf(program.address + path)
  const pressed = { kind: 'press', connections: CONNECTIONS, status: copy.status } as const
  const plain = startHelper<Copy[], string[]>('floor/fastify.ts')
  try {
    const addresses = await plain.ask([copy, { ...copy, headers: onlyTwo(copy) }])
    const sides = [{ url: program.address + path, pid: program.pid }, ...addresses.map((url) => ({ url, pid: plain.pid }))]
    const rounds: Timing[][] = sides.map(() => [])
    for (const { url } of sides) await generator.ask({ ...pressed, url, seconds: 1 })
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { url, pid }] of sides.entries())
        rounds[at]?.push(await measureLoad(generator, { ...pressed, url, seconds }, pid))
    }
    const [ours = [], ...theirs] = rounds
    return {
      path,
      bytes: copy.body.length,
      ours: medianOf(ours),
      floors: theirs.map((their, at) => {
        const ratios = ours.map(({ perSecond }, round) => perSecond / (their[round]?.perSecond ?? Number.NaN))
        return { name: FLOORS[at] as (typeof FLOORS)[number], side: medianOf(their), ratio: median(ratios) }
      }),
    }
  } finally {
    await plain.stop()
  }
}

/** What the server adds to each exchange by itself, the copy's server adds too. */
const OWN_TO_EXCHANGE = ['date', 'connection', 'keep-alive', 'content-length']

/** The answer as it goes over the wire; fetch would unpack it. */
async function copyOf(url: string): Promise<Copy> {
  const once = () =>
    new Promise<Copy>((done, fail) => {
      get(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
        const body = Buffer.concat(await response.toArray())
        const { statusCode: status = 0 } = response
        if (status !== 200 && status !== 302) return fail(new Error(`${url}: ${status}`))
        done({ status, body, headers: response.headers as Record<string, string> })
      }).on('error', fail)
    })
  const { status, body, headers } = await settled(once)
  if (status === 200 && headers['x-cache'] !== 'hit') throw new Error(`${url} is not held: x-cache is ${headers['x-cache']}`)
  for (const name of OWN_TO_EXCHANGE) delete headers[name]
  return { status, body, headers }
}

/** An answer that is asked for again and again is packed better: the one that is sent from then on. */
async function settled(ask: () => Promise<Copy>): Promise<Copy> {
  for (let before = await ask(), same = 0; ; ) {
    const now = await ask()
    same = now.body.length === before.body.length ? same + 1 : 0
    if (same === SAME_IN_A_ROW) return now
    before = now
    await wait(50)
  }
}
const SAME_IN_A_ROW = 8

function onlyTwo({ status, headers }: Copy): Copy['headers'] {
  const names = status === 200 ? ['content-type', 'content-encoding'] : ['location', 'cache-control']
  return Object.fromEntries(names.map((name) => [name, headers[name] ?? '']))
}
