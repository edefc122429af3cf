import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MANUSCRIPT_UPLOADS } from '@tq/contract/manuscript/files.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import type { OneCall } from '../load/calls.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import type { Timing } from '../load/timing.ts'
import { openMembers } from '../members.ts'
import { type OnStop, type Program, startProgram, watchMemory } from '../program.ts'
import type { Row } from '../rows.ts'

const MANUSCRIPTS = 10_000
const AUTHORS = 100
const MOST_P95_MS = 15
const MB = 1024 * 1024
const FILE_BYTES = 100 * MB
const PART_BYTES = 8 * MB
const MOST_GROWTH = 40 * MB

interface Uploaded {
  growth: number
  seconds: number
  isTaken: boolean
}

export interface Manuscripts {
  staffList: Timing
  ownList: Timing
  /** In one form, and in parts. */
  form: Uploaded
  parts: Uploaded
}

/** The lists of a desk that has worked for years, and what the largest file does to the memory. */
export async function measureDesk(
  databaseUrl: string,
  generator: Generator,
  { seconds, onStop }: { seconds: number; onStop: OnStop },
): Promise<Manuscripts> {
  const db = connect({ url: databaseUrl, max: 4 })
  const dataDir = await mkdtemp(join(tmpdir(), 'tq-bench-'))
  const removeData = onStop(() => rm(dataDir, { recursive: true, force: true }))
  try {
    const members = await openMembers(db, AUTHORS)
    await placeManuscripts(
      db,
      members.map(({ id }) => id),
    )
    const program = await startProgram(databaseUrl, onStop, { DATA_DIR: dataDir })
    const [editor] = members
    if (!editor) throw new Error('Nobody to work')
    await db.execute(sql`update users set role = 'staff' where id = ${editor.id}`)
    const ask = (token: string, path: string): OneCall[] => [
      { method: 'GET', url: program.address + path, headers: { authorization: `Bearer ${token}` } },
    ]
    const load = async (flows: OneCall[][]) => {
      const [first] = flows[0] as [OneCall]
      const job = { kind: 'calls', ...first, flows, connections: 2 } as const
      await generator.ask({ ...job, seconds: 1 })
      return measureLoad(generator, { ...job, seconds }, program.pid)
    }
    const staffList = await load(STAFF_QUERIES.map((query) => ask(editor.token, `/api/Staff/Manuscripts?${query}`)))
    const ownList = await load(members.slice(1).map(({ token }) => ask(token, '/api/Draft/GetDraftList')))
    const file = largeFile()
    // Once without measuring: the engine lets its young objects take some 50 MB before it looks at them, whatever they are.
    await sendForm(program, file)
    const form = await sendForm(program, file)
    const parts = await sendParts(program, file)
    await program.stop()
    return { staffList, ownList, form, parts }
  } finally {
    await db.execute(sql`delete from manuscripts where code like 'BT-1999-%' or title = 'Bench'`)
    await db.$client.end()
    await removeData()
  }
}

/** The first page, one in the middle, each filter, a word that many and one that few have. */
const STAFF_QUERIES = [
  ...['', 'page=200', 'state=underReview', 'kind=textbook', 'which=mine', 'which=unassigned', 'which=late'],
  ...[
    'sort=title',
    'sort=-dueDay',
    'searchContent=dong%20bang',
    'searchContent=bt-1999-04242',
    'searchContent=thu%20h%C3%A0%2077',
  ],
]

async function placeManuscripts(db: Database, authors: string[]): Promise<void> {
  await db.execute(sql`delete from manuscripts where code like 'BT-1999-%'`)
  await db.execute(sql`
    insert into manuscripts (code, user_id, assigned_to, state, title, kind, field, summary, standing, author_name, author_email, due_day, search_text,
      committed_at, submitted_at, created_at, changed_at)
    select code, (${sql.param(authors)}::uuid[])[1 + n % ${AUTHORS}],
      case when n % 20 > 0 then (${sql.param(authors)}::uuid[])[1] end, state, title,
      (array['textbook', 'monograph', 'reference'])[1 + n % 3], 'other', repeat('Một câu tóm tắt. ', 20), 'person', name || ' ' || n % 500,
      'tac.gia' || n || '@example.vn',
      case when state in ('papersRequested', 'revisionRequested') then current_date + (n % 60 - 20) end,
      lower(code) || ' ' || plain || ' ' || plain_name || ' ' || n % 500 || ' tac.gia' || n || '@example.vn', at, at, at, at
    from (select n, 'BT-1999-' || lpad(n::text, 5, '0') as code, now() - make_interval(hours => n) as at,
      (array['Đồng bằng', 'Miền núi', 'Thành phố', 'Biển đảo', 'Rừng già'])[1 + n % 5] || ' tập ' || n as title,
      (array['dong bang', 'mien nui', 'thanh pho', 'bien dao', 'rung gia'])[1 + n % 5] || ' tap ' || n as plain,
      (array['Lan Anh', 'Minh Khôi', 'Thu Hà', 'Bảo Trân', 'Quốc Việt', 'Hải Đăng', 'Tú Uyên'])[1 + n % 7] as name,
      (array['lan anh', 'minh khoi', 'thu ha', 'bao tran', 'quoc viet', 'hai dang', 'tu uyen'])[1 + n % 7] as plain_name,
      (array['received', 'papersRequested', 'underReview', 'revisionRequested', 'revised', 'accepted', 'rejected', 'withdrawn'])[1 + n % 8] as state
      from generate_series(1, ${MANUSCRIPTS}) n) rows`)
  // As the database does by itself soon after so many new rows.
  await db.execute(sql`vacuum analyze manuscripts`)
}

