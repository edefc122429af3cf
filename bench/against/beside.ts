import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Fastify from 'fastify'
import { summarise } from '../load/timing.ts'
import { readMaterial } from '../material/material.ts'
import { makeQuestions } from '../material/questions.ts'

const KINDS = ['lists', 'details', 'searches', 'suggestions'] as const
/** Engines have compiled by then, and memories are full. */
const WARM = 3_000
const ASKED = 2_000
/** Once in a while one of them is asked while the engine clears the memory of both. */
const COUNTED_SHARE = 0.99

const OWN_ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What is used of a version's `mountApi`: each brings its own. */
interface Api {
  directReads: ReadonlyMap<string, (params: object, query: object) => Promise<{ body: Buffer | string }>>
  setListening(isOn: boolean): void
}
type MountApi = (server: object, deps: object) => Promise<Api>

interface Side {
  ask(path: string): Promise<{ ms: number; body: string | undefined }>
  close(): Promise<void>
}

/**
 * The calls of both versions inside this one process, question by question and each first in turn: whatever disturbs one disturbs the
 * other, so that two per cent can be told on a machine whose own pace differs by thirty from one minute to the next. Without sockets and
 * packing, on this version's database: only for versions with the same tables.
 */
export async function compareBeside(otherRoot: string, databaseUrl: string, titles: number): Promise<string[][]> {
  const sides = [await openSide(otherRoot, databaseUrl), await openSide(OWN_ROOT, databaseUrl)] as const
  const questions = makeQuestions(await readMaterial(databaseUrl), titles)
  const rows = [['', 'before, ms', 'now, ms', 'ratio', 'p95, ms', 'answers that differ']]
  for (const kind of KINDS) {
    for (const path of questions[kind](WARM)) for (const side of sides) await side.ask(path)
    const times: [number[], number[]] = [[], []]
    let different = 0
    for (const [turn, path] of questions[kind](ASKED).entries()) {
      const bodies: (string | undefined)[] = []
      for (const which of turn % 2 ? ([1, 0] as const) : ([0, 1] as const)) {
        const { ms, body } = await sides[which].ask(path)
        times[which].push(ms)
        bodies[which] = body
      }
      if (bodies[0] !== bodies[1]) different++
    }
    const [before, now] = [meanOf(times[0]), meanOf(times[1])]
    const p95 = times.map((each) => summarise(each, 0, 0).p95.toFixed(2)).join(' → ')
    rows.push([kind, before.toFixed(3), now.toFixed(3), (now / before).toFixed(3), p95, `${different} of ${ASKED}`])
  }
  for (const side of sides) await side.close()
  return rows
}

async function openSide(root: string, databaseUrl: string): Promise<Side> {
  const load = (file: string) => import(pathToFileURL(join(root, file)).href)
  const { connect }: typeof import('@tq/db/database.ts') = await load('db/src/database.ts')
  const { mountApi }: { mountApi: MountApi } = await load('api/src/app.ts')
  const { TEST_SETTINGS }: typeof import('@tq/api/testing/settings.ts') = await load('api/src/testing/settings.ts')
  const db = connect({ url: databaseUrl, max: 4 })
  const server = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 } })
  const mediaDir = join(tmpdir(), 'thu-quan-against', 'media')
  const api = await mountApi(server, { db, checkAnswers: false, mediaDir, settings: TEST_SETTINGS })
  api.setListening(true)
  return {
    ask: (path) => ask(api, path),
    async close() {
      await server.close()
      await db.$client.end()
    },
  }
}

/** Without a body where it is refused. */
async function ask({ directReads }: Api, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://here')
  const own = directReads.get(pathname)
  const last = pathname.lastIndexOf('/') + 1
  const read = own ?? directReads.get(`${pathname.slice(0, last)}:id`)
  if (!read) throw new Error(`${pathname} is no open read`)
  const params = own ? {} : { id: pathname.slice(last) }
  const startedAt = performance.now()
  const answer = await read(params, Object.fromEntries(searchParams)).catch(() => null)
  return { ms: performance.now() - startedAt, body: answer?.body.toString() }
}

function meanOf(times: number[]): number {
  const counted = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length * COUNTED_SHARE))
  return counted.reduce((sum, ms) => sum + ms, 0) / counted.length
}
