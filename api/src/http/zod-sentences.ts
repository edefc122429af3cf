import { shownNumber } from '@tq/contract/forms/shown-number.ts'
import { z } from 'zod'

const vietnamese = z.locales.vi().localeError

/** What zod calls a kind of value, in the words of people who fill in forms. */
const KINDS: Record<string, string> = {
  string: 'chữ',
  number: 'số',
  int: 'số nguyên',
  boolean: 'đúng hoặc sai',
  array: 'một danh sách',
  object: 'một nhóm trường',
  record: 'một nhóm trường',
  date: 'một ngày',
  file: 'một tệp',
}
const UNITS: Record<string, string> = { string: ' ký tự', array: ' mục', file: ' byte' }

/**
 * Zod's own sentences where a shape has none. Zod's Vietnamese ones speak to programmers ("mong đợi string, nhận được undefined"), and
 * pages show them beside a field.
 */
export const inVietnamese: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined && issue.code !== 'custom')
    return issue.path?.length ? 'là bắt buộc' : 'chưa có nội dung nào được gửi'
  if (issue.code === 'invalid_type') return `phải là ${KINDS[issue.expected] ?? 'một giá trị khác'}`
  const isSize = issue.code === 'too_big' || issue.code === 'too_small'
  if (!isSize) return vietnamese(issue)
  const [word, limit] = issue.code === 'too_big' ? ['nhiều nhất', issue.maximum] : ['ít nhất', issue.minimum]
  const shown = shownNumber(Number(limit))
  const unit = UNITS[issue.origin]
  if (unit) return `cần có ${word} ${shown}${unit}`
  return issue.inclusive ? `${word} là ${shown}` : `phải ${issue.code === 'too_big' ? 'nhỏ' : 'lớn'} hơn ${shown}`
}