/** A Word file with pictures, which can't be packed any further. */
function largeFile(): Buffer {
  const entries = {
    '[Content_Types].xml': Buffer.from('<Types/>'),
    'word/document.xml': Buffer.from('<w:document/>'),
    'word/media/image1.png': randomBytes(FILE_BYTES - 2000),
  }
  return Buffer.from(zipSync(entries, { level: 0 }))
}

async function watched(pid: number, work: () => Promise<boolean>): Promise<Uploaded> {
  const memory = await watchMemory(pid)
  const startedAt = performance.now()
  const isTaken = await work()
  return { seconds: (performance.now() - startedAt) / 1000, isTaken, growth: memory.stop() }
}

const FIELDS = {
  ...{ title: 'Bench', kind: 'monograph', field: 'other', standing: 'person', summary: 'Một câu tóm tắt. '.repeat(10) },
  ...{ authorName: 'Tác Giả Bench', authorPhone: '0912345678', authorUnit: 'Bench' },
  ...{ holdsRights: 'true', isNotElsewhere: 'true' },
}

function submit({ address }: Program, more: Record<string, string | File>): Promise<boolean> {
  const form = new FormData()
  // One mailbox sends a few a day.
  const keys = { requestKey: randomUUID(), authorEmail: `${randomUUID()}@example.vn` }
  for (const [name, value] of Object.entries({ ...keys, ...FIELDS, ...more })) form.append(name, value)
  return fetch(`${address}/api/Draft/CreateDraft`, { method: 'POST', body: form }).then(({ ok }) => ok)
}

const sendForm = (program: Program, file: Buffer) =>
  watched(program.pid, () => submit(program, { manuscript: new File([new Uint8Array(file)], 'Bản thảo.docx') }))

function sendParts(program: Program, file: Buffer): Promise<Uploaded> {
  return watched(program.pid, async () => {
    const headers = { 'tus-resumable': '1.0.0' }
    const named = `filename ${Buffer.from('Bản thảo.docx').toString('base64')}`
    const begun = await fetch(`${program.address}${MANUSCRIPT_UPLOADS}`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': String(file.length), 'upload-metadata': named },
    })
    const place = begun.headers.get('location')
    if (!place) throw new Error(`The upload was refused: ${begun.status} ${await begun.text()}`)
    for (let offset = 0; offset < file.length; offset += PART_BYTES)
      await fetch(`${program.address}${place}`, {
        method: 'PATCH',
        headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        body: new Uint8Array(file.subarray(offset, offset + PART_BYTES)),
      })
    return submit(program, { uploads: JSON.stringify([{ id: place.split('/').at(-1), role: 'manuscript' }]) })
  })
}

export function deskRows({ staffList, ownList, form, parts }: Manuscripts): Row[] {
  const list = (name: string, timing: Timing): Row => ({
    ...{ name, timing, target: `p95 < ${MOST_P95_MS} ms, none failed` },
    isMet: timing.p95 < MOST_P95_MS && timing.errors === 0,
  })
  const upload = (name: string, { growth, seconds, isTaken }: Uploaded): Row => ({
    name,
    reading: `memory + ${(growth / MB).toFixed(0)} MB, ${(FILE_BYTES / MB / seconds).toFixed(0)} MB/s`,
    target: `< ${MOST_GROWTH / MB} MB`,
    isMet: growth < MOST_GROWTH && isTaken,
    isWrong: !isTaken,
  })
  return [
    list(`the desk's list of ${MANUSCRIPTS} manuscripts`, staffList),
    list('an author’s own list', ownList),
    upload('100 MB in one form', form),
    upload('100 MB in parts', parts),
  ]
}
