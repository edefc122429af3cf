import type { Mutant } from './mutant.ts'

const GRADING = ['contract/questions/grading.test.ts']
const ATTEMPT = ['api/src/exam/attempt/attempt.test.ts']
const EXAMS = ['api/src/exam/exam.test.ts']
const ESSAYS = ['api/src/exam/staff/essays-and-attempts.test.ts']
const REGRADE = ['api/src/exam/staff/regrade-and-figures.test.ts']

export const EXAM: Mutant[] = [
  {
    file: 'contract/questions/multiple/multiple.ts',
    from: 'Math.max(0, right - wrong)',
    to: 'right',
    what: 'whoever ticks everything has everything',
    tests: GRADING,
  },
  {
    file: 'contract/questions/true-false/shape.ts',
    from: '[0, 10, 25, 50, 100]',
    to: '[0, 25, 50, 75, 100]',
    what: 'statements are marked by another scale than the national one',
    tests: GRADING,
  },
  {
    file: 'contract/questions/module.ts',
    from: '(2 * points * right + of) / (2 * of)',
    to: '(points * right) / of',
    what: 'half a thousandth is lost to the learner',
    tests: GRADING,
  },
  {
    file: 'contract/questions/fill-in/fill-in.ts',
    from: 'const gaps = inOrder(content)',
    to: 'const gaps = content.gaps',
    what: 'right words are wrong where gaps stand in another order than in the list',
    tests: GRADING,
  },
  {
    file: 'contract/questions/numeric/numeric.ts',
    from: '<= tolerance + ROUNDING',
    to: '< tolerance + 0 *',
    what: 'a number at the edge of its tolerance is wrong',
    tests: ['contract/questions/numbers.test.ts'],
  },
  {
    file: 'api/src/exam/attempt/save-answer.ts',
    from: 'make_interval(secs => ${GRACE_SECONDS}::int)) for share`',
    to: 'make_interval(secs => ${GRACE_SECONDS}::int))`',
    what: 'an answer that was accepted while the paper was closed is in no mark',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/save-answer.ts',
    from: 'and q.seq < ${seq}::int and',
    to: 'and',
    what: 'an old tab undoes what was written in a new one',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/submit-exam.ts',
    from: 'if (!attempt.is_due) await merge',
    to: 'await merge',
    what: 'answers that come after the time are marked, or a blank page replaces what was saved',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/close-attempt.ts',
    from: 'closed_at = least(now(), deadline)',
    to: 'closed_at = now()',
    what: 'an attempt whose time is over can’t be closed',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/own-ids.ts',
    from: ' : UNKNOWN))',
    to: ' : piece))',
    what: 'ids of options learnt from a friend are accepted',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/draw.ts',
    from: 'while (types.alwaysShuffled && own.length > 1 && order.join() === key)',
    to: 'while (false)',
    what: 'what has to be put in order is shown in order',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/result/policy.ts',
    from: 'const shows = openOf(sitting)',
    to: 'const shows = false',
    what: 'a second tab shows the key of what the first one asks for',
    tests: EXAMS,
  },
  {
    file: 'api/src/exam/attempt/complete-exercise.ts',
    from: 'row.pass_mark === null ? row.is_answered : hasPassed(mark, row.pass_mark)',
    to: 'row.is_answered',
    what: 'a certificate without passing the exercise that decides over it',
    tests: EXAMS,
  },
  {
    file: 'api/src/exam/staff/mark-essay.ts',
    from: 'and score is not distinct from ${expected}::int returning id',
    to: 'and ${expected}::int is not distinct from ${expected}::int returning id',
    what: 'of two who mark an essay at once, one overwrites the other unseen',
    tests: ESSAYS,
  },
  {
    file: 'api/src/exam/staff/allow-extra.ts',
    from: 'case when a.deadline = e.closes_at then',
    to: 'case when false then',
    what: 'extra time taken back takes minutes that were never given',
    tests: ESSAYS,
  },
  {
    file: 'api/src/exam/staff/regrade.ts',
    from: 'if (!regrade.isDryRun) await store',
    to: 'await store',
    what: 'a look at whose marks would change changes them',
    tests: REGRADE,
  },
]
