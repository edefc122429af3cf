import { AppError } from '@tq/contract/errors.ts'
import type { CourseDetail, CourseOffer } from '@tq/contract/learning/course.ts'
import type { Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { selectCards, toCard } from '../catalog/cards.ts'
import type { CacheInfo } from '../http/cache/cache-info.ts'
import { shownTo, type Viewer } from './access.ts'
import { type CourseRow, selectCourses, toCourseCard } from './course-card.ts'
import { readOutline } from './outline.ts'

export interface ReadOptions {
  viewer: Viewer
  userId: string | null
  /** Told what the answer was made from; of an owner's answer nothing is kept. */
  cacheInfo: CacheInfo
}

type More = { description: string; outcomes: string[]; requirements: string[] }

/** A course as the viewer finds it. What an owner asks for by a stranger's id is not in their library. */
export async function readCourse(db: Db, id: number, { viewer, userId, cacheInfo }: ReadOptions): Promise<CourseDetail> {
  const [row] = await selectCourses<More>(
    db,
    sql`c.id = ${id}::int and ${shownTo(viewer, userId)}`,
    sql`, c.description, c.outcomes, c.requirements`,
  )
  if (!row) throw new AppError(viewer === 'owner' ? 'USER_COURSE_NOT_FOUND' : 'COURSE_NOT_FOUND')
  dependOn(row, cacheInfo)
  const [chapters, offer] = await Promise.all([readOutline(db, id), readOffer(db, row, { viewer, cacheInfo })])
  const { description, outcomes, requirements, teachers: teacherDetails } = row
  return { ...toCourseCard(row), description, outcomes, requirements, teacherDetails, chapters, offer }
}

export function dependOn(row: Pick<CourseRow, 'id' | 'textbook'>, cacheInfo: CacheInfo): void {
  cacheInfo.dependsOn(`course:${row.id}`)
  if (row.textbook) cacheInfo.dependsOn(`textbook:${row.textbook.id}`)
}

/** Where it is bought; null for what is free, no longer sold, or already theirs. */
export async function readOffer(
  db: Db,
  { product_id: productId }: Pick<CourseRow, 'product_id'>,
  { viewer, cacheInfo }: Pick<ReadOptions, 'viewer' | 'cacheInfo'>,
): Promise<CourseOffer | null> {
  if (productId === null || viewer !== 'visitor') return null
  cacheInfo.dependsOn(`book:${productId}`)
  const [row] = await selectCards(db, sql`p.id = ${productId}`)
  if (!row) return null
  const { address, price, listPrice, discountPercent, rating, ratingCount, sold } = toCard(row, cacheInfo)
  const saleEndsAt = price < listPrice && row.sale_ends_at ? new Date(row.sale_ends_at).toISOString() : null
  return { productId, address, price, listPrice, discountPercent, saleEndsAt, rating, ratingCount, sold }
}
