import type { Mutant } from './mutant.ts'

const GRADING = ['contract/questions/grading.test.ts']

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
]
