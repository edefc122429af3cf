/**
 * Every list of values that both crosses HTTP and is stored, once. The database gives each its CHECK (db/src/schema/table.ts).
 * Imports nothing, so that `db`, which stands below the contract's shapes, may read it. Values are only ever added: rows hold them.
 */

export const USER_ROLES = ['user', 'staff', 'admin'] as const
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing'] as const

export const PRODUCT_KINDS = ['printed', 'digital', 'course', 'combo'] as const
export const CONTRIBUTOR_ROLES = ['author', 'editor', 'translator', 'illustrator'] as const
/** KCT is "not subject to VAT", which the law keeps apart from 0 %. In the order of what is paid. */
export const VAT_CLASSES = ['KCT', '0', '5', '8', '10'] as const

export const CODE_FAMILIES = ['voucher', 'coupon'] as const
export const SHIPPING_METHODS = ['standard', 'express'] as const

export const ORDER_STATUSES = [
  'awaitingPayment',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'partlyRefunded',
  'refunded',
  'needsAttention',
] as const
/** What a buyer may choose. */
export const CHOSEN_METHODS = ['vnpay', 'epay', 'cod', 'transfer'] as const
/** `none`: nothing was left to pay. */
export const PAYMENT_METHODS = [...CHOSEN_METHODS, 'none'] as const
export const ORDER_ACTORS = ['customer', 'staff', 'system', 'gateway'] as const
/** What staff may do that is written down: one name for each kind of write. */
export const AUDIT_ACTIONS = [
  'order.advance',
  'order.refund',
  'order.decideSuspect',
  'refund.close',
  'return.decide',
  'affiliate.decide',
  'payout.decide',
  'user.changeStanding',
  'product.changePrice',
  'news.change',
  'entitlement.grant',
  'entitlement.revoke',
  'shortLink.create',
  'shortLink.withdraw',
] as const
export const RETURN_STATUSES = ['open', 'accepted', 'refused', 'done'] as const

/** Where money comes from that we hear of; cash is not among them. */
export const PAYMENT_GATEWAYS = ['vnpay', 'epay', 'transfer'] as const
export const ATTEMPT_STATUSES = ['open', 'paid', 'failed', 'void', 'suspect'] as const
/** `sending`: the gateway was asked, or was about to be, and its answer is not known. */
export const REFUND_STATUSES = ['requested', 'sending', 'accepted', 'done', 'refused'] as const

/** Bought, given by a friend, opened for a class by its teacher, or by the press. */
export const ENTITLEMENT_SOURCES = ['order', 'gift', 'class', 'staff'] as const

export const AFFILIATE_STATUSES = ['pending', 'active', 'refused', 'closed'] as const
export const COMMISSION_STATUSES = ['pending', 'confirmed', 'paid', 'reversed'] as const
export const PAYOUT_STATUSES = ['requested', 'paid', 'refused'] as const

export const DEVICES = ['phone', 'tablet', 'desktop'] as const
/** How a page felt, by the names browsers use. */
export const PAGE_METRICS = ['LCP', 'INP', 'TTFB', 'CLS'] as const
