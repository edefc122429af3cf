import type { SubChapterKind } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { SubChapter, TextbookChapter, TextbookDetail } from '@tq/contract/learning/textbook.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { selectCards, toCard } from '../catalog/cards.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { mediaAddress } from '../video/lesson-media.ts'
import { selectTextbooks, toTextbookCard } from './textbook-card.ts'

interface SubChapterRow {
  id: number
  chapter_id: number
  parent_id: number | null
  position: number
  title: string
  page: number | null
  kind: SubChapterKind
  lesson: { id: number; title: string; seconds: number; isAudio: boolean } | null
}

export async function readTextbook(db: Db, id: number, cacheInfo: CacheInfo): Promise<TextbookDetail> {
  const [row] = await selectTextbooks(db, sql`t.id = ${id}::int`)
  if (!row) throw new AppError('TEXTBOOK_NOT_FOUND')
  cacheInfo.dependsOn(`textbook:${id}`)
  if (row.course_id !== null) cacheInfo.dependsOn(`course:${row.course_id}`)
  const [chapters, subChapters, product] = await Promise.all([
    readChapters(db, id),
    readSubChapters(db, id),
    row.product_id === null ? null : readProduct(db, row.product_id, cacheInfo),
  ])
  return { ...toTextbookCard(row), courseId: row.course_id, product, chapters, subChapters }
}

function readChapters(db: Db, textbookId: number): Promise<TextbookChapter[]> {
  return runPrepared(
    db,
    sql`select id as "chapterId", title, "column", position, first_page as "firstPage", last_page as "lastPage"
      from textbook_chapters where textbook_id = ${textbookId} order by "column", position, id`,
  )
}

async function readSubChapters(db: Db, textbookId: number): Promise<SubChapter[]> {
  const rows = await runPrepared<SubChapterRow>(
    db,
    sql`select s.id, s.chapter_id, s.parent_id, s.position, s.title, s.page, s.kind,
        (select jsonb_build_object('id', l.id, 'title', l.title, 'seconds', l.duration_seconds, 'isAudio', l.kind = 'audio')
          from lessons l join courses c on c.id = l.course_id
          where l.id = s.lesson_id and l.is_published and c.is_published and c.use <> 'sold') as lesson
      from textbook_sub_chapters s join textbook_chapters ch on ch.id = s.chapter_id
      where ch.textbook_id = ${textbookId}
      order by ch."column", ch.position, ch.id, s.position, s.id`,
  )
  return withoutDeadEnds(rows).map(toSubChapter)
}

/** What leads to a withdrawn lesson is left out, or stays as a heading while something stands below it. */
function withoutDeadEnds(rows: SubChapterRow[]): SubChapterRow[] {
  const isOpen = ({ kind, lesson }: SubChapterRow) => kind === 'heading' || lesson !== null
  const parents = new Set(rows.filter(isOpen).map(({ parent_id }) => parent_id))
  return rows.flatMap((row) => (isOpen(row) ? [row] : parents.has(row.id) ? [{ ...row, kind: 'heading' as const }] : []))
}

function toSubChapter({ lesson, ...row }: SubChapterRow): SubChapter {
  return {
    subChapterId: row.id,
    chapterId: row.chapter_id,
    parentId: row.parent_id ?? 0,
    position: row.position,
    title: row.title,
    page: row.page,
    kind: row.kind,
    lesson: lesson && {
      id: lesson.id,
      address: addressId(lesson.title, lesson.id),
      durationSeconds: lesson.seconds,
      audioURL: lesson.isAudio ? mediaAddress(lesson.id, 'audio.mp3') : null,
    },
  }
}

async function readProduct(db: Db, productId: number, cacheInfo: CacheInfo): Promise<TextbookDetail['product']> {
  cacheInfo.dependsOn(`book:${productId}`)
  const [row] = await selectCards(db, sql`p.id = ${productId}`)
  if (!row) return null
  const { id, address, price } = toCard(row, cacheInfo)
  return { id, address, price }
}
