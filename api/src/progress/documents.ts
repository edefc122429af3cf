import type { UserDocument } from '@tq/contract/learning/documents.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { ownedBy } from '../entitlement/require-entitlement.ts'
import { type Paged, requirePage } from '../http/paging.ts'
import type { Tickets } from '../storage/tickets.ts'
import { lessonPass } from '../video/lesson-media.ts'

interface Row {
  kind: UserDocument['kind']
  /** Of a material its id; of a document nothing, for a lesson is one document. */
  material: string | null
  title: string
  fileName: string
  bytes: number
  mediaType: string
  lessonId: number
  lessonTitle: string
  courseId: number
  courseTitle: string
}

/** Every file of every course one has bought or was given. */
const ownFiles = (userId: string) => sql`${ownedBy(userId)}
  join courses c on c.product_id = own.product_id and c.is_published
  join lessons l on l.course_id = c.id and l.is_published
  join course_chapters ch on ch.id = l.chapter_id
  join lateral (
    select 'material' as kind, m.id as material, m.title, m.file_name, m.file_hash, m.position
      from lesson_materials m where m.lesson_id = l.id
    union all
    select 'document', null, l.title, l.title || '.pdf', l.file_hash, -1 where l.kind = 'document') d on true
  join files f on f.hash = d.file_hash`

/** Tickets are for the lessons of this page only. */
export async function listUserDocuments({ db, tickets }: { db: Db; tickets: Tickets }, userId: string, paged: Paged) {
  const [counted] = await runPrepared<{ n: number }>(db, sql`select count(*)::int as n from ${ownFiles(userId)}`)
  const { total, totalPage, offset } = requirePage(counted?.n ?? 0, paged)
  const rows = await runPrepared<Row>(
    db,
    sql`select d.kind, d.material, d.title, d.file_name as "fileName", f.bytes::float8 as bytes, f.media_type as "mediaType",
        l.id as "lessonId", l.title as "lessonTitle", c.id as "courseId", c.title as "courseTitle"
      from ${ownFiles(userId)}
      order by own.opened_at desc, c.id, ch.position, ch.id, l.position, l.id, d.position, d.material
      limit ${paged.perPage} offset ${offset}`,
  )
  const passes = new Map<number, string>()
  for (const { lessonId } of rows)
    if (!passes.has(lessonId)) passes.set(lessonId, (await tickets.signPass({ ...lessonPass(lessonId), userId })).ticket)
  return { data: rows.map((row) => toDocument(row, passes.get(row.lessonId) ?? '')), total, totalPage }
}

function toDocument(row: Row, ticket: string): UserDocument {
  const { kind, material, title, fileName, bytes, mediaType, lessonId, lessonTitle, courseId, courseTitle } = row
  const name = material === null ? 'document.pdf' : `materials/${material}`
  return {
    key: material ?? `lesson-${lessonId}`,
    kind,
    title,
    fileName,
    bytes,
    mediaType,
    url: `/media/lessons/${lessonId}/${name}?ticket=${ticket}`,
    lesson: { id: lessonId, title: lessonTitle, address: addressId(lessonTitle, lessonId) },
    course: { id: courseId, title: courseTitle, address: addressId(courseTitle, courseId) },
  }
}
