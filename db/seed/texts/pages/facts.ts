import { PUBLISHER } from '@tq/contract/publisher.ts'

/** What the pages promise, said once, so that no two of them disagree. Money is in đồng. */

/** The address inside a sentence. */
export const PLACE = PUBLISHER.address.replace('Số', 'số')

export const MAIL = `<a href="mailto:${PUBLISHER.email}">${PUBLISHER.email}</a>`

/** Of all policies and terms. */
export const IN_FORCE_FROM = '01/11/2026'
/** Before a change of them takes effect. */
export const NOTICE_DAYS = 10

export const SHIPPING = {
  /** Printed books after discounts, before fees. */
  freeFrom: 250_000,
  firstKg: 1,
  stepGrams: 500,
  /** Standard delivery: `fee` for the first kilogram, `step` for each further step or part of it. */
  zones: [
    { name: 'Hà Nội', days: '2 ngày', fee: 22_000, step: 3_000 },
    { name: 'Các tỉnh, thành phố khác ở miền Bắc, đến hết Hà Tĩnh', days: '2–3 ngày', fee: 28_000, step: 4_000 },
    { name: 'Từ Quảng Trị trở vào, gồm Thành phố Hồ Chí Minh', days: '3–4 ngày', fee: 34_000, step: 5_000 },
    { name: 'Đặc khu, xã đảo và nơi ô tô không tới được', days: '5–7 ngày', fee: 45_000, step: 8_000 },
  ],
  /** Same day, central wards of Hà Nội, up to `expressMaxKg`; never free. */
  expressFee: 32_000,
  expressMaxKg: 5,
  /** Orders confirmed by then on a working day are packed the same day. */
  cutOff: '14:00',
  expressBy: '20:00',
  parcelMaxKg: 30,
  attempts: 3,
  keptDays: 5,
  /** After the last expected day the buyer may have the money back. */
  lateDays: 5,
} as const

export const PAYMENT = {
  /** Cash on delivery: no fee, up to this total. */
  cashMax: 3_000_000,
  /** How long the books of an unpaid order are kept. */
  gatewayMinutes: 30,
  transferHours: 24,
} as const

export const RETURNS = {
  /** From receipt for printed books, from payment for digital goods. */
  days: 7,
  /** When what we said before the purchase was missing or wrong. */
  wrongInfoDays: 30,
  /** Better for the carrier's inquiry; the window stays `days`. */
  reportHours: 48,
  /** Working days until we say yes or no, after the message or the returned book arrived. */
  answerDays: 2,
  /** Working days until we send the money, after yes. */
  refundDays: 3,
  /** Share of a course's lessons up to which it can be given back. */
  coursePercent: 20,
  /** Working days to repair a file or a lesson that doesn't open. */
  repairDays: 3,
  /** What the bank takes on top. */
  bankTime: { domestic: '3–5 ngày làm việc', international: '7–15 ngày làm việc', transfer: '1 ngày làm việc' },
  /** A faulty book cheaper than this may stay with the buyer. */
  keptBelow: 50_000,
} as const

/** Minutes to look at the goods while the courier waits. */
export const INSPECTION_MINUTES = 10

/** Share of an e-book that opens without buying, unless its editor chose another. */
export const PREVIEW_PERCENT = 10

export const REPLY = {
  /** Working days. */
  mailDays: 1,
  complaintDays: 7,
  hardComplaintDays: 15,
} as const

export const INVOICE_DAYS = 1

export const KEPT_YEARS = {
  deals: 3,
  accounts: 10,
} as const

export const DATA_RIGHTS = {
  /** Working days. */
  firstAnswerDays: 2,
  /** Look at, correct, receive a copy. */
  accessDays: 10,
  /** Withdraw, restrict, object; longer where others process for us. */
  stopDays: 15,
  stopWithOthersDays: 20,
  /** Erase at once, by letter. */
  eraseDays: 20,
  /** In which a deleted account can be had back. */
  wayBackDays: 30,
  /** Below it a parent or guardian agrees. */
  guardianAge: 16,
} as const

export const ACCOUNT = {
  passwordLength: 8,
  codeDigits: 6,
  codeMinutes: 10,
  codeTries: 5,
} as const

export const AFFILIATE = {
  percent: 8,
  /** How long a link or code is remembered by the browser. */
  rememberedDays: 30,
  payoutDay: 15,
  payoutFrom: 200_000,
  reviewDays: 3,
  /** To object to a statement. */
  objectionDays: 30,
} as const

const NO_BREAK_SPACE = '\u00a0'

export const dong = (amount: number) => `${amount.toLocaleString('vi-VN')}${NO_BREAK_SPACE}₫`

/** First line of every policy. */
export const IN_FORCE = `<p><em>Áp dụng từ ngày ${IN_FORCE_FROM}.</em></p>`

export const SELLER = `<ul><li>${PUBLISHER.legalName}</li><li>Trụ sở: ${PUBLISHER.address}</li><li>Mã số thuế: ${PUBLISHER.taxCode}</li><li>Điện thoại: ${PUBLISHER.phone} (${PUBLISHER.hours})</li><li>Email: ${MAIL}</li></ul>`
