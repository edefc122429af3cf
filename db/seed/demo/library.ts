import { courseCategories, courses, textbooks } from '../../src/schema/all.ts'
import { LIBRARY_COURSES, TEXTBOOKS } from '../texts/library.ts'
import { insertAll, type Press, productOf } from './press.ts'

export async function seedLibrary(press: Press): Promise<void> {
  await insertAll(press.tx, courseCategories, [{ id: 1, name: 'Khoá học mở', position: 0 }])
  await insertAll(
    press.tx,
    courses,
    LIBRARY_COURSES.map((course, position) => ({
      ...course,
      id: position + 1,
      use: 'library' as const,
      categoryId: 1,
      picture: { url: `/media/library/${position + 1}.webp`, alt: `Minh hoạ khoá học ${course.title}`, width: 800, height: 450 },
      position,
    })),
  )
  await insertAll(
    press.tx,
    textbooks,
    TEXTBOOKS.map(({ bookId, subject, grade }, position) => {
      const { title } = productOf(press, bookId)
      const picture = { url: `/media/covers/${bookId}.webp`, alt: `Bìa sách ${title}`, width: 600, height: 900 }
      return { id: position + 1, title, subject, grade, position, picture, productId: bookId }
    }),
  )
}
