import { z } from 'zod'
import { isPlainName, NAME_NOT_PLAIN } from './plain-name.ts'
import { shownNumber } from './shown-number.ts'

/** SPEC §5: texts are exact. The first rule that fails speaks. */
const PASSWORD_MIN = 8
const PASSWORD_MAX = 128

/** Half a character, which a browser never sends, can't be stored. */
export const whole = (text: z.ZodString) => text.regex(/^\P{Cs}*$/u, 'Không được có ký tự hỏng')

/** One line: no control characters, which could add a header to a letter. */
export const line = (longest: number) =>
  whole(
    z
      .string()
      .trim()
      .max(longest, `Dài tối đa ${shownNumber(longest)} ký tự`),
  ).regex(/^\P{Cc}*$/u, 'Không được có ký tự điều khiển')

/** Some sentences: line breaks, but nothing else that can't be seen, and nothing that can't be stored. */
export const words = (longest: number) =>
  whole(
    z
      .string()
      .trim()
      .max(longest, `Dài tối đa ${shownNumber(longest)} ký tự`),
  ).regex(/^(?:[\n\r\t]|\P{Cc})*$/u, 'Không được có ký tự điều khiển')

/** What a column of ids can hold. */
const LARGEST_ID = 2_000_000_000

/** A password that is asked for, not chosen. */
const OwnPassword = z.string().min(1, 'Mật khẩu không được để trống').max(1000, 'Mật khẩu quá dài')

export const LoginForm = z.strictObject({
  Email: line(254).min(1, 'Email Không Được Để Trống'),
  Password: OwnPassword,
  remember: z.boolean().default(false),
})

export const Email = line(254).min(1, 'Email không được để trống').pipe(z.email('Email không đúng định dạng'))

/** As people type it and telephones keep it: with spaces, dots or brackets, with the country's number in front. Kept in one form, 0912345678. */
export const plainPhone = (typed: string) => typed.replace(/[\s.()-]/g, '').replace(/^(?:\+|00)?84(?=\d{9,}$)0?/, '0')

/** SPEC §5: a Vietnamese mobile number: 09, 03, 07, 08 or 05 and 8 digits. */
export const Phone = line(20)
  .overwrite(plainPhone)
  .min(1, 'Số điện thoại không được để trống')
  .min(10, 'Số điện thoại có ít nhất 10 số')
  .regex(/^0[35789]\d{8}$/, 'số điện thoại không hợp lệ')

export const PersonName = line(100).min(1, 'Họ Tên Không Được Để Trống').refine(isPlainName, NAME_NOT_PLAIN)

export const NewPassword = z
  .string()
  .min(1, 'Mật khẩu không được để trống')
  .min(PASSWORD_MIN, 'Mật khẩu có ít nhất 8 ký tự')
  .max(PASSWORD_MAX, 'Mật khẩu dài tối đa 128 ký tự')

export const Birthday = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Ngày sinh không hợp lệ')
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text), 'Ngày sinh không hợp lệ')
  .refine((text) => text >= '1900-01-01' && Date.parse(text) <= Date.now(), 'Ngày sinh không hợp lệ')

/** SPEC §9 */
export const DEFAULT_BIRTHDAY = '1990-01-01'
export const CODE_LENGTH = 6

/** SPEC §3: WardId is null when none is chosen. */
export const WardId = z.int().positive().max(LARGEST_ID, 'Không có phường, xã này').nullable()
export const ChosenWardId = z
  .int('Chưa chọn phường, xã')
  .positive('Chưa chọn phường, xã')
  .max(LARGEST_ID, 'Không có phường, xã này')
/** Houses may be called after a page; links are not where anybody lives. */
export const StreetAddress = line(200).regex(/^(?!.*(:\/\/|www\.))/i, 'Địa chỉ không được chứa địa chỉ trang web')

const Confirm = z.string().min(1, 'Mật khẩu xác nhận không được để trống')
/** Said as soon as both are there, whatever else is still wrong. */
const CONFIRM_DIFFERS = { path: ['confirm'], message: 'Mật khẩu xác nhận không trùng khớp', when: () => true }

/** What the register dialog holds; `confirm` and `isAgreed` stay in the browser. */
export const RegisterForm = z
  .strictObject({
    Name: PersonName,
    Phone,
    Email,
    Password: NewPassword,
    confirm: Confirm,
    isAgreed: z.boolean(),
  })
  .refine(({ Password, confirm }) => Password === confirm, CONFIRM_DIFFERS)

export const SecurityCode = z.string().regex(/^\d{6}$/, 'Mã xác thực gồm 6 chữ số')

/** Forgot password, third step: SPEC §5 words it a little differently than the register form. */
export const ResetForm = z
  .strictObject({
    SecurityCode,
    NewPassword: z
      .string()
      .min(1, 'Mật khẩu Không Được Để Trống')
      .min(PASSWORD_MIN, 'Mật khẩu cần có ít nhất 8 ký tự')
      .max(PASSWORD_MAX, 'Mật khẩu dài tối đa 128 ký tự'),
    confirm: Confirm,
  })
  .refine(({ NewPassword: password, confirm }) => password === confirm, CONFIRM_DIFFERS)

/** SPEC §5: the e-mail message of this form says "name", as the specification notes. */
export const ReactivateForm = z.strictObject({
  Email: line(254).min(1, 'Họ Tên Không Được Để Trống'),
  Password: OwnPassword,
})

/** The last step of a registration: no required rules (SPEC §5). */
export const InformationForm = z.strictObject({ Address: StreetAddress, WardId, Birthday: Birthday.nullable() })

export const ProfileForm = InformationForm.extend({ Name: PersonName, Phone: Phone.or(z.literal('')) })

export const EmailChangeForm = z.strictObject({ Email, Password: OwnPassword })

export const ChangePasswordForm = z
  .strictObject({
    CurrentPassword: OwnPassword,
    NewPassword,
    confirm: Confirm,
  })
  .refine(({ NewPassword: password, confirm }) => password === confirm, CONFIRM_DIFFERS)

/** A place to send things to; validated as register. */
export const AddressForm = z.strictObject({
  name: PersonName,
  phone: Phone,
  address: StreetAddress.min(5, 'Địa chỉ cần ít nhất 5 ký tự'),
  wardId: ChosenWardId,
  isDefault: z.boolean(),
})
