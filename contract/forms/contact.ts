import { z } from 'zod'
import { isPlainName, NAME_NOT_PLAIN } from './plain-name.ts'
import { shownNumber } from './shown-number.ts'

export const TOPICS = [
  'Mua hàng',
  'Mua số lượng lớn',
  'Hợp tác phát hành',
  'Bản quyền và dịch thuật',
  'Báo chí',
  'Việc khác',
] as const

/** One line: a line break in a name or address could add a header to a letter. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Dài tối đa ${shownNumber(longest)} ký tự`)
    .regex(/^[^\p{Cc}]*$/u, 'Không được có ký tự điều khiển')

export const ContactMessage = z.strictObject({
  name: line(80).min(2, 'Cần ít nhất 2 ký tự').refine(isPlainName, NAME_NOT_PLAIN),
  phone: line(20).regex(/^$|^[+\d][\d .()-]{7,18}$/, 'Số điện thoại không hợp lệ'),
  email: z.email('Email không đúng định dạng').max(120, 'Dài tối đa 120 ký tự'),
  topic: z.enum(TOPICS, { error: 'Bạn chọn một chủ đề nhé' }),
  message: z
    .string()
    .trim()
    .min(10, 'Cần ít nhất 10 ký tự')
    .max(4000, 'Dài tối đa 4.000 ký tự')
    .regex(/^[^\0]*$/, 'Có ký tự không lưu được'),
  /** The page it was written on. */
  source: line(200),
  /** A field people don't see: only programs fill it in. */
  website: z.string().max(500).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>
