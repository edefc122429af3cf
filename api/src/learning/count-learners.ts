import type { Database } from '@tq/db/database.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { sql } from 'drizzle-orm'

/**
 * Says of every course how many people began one of its lessons. Once an hour and not with each of them: every new learner would drop the
 * pages of the whole library from the cache.
 */
export async function countLearners(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update courses c set learner_count = counted.people from (
        select c.id, count(distinct p.user_id)::int as people
        from courses c left join lessons l on l.course_id = c.id left join lesson_progress p on p.lesson_id = l.id
        group by c.id) counted
      where c.id = counted.id and c.learner_count <> counted.people returning c.id`)
    if (rows.length) await invalidateTags(tx, ['library', ...rows.map(({ id }) => `course:${id}`)])
  })
}
