import type { Kind } from '@tq/contract/catalog.ts'
import type { CodeEffect, CodeFamily } from '@tq/contract/enums.ts'
import type { CodeScope } from '@tq/db/schema/promotion.ts'

/** Money is whole đồng with VAT. Nothing here knows a database or a clock. */

export const VAT_RATES = { KCT: 0, '0': 0, '5': 5, '8': 8, '10': 10 } as const
export type VatClass = keyof typeof VAT_RATES

export interface Goods {
  productId: number
  title: string
  kind: Kind
  isShipped: boolean
  /** Its category and the ones above. */
  categoryIds: number[]
  /** One piece: on the cover; in force without a flash sale; what a combo's parts cost apart. */
  listPrice: number
  salePrice: number
  apartPrice: number | null
  flash: { price: number /** Pieces this customer can still have at that price. */; left: number } | null
  vatClass: VatClass
}

export interface LineWish {
  goods: Goods
  quantity: number
}

/** A code, apart from the customer who uses it. */
export interface PlainRule {
  code: string
  family: CodeFamily
  title: string
  effect: CodeEffect
  percent: number | null
  amount: number | null
  cap: number | null
  minimum: number
  scope: CodeScope
  includesFlash: boolean
  isStackable: boolean
  startsAt: Date
  endsAt: Date
}

type Period = Pick<PlainRule, 'startsAt' | 'endsAt'>

// By their milliseconds: comparing the dates themselves costs a hundred times as much, and each cart asks about every code on offer.
export const hasBegun = ({ startsAt }: Period, now: Date): boolean => startsAt.getTime() <= now.getTime()
export const hasEnded = ({ endsAt }: Period, now: Date): boolean => endsAt.getTime() <= now.getTime()

export interface CodeRule extends PlainRule {
  /** Why this customer may not use it: limits, or not meant for them. Null: they may. */
  barred: string | null
}

export interface ShippingRule {
  name: string
  fee: number
  /** Shipped goods after discounts from which it costs nothing. */
  freeFrom: number | null
}

export interface PriceRules {
  /** In any order. */
  codes: CodeRule[]
  /** Null while it is not known where the parcel goes. */
  shipping: ShippingRule | null
}
