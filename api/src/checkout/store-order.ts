import type { Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import { limitPassed, type Unpaid } from '../inventory/hold-limits.ts'
import { customerRefused } from '../inventory/hold-refusals.ts'
import type { Pieces } from '../inventory/stock.ts'
import { type DueLetter, insertDueLetter } from '../mail/due-letters.ts'
import type { OrderRow } from '../order/order-row.ts'
import type { AttemptRow } from '../order/payment/attempts.ts'
import type { HeldCode } from '../promotion/held-promotions.ts'
import { countUnpaid, type Holder } from './unpaid-limit.ts'

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

/**
 * Stores the order and all its rows in one statement, because round trips are most of a checkout's time. Everything else writes
 * orders through Drizzle. Stores nothing if the customer would hold too much unpaid; returns what they held before.
 */
export async function storeOrder(
  tx: Tx,
  { order: o, lines, parts, attempt, held, codes, letter, holder }: NewOrder,
): Promise<Unpaid> {
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
  const unpaid = countUnpaid(holder)
  const [stored] = await runPrepared<Unpaid & { isStored: boolean }>(
    tx,
    sql`with ${unpaid.rows}, o as (
      insert into orders (id, code, user_id, status, payment_method, name, phone, email, customer_keys, address, ward_id, place_text,
        shipping_method, shipping_from, shipping_to, note, invoice, gift, list_total, goods_total, shipping_fee, total, steps, vat,
        affiliate_id, affiliate_percent, commission_base, terms_version, request_key, request_fingerprint, hold_until, buyer_trust, is_mailbox_proven, held_pieces, hold_network, created_at)
      select ${o.id}::uuid, ${o.code}, ${o.userId}::uuid, ${o.status}, ${o.paymentMethod}, ${o.name}, ${o.phone}, ${o.email},
        ${sql.param(o.customerKeys)}::text[], ${o.address}, ${o.wardId}::int, ${o.placeText}, ${o.shippingMethod}, ${o.shippingFrom}::date,
        ${o.shippingTo}::date, ${o.note}, ${json(o.invoice)}, ${json(o.gift)}, ${o.listTotal}::bigint, ${o.goodsTotal}::bigint, ${o.shippingFee}::bigint,
        ${o.total}::bigint, ${json(o.steps)}, ${json(o.vat)}, ${o.affiliateId}::uuid, ${o.affiliatePercent}::smallint,
        ${o.commissionBase}::bigint, coalesce((select version from content_pages where key = 'dieu-khoan-giao-dich-chung'), 0),
        ${o.requestKey}::uuid, ${o.requestFingerprint}, ${o.holdUntil}::timestamptz, ${o.buyerTrust}, ${o.isMailboxProven}::boolean, ${o.heldPieces}::int,
        ${o.holdNetwork}, ${o.createdAt}::timestamptz
      from of_customer, of_network where ${o.total === 0}::boolean or ${unpaid.hasRoom}
      returning id),
    l as (insert into order_lines (order_id, ${LINE_COLUMNS})
      select o.id, ${LINE_COLUMNS} from o, jsonb_to_recordset(${json(lines)}) as line(${LINE_TYPES})
      returning id, position),
    lp as (insert into order_line_parts (order_line_id, position, product_id, title, kind, quantity)
      select l.id, part.position, part.product_id, part.title, part.kind, part.quantity
      from l join jsonb_to_recordset(${json(parts)}) as part(line smallint, position smallint, product_id int, title text, kind text,
        quantity int) on part.line = l.position),
    e as (insert into order_events (order_id, status, text, actor, by_user_id)
      select o.id, ${o.status}::text, 'Đơn hàng được đặt', 'customer', ${o.userId}::uuid from o),
    m as (insert into stock_moves (order_id, product_id, kind, quantity)
      select o.id, w.product_id, 'hold', w.quantity from o, unnest(${sql.param([...held.keys()])}::int[],
        ${sql.param([...held.values()])}::int[]) as w(product_id, quantity)),
    c as (insert into code_uses (order_id, code_id, saved)
      select o.id, w.code_id, w.saved from o, unnest(${sql.param(codes.map(({ id }) => id))}::int[],
        ${sql.param(codes.map(({ saved }) => saved))}::bigint[]) as w(code_id, saved)),
    d as (${insertDueLetter(letter)}),
    p as (insert into payment_attempts (ref, order_id, number, gateway, amount, status, client_address, expires_at, created_at, next_query_at)
    select ${attempt?.ref ?? null}::text, o.id, 1, ${attempt?.gateway ?? null}::text, ${attempt?.amount ?? null}::bigint, 'open',
      ${attempt?.clientAddress ?? null}::text, ${attempt?.expiresAt ?? null}::timestamptz, ${o.createdAt}::timestamptz,
      ${attempt?.nextQueryAt ?? null}::timestamptz
    from o where ${attempt !== null}::boolean)
    select exists (select from o) as "isStored", of_customer.orders,
      json_build_object('pieces', of_customer.pieces, 'value', of_customer.value) as customer,
      json_build_object('pieces', of_network.pieces, 'value', of_network.value) as network from of_customer, of_network`,
  )
  const { isStored, ...before } = stored as Unpaid & { isStored: boolean }
  if (!isStored) throw customerRefused(holder.trust, limitPassed(holder.trust, before, holder.adds) ?? 'customer')
  return before
}
