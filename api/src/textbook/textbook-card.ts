import type { Picture } from '@tq/contract/catalog.ts'
import type { TextbookCard } from '@tq/contract/learning/textbook.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { type SQL, sql } from 'drizzle-orm'
import { coverOf } from '../catalog/cover.ts'

export interface TextbookRow {
  id: number
  title: string
  summary: string
  subject: string
  grade: number
  picture: Picture | null
  product_id: number | null
  course_id: number | null
  authors: string[]
  audio: number
  video: number
  lesson: number
  exercise: number
}

/** Selects what cards need of published textbooks `t`. Only what leads to an open lesson is counted; a page of a book is read like one. */
export function selectTextbooks(db: Db, where: SQL): Promise<TextbookRow[]> {
  return runPrepared(
    db,
    sql`select t.id, t.title, t.summary, t.subject, t.grade, t.product_id, t.course_id,
        coalesce(t.picture, ${coverOf(sql`t.product_id`)}) as picture,
        array(select p.name from product_contributors pc join contributors p on p.id = pc.contributor_id
          where pc.product_id = t.product_id and pc.role in ('author', 'editor')
          order by pc.role <> 'author', pc.position) as authors,
        carried.audio, carried.video, carried.lesson, carried.exercise
      from textbooks t
      cross join lateral (
        select count(*) filter (where s.kind = 'audio')::int as audio, count(*) filter (where s.kind = 'video')::int as video,
          count(*) filter (where s.kind in ('lesson', 'page'))::int as lesson,
          count(*) filter (where s.kind = 'exercise')::int as exercise
        from textbook_chapters ch join textbook_sub_chapters s on s.chapter_id = ch.id
        join lessons l on l.id = s.lesson_id and l.is_published
        join courses c on c.id = l.course_id and c.is_published and c.use <> 'sold'
        where ch.textbook_id = t.id) carried
      where t.is_published and ${where}`,
  )
}

export function toTextbookCard(row: TextbookRow): TextbookCard {
  const { id, title, summary, subject, grade, authors, picture } = row
  return {
    ...{ id, title, address: addressId(title, id), summary, subject, grade, authors, picture },
    ...{ audioCount: row.audio, videoCount: row.video, lessonCount: row.lesson, exerciseCount: row.exercise },
  }
}
