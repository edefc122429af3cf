import { z } from 'zod'
import { PersonName } from './account.ts'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Dài tối đa ${longest} ký tự`)
    .regex(/^[^\p{Cc}]*$/u, 'Không được có ký tự điều khiển')

/** Who somebody is and where the money goes, before a code is given. */
export const AffiliateForm = z.strictObject({
  fullName: PersonName,
  identityNumber: line(12).regex(/^\d{12}$/, 'Số căn cước gồm 12 chữ số'),
  taxCode: z.union([z.literal(''), line(14).regex(/^(\d{10}(-\d{3})?|\d{12})$/, 'Mã số thuế gồm 10, 12 hoặc 10-3 chữ số')]),
  bankName: line(100).min(1, 'Tên ngân hàng không được để trống'),
  bankAccount: line(30).regex(/^\d{6,20}$/, 'Số tài khoản gồm 6 đến 20 chữ số'),
  bankHolder: line(100).min(1, 'Tên chủ tài khoản không được để trống'),
  isAgreed: z.literal(true, 'Cần đồng ý với điều khoản cộng tác viên'),
})
