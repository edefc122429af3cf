import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'
import { findUnclean, findUnfresh } from './remembered/lesson-texts.ts'

export const LEARNING: Invariants = {
  rules: [
    {
      name: 'a course counts its published lessons and their time',
      broken: sql`select c.id::text as key, format('%s lessons, %s s', c.lesson_count, c.duration_seconds) as what
        from courses c left join (
          select course_id, count(*) as lessons, sum(duration_seconds) as seconds from lessons where is_published group by 1
        ) counted on counted.course_id = c.id
        where c.lesson_count <> coalesce(counted.lessons, 0) or c.duration_seconds <> coalesce(counted.seconds, 0)`,
    },
    {
      name: 'a product that is a course says how many lessons it has',
      broken: sql`select p.id::text as key, format('%s, its course %s', p.lesson_count, c.lesson_count) as what
        from courses c join products p on p.id = c.product_id where p.lesson_count <> c.lesson_count or p.kind <> 'course'`,
    },
    {
      name: 'a textbook has a course of its kind, and leads to nothing that is sold',
      broken: sql`select t.id::text as key, format('course %s', c.id) as what from textbooks t join courses c on c.id = t.course_id
          where c.use <> 'textbook'
        union all select s.id::text, format('lesson %s', l.id) from textbook_sub_chapters s join lessons l on l.id = s.lesson_id
          join courses c on c.id = l.course_id where c.use = 'sold'`,
    },
    {
      name: 'a textbook has chapters with two levels',
      broken: sql`select s.id::text as key, format('below %s', s.parent_id) as what
        from textbook_sub_chapters s join textbook_sub_chapters above on above.id = s.parent_id where above.parent_id is not null`,
    },
    {
      name: 'every word of a title in the library is known to the repair of typed words',
      broken: sql`select word as key, d.id::text as what from learning_docs d, string_to_table(d.title, ' ') as known (word)
        where word not in ('', '|') and not exists (select 1 from learning_words w where w.word = known.word)`,
    },
  ],
  computed: [
    {
      name: 'a row that the library is searched by is what it would be if it were written now',
      reads: [
        ...[
          'learning_docs',
          'courses',
          'course_categories',
          'lessons',
          'textbooks',
          'textbook_chapters',
          'textbook_sub_chapters',
        ],
        ...['product_contributors', 'contributors'],
      ],
      find: findUnfresh,
    },
    { name: 'a text of a lesson is clean', reads: ['lessons', 'courses'], find: findUnclean },
  ],
}
