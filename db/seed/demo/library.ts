import { courseCategories, courses } from '../../src/schema/all.ts'
import { LIBRARY_COURSES } from '../texts/library.ts'
import { insertAll, type Press } from './press.ts'

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
}
