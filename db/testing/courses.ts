import { type CourseUse, isPlayed } from '@tq/contract/enums.ts'
import { eq } from 'drizzle-orm'
import { cleanLesson } from '../src/clean-lesson.ts'
import type { Database, Tx } from '../src/database.ts'
import { recountCourse } from '../src/learning-counts.ts'
import { categories, courseCategories, courseChapters, courses, lessons, products } from '../src/schema/all.ts'
import { indexCourse } from '../src/search/learning-index.ts'
import { indexProducts } from '../src/search/search-index.ts'

const TITLE = 'Khoá học thử'

type NewLesson = Partial<typeof lessons.$inferInsert>

export interface AddedCourse {
  id: number
  /** Of a sold one: whoever may open it may learn. */
  productId: number
  chapterIds: number[]
  /** In the order of the outline. */
  lessonIds: number[]
}

/**
 * As an editor puts in a course: `chapters` are lists of lessons, each a short text unless it says otherwise. A sold one gets a product
 * of its own.
 */
export function addCourse(
  db: Database,
  {
    chapters = [[{}]],
    ...given
  }: Partial<Omit<typeof courses.$inferInsert, 'use'>> & { use?: CourseUse; chapters?: NewLesson[][] } = {},
): Promise<AddedCourse> {
  return db.transaction(async (tx) => {
    const use = given.use ?? 'library'
    const categoryId = given.categoryId ?? (use === 'library' ? await anyCategory(tx) : null)
    const productId = given.productId ?? (use === 'sold' ? await addProduct(tx, given.title ?? TITLE) : null)
    const [course] = await tx
      .insert(courses)
      .values({ title: TITLE, summary: 'Một khoá học để thử.', ...given, use, categoryId, productId })
      .returning({ id: courses.id })
    const id = course?.id as number
    const added: AddedCourse = { id, productId: productId ?? 0, chapterIds: [], lessonIds: [] }
    for (const [chapterAt, inside] of chapters.entries()) {
      const [chapter] = await tx
        .insert(courseChapters)
        .values({ courseId: id, title: `Chương ${chapterAt + 1}`, position: chapterAt })
        .returning({ id: courseChapters.id })
      const chapterId = chapter?.id as number
      added.chapterIds.push(chapterId)
      for (const [position, lesson] of inside.entries()) {
        const kind = lesson.kind ?? 'text'
        const [row] = await tx
          .insert(lessons)
          .values({
            title: `Bài ${chapterAt + 1}.${position + 1}`,
            durationSeconds: 300,
            completion: isPlayed(kind) ? 'watched' : 'read',
            ...lesson,
            ...{ courseId: id, chapterId, position, kind, body: cleanLesson(lesson.body ?? '<p>Nội dung bài học.</p>') },
          })
          .returning({ id: lessons.id })
        added.lessonIds.push(row?.id as number)
      }
    }
    await recountCourse(tx, id)
    await indexCourse(tx, id)
    return added
  })
}

/** As an editor saves a lesson: counts and search rows follow. */
export function saveLesson(db: Database, id: number, change: Partial<typeof lessons.$inferInsert>): Promise<void> {
  return db.transaction(async (tx) => {
    const [lesson] = await tx.update(lessons).set(change).where(eq(lessons.id, id)).returning({ courseId: lessons.courseId })
    await recountCourse(tx, lesson?.courseId as number)
    await indexCourse(tx, lesson?.courseId as number)
  })
}

/** The same for a course. */
export function saveCourse(db: Database, id: number, change: Partial<typeof courses.$inferInsert>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.update(courses).set(change).where(eq(courses.id, id))
    await indexCourse(tx, id)
  })
}

async function addProduct(tx: Tx, title: string): Promise<number> {
  const [shelf] = await tx.select({ id: categories.id }).from(categories).orderBy(categories.id).limit(1)
  const [lead] = await tx.select({ id: products.id }).from(products).limit(1)
  const [product] = await tx
    .insert(products)
    .values({
      ...{ kind: 'course', objectType: 1, workId: lead?.id as number, categoryId: shelf?.id as number },
      ...{ title, slug: 'khoa-hoc-thu', vatClass: '8', price: 400_000, salePrice: 300_000 },
    })
    .returning({ id: products.id })
  const id = product?.id as number
  await tx.update(products).set({ workId: id }).where(eq(products.id, id))
  await indexProducts(tx, [id])
  return id
}

async function anyCategory(tx: Tx): Promise<number> {
  const [known] = await tx.select({ id: courseCategories.id }).from(courseCategories).orderBy(courseCategories.id).limit(1)
  if (known) return known.id
  const [added] = await tx
    .insert(courseCategories)
    .values({ name: 'Chủ đề thử', position: 0 })
    .returning({ id: courseCategories.id })
  return added?.id as number
}
