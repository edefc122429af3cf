import { z } from 'zod'
import { Email, line, PersonName, plainPhone, words } from './account.ts'
import { isPlainName, NAME_NOT_PLAIN } from './plain-name.ts'

/** Schools have lines on the desk: eleven digits, beginning 02. */
const DeskPhone = line(20)
  .overwrite(plainPhone)
  .min(1, 'Số điện thoại không được để trống')
  .regex(/^0\d{9,10}$/, 'Số điện thoại không hợp lệ')

/** A school or an organisation asks what many copies cost. */
export const BulkForm = z.strictObject({
  organisation: line(150).min(2, 'Tên trường hoặc đơn vị cần ít nhất 2 ký tự').refine(isPlainName, NAME_NOT_PLAIN),
  name: PersonName,
  phone: DeskPhone,
  email: Email,
  /** One title a line with how many, as people write it: a person reads it. */
  books: words(4000).min(3, 'Bạn ghi tên sách và số lượng, mỗi dòng một cuốn'),
  note: words(1000).default(''),
  /** A field people don't see: only programs fill it in. */
  website: z.string().max(500).optional(),
})
export type BulkForm = z.infer<typeof BulkForm>
