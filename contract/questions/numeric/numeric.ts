import type { QuestionModule } from '../module.ts'
import { readingsOf, withoutUnit } from './read-number.ts'
import { LONGEST_NUMBER, NumericContent, type NumericShown } from './shape.ts'

/** 0,1 + 0,2 must be 0,3. */
const ROUNDING = 1e-9

export const numeric: QuestionModule<NumericContent, NumericShown> = {
  Content: NumericContent,
  ids: () => [],
  show: ({ unit }) => ({ type: 'numeric', unit }),
  fits: (_, answer) => answer.length <= 1 && (answer[0] ?? '').length <= LONGEST_NUMBER,
  grade({ accepted, unit }, [typed = '']) {
    const isRight = readingsOf(withoutUnit(typed, unit)).some((number) =>
      accepted.some(({ value, tolerance }) => Math.abs(number - value) <= tolerance + ROUNDING * Math.abs(value)),
    )
    return { right: isRight ? 1 : 0, of: 1 }
  },
  key: ({ accepted: [first] }) => [first ? inVietnamese(first.value) : ''],
  notes: ({ accepted }) =>
    accepted.flatMap(({ value, tolerance }, at) =>
      tolerance > 0 ? `${inVietnamese(value)} ± ${inVietnamese(tolerance)}` : at > 0 ? inVietnamese(value) : [],
    ),
  mapHtml: (content) => content,
}

const inVietnamese = (number: number) => String(number).replace('.', ',')
