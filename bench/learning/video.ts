import { randomBytes } from 'node:crypto'
import { openKeys } from '@tq/api/account/signing-keys.ts'
import { openTickets } from '@tq/api/storage/tickets.ts'
import { segmentAddress } from '@tq/api/video/playlists.ts'
import { VIDEO_UPLOADS } from '@tq/contract/learning/video.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import type { OneCall } from '../load/calls.ts'
import { startHelper } from '../load/helper-process.ts'
import { type Generator, measureLoad } from '../load/load.ts'
import type { Timing } from '../load/timing.ts'
import { openMembers } from '../members.ts'
import { type OnStop, type Program, placeFiles, startProgram, watchMemory } from '../program.ts'
import type { Row } from '../rows.ts'

const VIEWERS = 300
/** A segment is so long: each viewer asks for the next when one was played. */
const SEGMENT_MS = 4_000
const MOST_CPU = 1.5
const MB = 1024 * 1024
const PART_BYTES = 16 * MB
const MOST_GROWTH = 60 * MB

export interface Videos {
  ours: Timing
  plain: Timing
  upload: { bytes: number; growth: number; seconds: number; isKept: boolean }
}

/** Many who watch at once, against a plain server of the same files; and what a long upload does to the memory. */
export async function measureVideo(
  databaseUrl: string,
  generator: Generator,
  { isQuick, onStop }: { isQuick: boolean; onStop: OnStop },
): Promise<Videos> {
  const db = connect({ url: databaseUrl, max: 4 })
  const { dataDir, folder, remove: removeData } = await placeFiles(databaseUrl, onStop)
  const plainServer = startHelper<{ folder: string }, string>('floor/static.ts')
  const stopPlain = onStop(() => plainServer.stop())
  try {
    const { rows } = await db.execute<{ hash: string }>(sql`select file_hash as hash from video_segments order by file_hash`)
    if (!rows.length) throw new Error('No video to watch')
    const program = await startProgram(databaseUrl, onStop, { DATA_DIR: dataDir })
    const plainAddress = await plainServer.ask({ folder })
    const seconds = isQuick ? 8 : 60
    const watch = (address: (hash: string) => string, pid: number) =>
      measureViewers(generator, { urls: rows.map(({ hash }) => address(hash)), pid, seconds })
    const plain = await watch((hash) => `${plainAddress}/${hash.slice(0, 2)}/${hash}`, plainServer.pid)
    const { seal } = await openTickets(() => openKeys(db)('ticket')).seals()
    const ours = await watch((hash) => program.address + segmentAddress({ fileHash: hash, seal: seal(hash) }), program.pid)
    const upload = await measureUpload(db, program, isQuick ? 128 * MB : 1024 * MB)
    await program.stop()
    return { ours, plain, upload }
  } finally {
    await stopPlain()
    await db.$client.end()
    await removeData()
  }
}

async function measureViewers(
  generator: Generator,
  { urls, pid, seconds }: { urls: string[]; pid: number; seconds: number },
): Promise<Timing> {
  const flows = urls.map((url): OneCall[] => [{ method: 'GET', url, headers: {} }])
  const [first] = flows[0] as [OneCall]
  const job = { kind: 'calls', ...first, flows, connections: VIEWERS } as const
  // Everything once: both have found their files and their stride.
  await generator.ask({ ...job, seconds: 2 })
  return measureLoad(generator, { ...job, seconds, everyMs: SEGMENT_MS }, pid)
}

/** In parts, as the back office sends it, watched all the while. */
async function measureUpload(db: Database, { address, pid }: Program, bytes: number): Promise<Videos['upload']> {
  const [member] = await openMembers(db, 1)
  if (!member) throw new Error('Nobody to upload')
  await db.execute(sql`update users set role = 'staff' where id = ${member.id}`)
  const headers = { authorization: `Bearer ${member.token}`, 'tus-resumable': '1.0.0' }
  const begun = await fetch(`${address}${VIDEO_UPLOADS}`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes) },
  })
  const place = begun.headers.get('location')
  if (!place) throw new Error(`The upload was refused: ${begun.status} ${await begun.text()}`)
  const part = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), randomBytes(PART_BYTES - 12)])
  const memory = await watchMemory(pid)
  const startedAt = performance.now()
  let status = 0
  for (let offset = 0; offset < bytes; offset += PART_BYTES) {
    const answer = await fetch(`${address}${place}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: part,
    })
    status = answer.status
  }
  const seconds = (performance.now() - startedAt) / 1000
  const growth = memory.stop()
  const id = place.split('/').at(-1) as string
  const { rowCount } = await db.execute(sql`delete from videos where id = ${id} and state = 'processing'`)
  await db.execute(sql`select graphile_worker.remove_job(${`process-video:${id}`})`)
  return { bytes, growth, seconds, isKept: status === 204 && rowCount === 1 }
}

export function videoRows({ ours, plain, upload }: Videos): Row[] {
  const ratio = (ours.cpuMs ?? Number.NaN) / (plain.cpuMs ?? Number.NaN)
  return [
    {
      name: `segment of a stream, ${VIEWERS} viewers`,
      timing: ours,
      reading: `CPU × ${ratio.toFixed(2)} of plain`,
      target: `≤ × ${MOST_CPU}, none failed`,
      isMet: ratio <= MOST_CPU && ours.errors === 0,
    },
    { name: '  plain @fastify/static', timing: plain },
    {
      name: `upload of ${Math.round(upload.bytes / MB)} MB`,
      reading: `memory + ${(upload.growth / MB).toFixed(0)} MB, ${(upload.bytes / MB / upload.seconds).toFixed(0)} MB/s`,
      target: `< ${MOST_GROWTH / MB} MB`,
      isMet: upload.growth < MOST_GROWTH && upload.isKept,
      isWrong: !upload.isKept,
    },
  ]
}
