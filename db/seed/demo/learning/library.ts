import { sql } from 'drizzle-orm'
import { courseCategories } from '../../../src/schema/all.ts'
import { LIBRARY_CATEGORIES, LIBRARY_COURSES } from '../../texts/learning/library/index.ts'
import type { Press } from '../press.ts'
import { insertCourses } from './insert-courses.ts'

export async function seedLibrary(press: Press): Promise<void> {
  await press.tx
    .insert(courseCategories)
    .values(LIBRARY_CATEGORIES.map((name, position) => ({ id: position + 1, name, position })))
    // An earlier release had one category, for all.
    .onConflictDoUpdate({ target: courseCategories.id, set: { name: sql`excluded.name` } })
  await insertCourses(
    press,
    LIBRARY_COURSES.map(({ category, text }, position) => ({
      id: position + 1,
      use: 'library',
      text,
      position,
      categoryId: LIBRARY_CATEGORIES.indexOf(category) + 1,
    })),
  )
}
