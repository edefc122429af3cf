import { connect } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { OneCall } from '../load/calls.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import type { Timing } from '../load/timing.ts'
import { openMembers } from '../members.ts'
import type { Program } from '../program.ts'
import type { Row } from '../rows.ts'

const LEARNERS = 200
/** A player saves every 10 to 15 seconds: so many askers are two thousand learners and more. */
const EVERY_MS = 1_000
const PLACES = 10

export interface Learning {
  position: Timing
}

/** People who watch lessons: where they are is saved while they do. */
export async function measureLearning(
  program: Program,
  databaseUrl: string,
  generator: Generator,
  seconds: number,
): Promise<Learning> {
  const db = connect({ url: databaseUrl, max: 4 })
  try {
    const { rows: lessons } = await db.execute<{ id: number; seconds: number }>(sql`
      select l.id, l.duration_seconds as seconds from lessons l join courses c on c.id = l.course_id
      where l.kind = 'video' and l.is_published and c.is_published and c.use = 'library' order by l.id limit 20`)
    if (!lessons.length) throw new Error('No video to watch')
    const members = await openMembers(db, LEARNERS)
    // Each learner's saves stand far apart, as they come from one player after another.
    const flows = Array.from({ length: PLACES }, (_, place) =>
      members.map(({ token }, i): OneCall[] => {
        const { id, seconds } = lessons[i % lessons.length] as (typeof lessons)[number]
        const [from, to] = [place, place + 1].map((n) => Math.floor((seconds * n) / PLACES / 2))
        return [save(program.address, token, { lessonId: id, position: to, played: { from, to } })]
      }),
    ).flat()
    const [first] = flows[0] as [OneCall]
    const job = { kind: 'calls', ...first, flows, connections: LEARNERS, everyMs: EVERY_MS } as const
    await generator.ask({ ...job, seconds: 2 })
    return { position: await measureLoad(generator, { ...job, seconds: Math.max(seconds, 5) }, program.pid) }
  } finally {
    await db.$client.end()
  }
}

const save = (address: string, token: string, body: object): OneCall => ({
  method: 'POST',
  url: `${address}/api/LessonProgress/Position`,
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ ...body, at: new Date().toISOString() }),
})

export function learningRows({ position }: Learning): Row[] {
  return [
    { name: `position of a learner, ${LEARNERS} askers`, timing: position, target: 'p95 < 10 ms', isMet: position.p95 < 10 },
  ]
}
