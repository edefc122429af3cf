import type { Tx } from '@tq/db/database.ts'
import { writtenOnce } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { limitPassed, type Unpaid } from '../inventory/hold-limits.ts'
import { customerRefused } from '../inventory/hold-refusals.ts'
import type { Pieces } from '../inventory/stock.ts'
import { type DueLetter, dueLetterValues, INSERT_DUE_LETTER } from '../mail/due-letters.ts'
import type { OrderRow } from '../order/order-row.ts'
import type { AttemptRow } from '../order/payment/attempts.ts'
import type { HeldCode } from '../promotion/held-promotions.ts'
import { HAS_ROOM, type Holder, UNPAID_ROWS, unpaidValues } from './unpaid-limit.ts'

/** A line as it is frozen, in the words of its columns. */
export interface NewLine {
  position: number
  product_id: number
  title: string
  kind: string
  is_shipped: boolean
  quantity: number
  flash_sale_id: number | null
  flash_quantity: number
  list_total: number
  subtotal: number
  coupon_code: string | null
  coupon_discount: number
  voucher_discount: number
  total: number
  vat_class: string
  vat: number
  release_day: string | null
}

/** A part of a line, likewise. */
export interface NewPart {
  /** The line's position. */
  line: number
  position: number
  product_id: number
  title: string
  kind: string
  quantity: number
}

export interface NewOrder {
  order: OrderRow
  lines: NewLine[]
  parts: NewPart[]
  /** Null: nothing is paid through a gateway. */
  attempt: AttemptRow | null
  held: Pieces
  codes: HeldCode[]
  letter: DueLetter
  holder: Holder
}

const LINE_COLUMNS =
  sql.raw(`position, product_id, title, kind, is_shipped, quantity, flash_sale_id, flash_quantity, list_total, subtotal,
  coupon_code, coupon_discount, voucher_discount, total, vat_class, vat, release_day`)
const LINE_TYPES =
  sql.raw(`position smallint, product_id int, title text, kind text, is_shipped boolean, quantity int, flash_sale_id int,
  flash_quantity int, list_total bigint, subtotal bigint, coupon_code text, coupon_discount bigint, voucher_discount bigint,
  total bigint, vat_class text, vat bigint, release_day date`)

const value = sql.placeholder

