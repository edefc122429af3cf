import { slugify } from '@tq/contract/slug.ts'
import { productCourses, products } from '../../../src/schema/all.ts'
import { randomFor } from '../../random.ts'
import { COURSES, type CourseProduct } from '../../texts/courses.ts'
import type { CourseText } from '../../texts/learning/course-text.ts'
import { ratingsOf, soldOf } from '../figures.ts'
import { type Credit, daysFrom, insertAll, type NewProduct, type Press } from '../press.ts'

export const FIRST_COURSE_PRODUCT = 2001

export async function seedCourses(press: Press): Promise<void> {
  const courses = COURSES.map((sale, index) => course(press, sale, FIRST_COURSE_PRODUCT + index))
  await insertAll(press.tx, products, courses)
  for (const row of courses) press.products.set(row.id, row)
  for (const [index, { text }] of COURSES.entries()) press.credits.set(FIRST_COURSE_PRODUCT + index, teachersOf(press, text))
  const links = COURSES.flatMap(({ bookIds }, index) =>
    bookIds.map((productId) => ({ productId, courseId: FIRST_COURSE_PRODUCT + index })),
  )
  await insertAll(press.tx, productCourses, links)
}

function course(press: Press, sale: CourseProduct, id: number): NewProduct {
  const random = randomFor('course', id)
  const publishedAt = daysFrom(press.now, -random.int(20, 900))
  // Fewer than of most books: for a word they share, a search shows the book first.
  const sold = sale.sold ?? Math.ceil(soldOf(random, 1) / 4)
  return {
    id,
    kind: 'course',
    objectType: 1,
    workId: id,
    categoryId: sale.categoryId,
    year: publishedAt.getUTCFullYear(),
    ...describedBy(sale.text),
    // A press is no licensed school: its courses are taxed, at the rate of the cut in force through 2026.
    vatClass: '8',
    price: sale.price,
    salePrice: sale.salePrice,
    sold,
    ...ratingsOf(random, sold),
    publishedAt,
    updatedAt: publishedAt,
  }
}

/** What the shop says of a course is what the course holds. */
export function describedBy({ title, description, chapters }: CourseText) {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  return {
    title,
    slug: slugify(title),
    description,
    toc: lessons.map((lesson) => ({ title: lesson.title, page: null })),
    lessonCount: lessons.length,
  }
}

function teachersOf(press: Press, { teachers }: CourseText): Credit[] {
  return teachers.map(({ name }, position) => {
    const person = press.catalogue.contributors.find((contributor) => contributor.name === name)
    if (!person) throw new Error(`No contributor is called ${name}`)
    return { contributorId: person.id, role: 'author', position }
  })
}
