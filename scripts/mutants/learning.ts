import type { Mutant } from './mutant.ts'

const PROGRESS = ['api/src/progress/progress.test.ts']

export const LEARNING: Mutant[] = [
  {
    file: 'api/src/progress/save-position.ts',
    from: '- ${WATCHED_SECONDS}))`',
    to: '))`',
    what: 'a hundred quick calls complete a video that nobody watched',
    tests: PROGRESS,
  },
  {
    file: 'api/src/progress/save-position.ts',
    from: 'case when excluded.position_at >= p.position_at then excluded.position else p.position end',
    to: 'excluded.position',
    what: 'a telephone that comes back online takes the learner back',
    tests: PROGRESS,
  },
  {
    file: 'api/src/progress/save-position.ts',
    from: 'least(${at}::timestamptz, now())',
    to: '${at}::timestamptz',
    what: 'a clock that is a year ahead wins for a year',
    tests: PROGRESS,
  },
  {
    file: 'api/src/learning/access.ts',
    from: '(${OPEN_TO_ALL} or ${isOwned(userId)})',
    to: '(${OPEN_TO_ALL} or true)',
    what: 'strangers learn in a course that is sold',
    tests: PROGRESS,
  },
  {
    file: 'api/src/progress/complete-lesson.ts',
    from: 'row.has_certificate && !row.had_one',
    to: 'row.has_certificate && row.code === null',
    what: 'a certificate that was withdrawn is given again',
    tests: ['api/src/progress/certificates/certificates.test.ts'],
  },
  {
    file: 'api/src/progress/complete-lesson.ts',
    from: '  await runPrepared(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`course:${courseId}:${userId}`}, 0))`)\n',
    to: '',
    what: 'the last two lessons done at once bring no certificate, or two',
    tests: ['api/src/progress/certificates/certificates.test.ts'],
  },
  {
    file: 'api/src/progress/questions/questions.ts',
    from: '(not q.is_hidden or q.user_id = ${userId}::uuid)',
    to: 'true',
    what: 'a question that was hidden is read by everybody',
    tests: ['api/src/progress/questions/questions.test.ts'],
  },
]
