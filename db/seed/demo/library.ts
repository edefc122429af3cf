import { libraryCourses, textbooks } from '../../src/schema/all.ts'
import { slugOf } from '../slug.ts'
import { LIBRARY_COURSES, TEXTBOOKS } from '../texts/library.ts'
import { insertAll, type Press, productOf } from './press.ts'

export async function seedLibrary(press: Press): Promise<void> {
  await insertAll(
    press.tx,
    libraryCourses,
    LIBRARY_COURSES.map((course, position) => ({
      ...course,
      id: position + 1,
      slug: slugOf(course.title),
      picture: { url: `/media/library/${position + 1}.webp`, alt: `Minh hoạ khoá học ${course.title}`, width: 800, height: 450 },
      position,
    })),
  )
  await insertAll(
    press.tx,
    textbooks,
    TEXTBOOKS.map(({ bookId, subject, grade }, position) => {
      const { title, slug } = productOf(press, bookId)
      const picture = { url: `/media/covers/${bookId}.webp`, alt: `Bìa sách ${title}`, width: 600, height: 900 }
      return { id: position + 1, title, slug, subject, grade, position, picture }
    }),
  )
}
