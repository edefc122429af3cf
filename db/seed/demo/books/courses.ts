import { cleanHtml } from '../../../src/clean-html.ts'
import { productCourses, products } from '../../../src/schema/all.ts'
import { randomFor } from '../../random.ts'
import { slugOf } from '../../slug.ts'
import { COURSES, type CourseText } from '../../texts/courses.ts'
import { ratingsOf, soldOf } from '../figures.ts'
import { type Credit, daysFrom, insertAll, type NewProduct, type Press } from '../press.ts'

const FIRST_ID = 2001

export async function seedCourses(press: Press): Promise<void> {
  const courses = COURSES.map((text, index) => course(press, text, FIRST_ID + index))
  await insertAll(press.tx, products, courses)
  for (const row of courses) press.products.set(row.id, row)
  for (const [index, text] of COURSES.entries()) press.credits.set(FIRST_ID + index, teachersOf(press, text))
  const links = COURSES.flatMap(({ bookIds }, index) => bookIds.map((productId) => ({ productId, courseId: FIRST_ID + index })))
  await insertAll(press.tx, productCourses, links)
}

function course(press: Press, text: CourseText, id: number): NewProduct {
  const random = randomFor('course', id)
  const publishedAt = daysFrom(press.now, -random.int(20, 900))
  // Fewer than of most books: for a word they share, a search shows the book first.
  const sold = text.sold ?? Math.ceil(soldOf(random, 1) / 4)
  return {
    id,
    kind: 'course',
    objectType: 1,
    workId: id,
    categoryId: text.categoryId,
    title: text.title,
    slug: slugOf(text.title),
    year: publishedAt.getUTCFullYear(),
    description: cleanHtml(text.about.map((paragraph) => `<p>${paragraph}</p>`).join('\n')),
    toc: text.modules.map((title) => ({ title, page: null })),
    lessonCount: text.lessonCount,
    // A press is no licensed school: its courses are taxed, at the rate of the cut in force through 2026.
    vatClass: '8',
    price: text.price,
    salePrice: text.salePrice,
    sold,
    ...ratingsOf(random, sold),
    publishedAt,
    updatedAt: publishedAt,
  }
}

function teachersOf(press: Press, { teachers }: CourseText): Credit[] {
  return teachers.map((name, position) => {
    const person = press.catalogue.contributors.find((contributor) => contributor.name === name)
    if (!person) throw new Error(`No contributor is called ${name}`)
    return { contributorId: person.id, role: 'author', position }
  })
}
