import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { AffiliateForm } from '../../forms/affiliate.ts'
import { AFFILIATE_STATUSES, COMMISSION_STATUSES, PAYOUT_STATUSES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { Instant, wholeNumber } from '../shapes.ts'

/** What the page of terms promises; a test compares the two. */
export const AFFILIATE_TERMS = { page: 'dieu-khoan-cong-tac-vien', percent: 8, payoutFrom: 200_000, payoutDay: 15 } as const

/** As the terms call them. */
export const COMMISSION_NAMES = {
  pending: 'Tạm ghi',
  confirmed: 'Đã xác nhận',
  paid: 'Đã trả',
  reversed: 'Bị huỷ',
} as const satisfies Record<(typeof COMMISSION_STATUSES)[number], string>

const Sums = z.object({ orders: z.int(), amount: z.int() })

export const UserAffiliate = z.object({
  /** Null: never applied. */
  status: z.enum(AFFILIATE_STATUSES).nullable(),
  code: z.string().nullable(),
  /** What is shared, and its QR code as SVG. */
  link: z.string().nullable(),
  qrSvg: z.string().nullable(),
  percent: z.int(),
  clicks: z.int(),
  sums: z.object({ pending: Sums, confirmed: Sums, paid: Sums, reversed: Sums }),
  /** The last twelve months, the oldest first: `2026-11`. */
  months: z.array(z.object({ month: z.string(), clicks: z.int(), orders: z.int(), amount: z.int() })),
  /** 1 for whoever has left: then everything is paid out. */
  payoutFrom: z.int(),
  /** Confirmed and not asked for yet, less what is owed. */
  available: z.int(),
  /** Paid out for orders that were refunded afterwards: taken off the next payouts. */
  owed: z.int(),
  canAskForPayout: z.boolean(),
  /** The day on which what is asked for today is paid. */
  payoutOn: z.iso.date(),
  payouts: z.array(
    z.object({
      id: z.int(),
      amount: z.int(),
      status: z.enum(PAYOUT_STATUSES),
      createdAt: Instant,
      /** When it is due, or when it was decided on. */
      day: z.iso.date(),
    }),
  ),
  /** The end of the account number only. */
  bank: z.object({ name: z.string(), account: z.string(), holder: z.string() }).nullable(),
})
export type UserAffiliate = z.infer<typeof UserAffiliate>

export const getUserAffiliate = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate',
  access: 'user',
  summary: 'Trang cộng tác viên của tôi',
  data: UserAffiliate,
})

export const applyAsAffiliate = endpoint({
  method: 'POST',
  path: '/api/User/UserAffiliate',
  access: 'user',
  summary: 'Đăng ký làm cộng tác viên',
  body: AffiliateForm,
  data: UserAffiliate,
})

/** One's own code is switched off; what was earned stays. */
export const leaveAffiliates = endpoint({
  method: 'DELETE',
  path: '/api/User/UserAffiliate',
  access: 'user',
  summary: 'Tắt mã, ngừng làm cộng tác viên',
  data: UserAffiliate,
})

export const Commission = z.object({
  /** Masked: not whose order it was. */
  orderCode: z.string(),
  base: z.int(),
  percent: z.int(),
  amount: z.int(),
  status: z.enum(COMMISSION_STATUSES),
  createdAt: Instant,
  confirmAfter: Instant.nullable(),
})
export type Commission = z.infer<typeof Commission>

export const listCommissions = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate/Commissions',
  access: 'user',
  summary: 'Các khoản hoa hồng của tôi',
  ...list({ of: Commission, perPage: 20 }),
})

export const requestPayout = endpoint({
  method: 'POST',
  path: '/api/User/UserAffiliate/Payout',
  access: 'user',
  summary: 'Yêu cầu trả hoa hồng',
  data: UserAffiliate,
})

/** A link was followed: counted once a day and browser by the page that saw it. */
export const countAffiliateClick = endpoint({
  method: 'POST',
  path: '/api/Affiliate/Click',
  access: 'open',
  summary: 'Một lượt bấm đường dẫn cộng tác viên',
  body: z.strictObject({ code: z.string().max(100) }),
  data: z.null(),
})

/** For staff: decides on an application. */
export const decideAffiliate = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Affiliates/:userId',
  access: 'staff',
  summary: 'Duyệt cộng tác viên',
  params: z.object({ userId: z.uuid() }),
  body: z.strictObject({ status: z.enum(['active', 'refused', 'closed']), reason: words(500).default('') }),
  data: z.object({
    userId: z.uuid(),
    status: z.enum(['active', 'refused', 'closed']),
    fullName: z.string(),
    code: z.string(),
    /** Where they said they speak of books. */
    channel: z.string(),
    appliedAt: Instant,
  }),
})

/** For staff: the money was sent, or it will not be. */
export const decidePayout = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Payouts/:id',
  access: 'staff',
  summary: 'Ghi kết quả trả hoa hồng',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({ status: z.enum(['paid', 'refused']), reason: words(500).default('') }),
  data: z.null(),
})
