import type { Mutant } from './mutant.ts'

const GRADING = ['contract/questions/grading.test.ts']
const ATTEMPT = ['api/src/exam/attempt/attempt.test.ts']
const SAVING = ['api/src/exam/attempt/saving.test.ts']
const EXERCISE = ['api/src/exam/exercise.test.ts']
const RESULT = ['api/src/exam/result/result.test.ts']
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
    tests: SAVING,
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
    tests: SAVING,
  },
  {
    file: 'api/src/exam/attempt/draw.ts',
    from: 'while (types.alwaysShuffled && own.length > 1 && order.join() === key)',
    to: 'while (false)',
    what: 'what has to be put in order is shown in order',
    tests: SAVING,
  },
  {
    file: 'api/src/exam/result/policy.ts',
    from: 'const allowed = openOf(sitting)',
    to: 'const allowed = false',
    what: 'a second tab shows the key of what the first one asks for',
    tests: RESULT,
  },
  {
    file: 'api/src/exam/attempt/complete-exercise.ts',
    from: 'row.pass_mark === null ? row.is_answered : hasPassed(mark, row.pass_mark)',
    to: 'row.is_answered',
    what: 'a certificate without passing the exercise that decides over it',
    tests: EXERCISE,
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
  {
    file: 'api/src/exam/staff/regrade.ts',
    from: 'latest.version !== regrade.expectedVersion',
    to: 'false',
    what: 'marks are given by another key than the one whose effect was looked at',
    tests: REGRADE,
  },
  {
    file: 'api/src/exam/staff/regrade.ts',
    from: 'isEmpty(answer) ? answer : (moduleOf(to.type).carry?.(from, to, answer) ?? answer)',
    to: 'answer',
    what: 'words are marked in other gaps than they were typed into',
    tests: REGRADE,
  },
  {
    file: 'api/src/exam/standing.ts',
    from: ' - paused_seconds)',
    to: ')',
    what: 'an attempt opened again after two days took two days',
    tests: ESSAYS,
  },
  {
    file: 'contract/questions/fill-in/fill-in.ts',
    from: "'$1$3$2$4'",
    to: "'$1$2$3$4'",
    what: 'whoever types hòa for hoà is wrong',
    tests: ['contract/questions/numbers.test.ts'],
  },
  {
    file: 'api/src/exam/exam-detail.ts',
    from: 'attempt ? partsOfAttempt(attempt) : await readParts(db, examId)',
    to: 'await readParts(db, examId)',
    what: 'a part taken out of the paper takes questions from whoever has begun',
    tests: ATTEMPT,
  },
  {
    file: 'api/src/exam/attempt/save-answer.ts',
    from: '${thins ? THINNED : sql``}',
    to: '${sql``}',
    what: 'one account fills the disk with saves of its essay',
    tests: SAVING,
  },
  {
    file: 'api/src/exam/attempt/recording.ts',
    from: 'if (!file || playOf(file) !== play)',
    to: 'if (!file)',
    what: 'a recording that may be heard twice is heard for a quarter of an hour',
    tests: EXERCISE,
  },
  {
    file: 'api/src/exam/exchange/vietnamese-text.ts',
    from: 'starred.length && starred.join() !== said.join()',
    to: 'false',
    what: 'of two keys that contradict each other one is taken silently',
    tests: ['api/src/exam/exchange/vietnamese-text.test.ts'],
  },
]
