import { z } from 'zod'
import { slugify } from '../src/slug.ts'
import { PersonName } from './account.ts'
import { shownNumber } from './shown-number.ts'

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Dài tối đa ${shownNumber(longest)} ký tự`)
    .regex(/^[^\p{Cc}]*$/u, 'Không được có ký tự điều khiển')

/** Rules over two fields speak beside what else is wrong, as soon as both were sent. */
const areTexts = (value: unknown, ...names: string[]) =>
  names.every((name) => typeof (value as Record<string, unknown> | null | undefined)?.[name] === 'string')

/** Who somebody is, where they speak of books and where the money goes, before a code is given. */
export const AffiliateForm = z
  .strictObject({
    fullName: PersonName,
    /** People have one of these, organisations the other. */
    identityNumber: line(12).regex(/^(\d{12})?$/, 'Số căn cước gồm 12 chữ số'),
    taxCode: line(14).regex(/^(\d{10}(-\d{3})?|\d{12})?$/, 'Mã số thuế gồm 10 số, 10 số và 3 số chi nhánh, hoặc 12 số'),
    channel: line(300).min(1, 'Cho chúng tôi biết bạn định giới thiệu sách ở đâu'),
    bankName: line(100).min(1, 'Tên ngân hàng không được để trống'),
    bankAccount: line(30).regex(/^\d{6,20}$/, 'Số tài khoản gồm 6 đến 20 chữ số'),
    bankHolder: line(100).min(1, 'Tên chủ tài khoản không được để trống'),
    /** Two consents, each by a tick of its own. */
    isAgreed: z.boolean().refine((is) => is, 'Cần đồng ý với điều khoản cộng tác viên'),
    isDataAgreed: z.boolean().refine((is) => is, 'Cần đồng ý để chúng tôi xử lý những thông tin này'),
  })
  .refine(({ identityNumber, taxCode }) => identityNumber !== '' || taxCode !== '', {
    path: ['identityNumber'],
    message: 'Cần số căn cước, hoặc mã số thuế nếu là tổ chức',
    when: ({ value }) => areTexts(value, 'identityNumber', 'taxCode'),
  })
  .refine(({ fullName, bankHolder }) => !bankHolder || slugify(bankHolder) === slugify(fullName), {
    path: ['bankHolder'],
    message: 'Chủ tài khoản phải đúng tên đã ghi ở trên',
    when: ({ value }) => areTexts(value, 'fullName', 'bankHolder'),
  })
export type AffiliateForm = z.infer<typeof AffiliateForm>
