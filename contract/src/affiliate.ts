import { z } from 'zod'
import { AffiliateForm } from '../forms/affiliate.ts'
import { endpoint } from './endpoint.ts'
import { Instant, Page } from './shapes.ts'

export const COMMISSION_STATUSES = ['pending', 'confirmed', 'paid', 'reversed'] as const
export const COMMISSION_NAMES = {
  pending: 'Chờ xác nhận',
  confirmed: 'Đã xác nhận',
  paid: 'Đã trả',
  reversed: 'Đã huỷ',
} as const satisfies Record<(typeof COMMISSION_STATUSES)[number], string>

const Sums = z.object({ orders: z.int(), amount: z.int() })

export const UserAffiliate = z.object({
  /** Null: never applied. */
  status: z.enum(['pending', 'active', 'refused', 'closed']).nullable(),
  code: z.string().nullable(),
  /** What is shared, and its QR code as SVG. */
  link: z.string().nullable(),
  qrSvg: z.string().nullable(),
  percent: z.int(),
  clicks: z.int(),
  sums: z.object({ pending: Sums, confirmed: Sums, paid: Sums, reversed: Sums }),
  /** The last twelve months, the oldest first: `2026-11`. */
  months: z.array(z.object({ month: z.string(), clicks: z.int(), orders: z.int(), amount: z.int() })),
  payoutFrom: z.int(),
  /** Confirmed and not asked for yet. */
  available: z.int(),
  canAskForPayout: z.boolean(),
  payouts: z.array(
    z.object({ id: z.int(), amount: z.int(), status: z.enum(['requested', 'paid', 'refused']), createdAt: Instant }),
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
  summary: 'Đăng kí làm cộng tác viên',
  body: AffiliateForm,
  data: UserAffiliate,
})

export const listCommissions = endpoint({
  method: 'GET',
  path: '/api/User/UserAffiliate/Commissions',
  access: 'user',
  summary: 'Các khoản hoa hồng của tôi',
  query: z.object({ page: Page }),
  data: z.array(
    z.object({
      /** Not whose order it was. */
      orderCode: z.string(),
      base: z.int(),
      percent: z.int(),
      amount: z.int(),
      status: z.enum(COMMISSION_STATUSES),
      createdAt: Instant,
      confirmAfter: Instant.nullable(),
    }),
  ),
  beside: z.object({ totalCount: z.int() }),
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
  body: z.strictObject({ status: z.enum(['active', 'refused', 'closed']) }),
  data: z.null(),
})