const store = writtenOnce<Unpaid & { isStored: boolean }, ReturnType<typeof valuesOf>>(sql`
  with ${UNPAID_ROWS}, o as (
    insert into orders (id, code, user_id, status, payment_method, name, phone, email, customer_keys, address, ward_id, place_text,
      shipping_method, shipping_from, shipping_to, note, invoice, gift, list_total, goods_total, shipping_fee, total, steps, vat,
      affiliate_id, affiliate_percent, commission_base, terms_version, request_key, request_fingerprint, hold_until, buyer_trust,
      is_mailbox_proven, held_pieces, hold_network, created_at)
    select ${value('id')}::uuid, ${value('code')}, ${value('userId')}::uuid, ${value('status')}, ${value('paymentMethod')}, ${value('name')},
      ${value('phone')}, ${value('email')}, ${value('customerKeys')}::text[], ${value('address')}, ${value('wardId')}::int, ${value('placeText')},
      ${value('shippingMethod')}, ${value('shippingFrom')}::date, ${value('shippingTo')}::date, ${value('note')}, ${value('invoice')}::jsonb,
      ${value('gift')}::jsonb, ${value('listTotal')}::bigint, ${value('goodsTotal')}::bigint, ${value('shippingFee')}::bigint,
      ${value('total')}::bigint, ${value('steps')}::jsonb, ${value('vat')}::jsonb, ${value('affiliateId')}::uuid,
      ${value('affiliatePercent')}::smallint, ${value('commissionBase')}::bigint,
      coalesce((select version from content_pages where key = 'dieu-khoan-giao-dich-chung'), 0), ${value('requestKey')}::uuid,
      ${value('requestFingerprint')}, ${value('holdUntil')}::timestamptz, ${value('buyerTrust')}, ${value('isMailboxProven')}::boolean,
      ${value('heldPieces')}::int, ${value('holdNetwork')}, ${value('createdAt')}::timestamptz
    from of_customer, of_network where ${value('isFree')}::boolean or ${HAS_ROOM}
    returning id),
  l as (insert into order_lines (order_id, ${LINE_COLUMNS})
    select o.id, ${LINE_COLUMNS} from o, jsonb_to_recordset(${value('lines')}::jsonb) as line(${LINE_TYPES})
    returning id, position),
  lp as (insert into order_line_parts (order_line_id, position, product_id, title, kind, quantity)
    select l.id, part.position, part.product_id, part.title, part.kind, part.quantity
    from l join jsonb_to_recordset(${value('parts')}::jsonb) as part(line smallint, position smallint, product_id int, title text, kind text,
      quantity int) on part.line = l.position),
  e as (insert into order_events (order_id, status, text, actor, by_user_id)
    select o.id, ${value('status')}::text, 'Đơn hàng được đặt', 'customer', ${value('userId')}::uuid from o),
  m as (insert into stock_moves (order_id, product_id, kind, quantity)
    select o.id, w.product_id, 'hold', w.quantity
    from o, unnest(${value('heldIds')}::int[], ${value('heldQuantities')}::int[]) as w(product_id, quantity)),
  c as (insert into code_uses (order_id, code_id, saved)
    select o.id, w.code_id, w.saved from o, unnest(${value('codeIds')}::int[], ${value('codesSaved')}::bigint[]) as w(code_id, saved)),
  d as (${INSERT_DUE_LETTER}),
  p as (insert into payment_attempts (ref, order_id, number, gateway, amount, status, client_address, expires_at, created_at, next_query_at)
    select ${value('attemptRef')}::text, o.id, 1, ${value('gateway')}::text, ${value('amount')}::bigint, 'open', ${value('clientAddress')}::text,
      ${value('expiresAt')}::timestamptz, ${value('createdAt')}::timestamptz, ${value('nextQueryAt')}::timestamptz
    from o where ${value('isToPay')}::boolean)
  select exists (select from o) as "isStored", of_customer.orders,
    json_build_object('pieces', of_customer.pieces, 'value', of_customer.value) as customer,
    json_build_object('pieces', of_network.pieces, 'value', of_network.value) as network from of_customer, of_network`)

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

function valuesOf({ order, lines, parts, attempt, held, codes, letter, holder }: NewOrder) {
  return {
    ...order,
    ...unpaidValues(holder),
    ...dueLetterValues(letter),
    invoice: json(order.invoice),
    gift: json(order.gift),
    steps: json(order.steps),
    vat: json(order.vat),
    isFree: order.total === 0,
    lines: json(lines),
    parts: json(parts),
    heldIds: [...held.keys()],
    heldQuantities: [...held.values()],
    codeIds: codes.map(({ id }) => id),
    codesSaved: codes.map(({ saved }) => saved),
    isToPay: attempt !== null,
    attemptRef: attempt?.ref ?? null,
    gateway: attempt?.gateway ?? null,
    amount: attempt?.amount ?? null,
    clientAddress: attempt?.clientAddress ?? null,
    expiresAt: attempt?.expiresAt ?? null,
    nextQueryAt: attempt?.nextQueryAt ?? null,
  }
}

/**
 * Stores the order and all its rows in one statement, because round trips are most of a checkout's time. Everything else writes
 * orders through Drizzle. Stores nothing if the customer would hold too much unpaid; returns what they held before.
 */
export async function storeOrder(tx: Tx, made: NewOrder): Promise<Unpaid> {
  const [stored] = await store(tx, valuesOf(made))
  const { isStored, ...before } = stored as Unpaid & { isStored: boolean }
  const { trust, adds } = made.holder
  if (!isStored) throw customerRefused(trust, limitPassed(trust, before, adds) ?? 'customer')
  return before
}
