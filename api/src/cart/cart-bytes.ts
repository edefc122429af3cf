import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { utf8 } from '../http/utf8.ts'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import type { JudgedLine } from './price-cart.ts'

/**
 * The answer with a cart, as `JSON.stringify` writes it, in UTF-8. A line is most often what it was in the last cart with that product
 * (one piece, the same price): it is kept as bytes for as long as the product is held, and copied.
 */
export function cartBytes(cart: Cart, { lines }: { lines: JudgedLine[] }): Buffer {
  // `lines` come first, `offers` last.
  const between = JSON.stringify({ ...cart, lines: undefined, offers: undefined }).slice(1, -1)
  const rest = utf8(`],${between},"offers":[${cart.offers.map(offerText).join()}]}${AFTER}`)
  const parts = cart.lines.map((line, i) => bytesOf(line, lines[i]?.goods ?? null))
  const commas = Math.max(0, parts.length - 1)
  const length = parts.reduce((sum, part) => sum + part.length, BEFORE.length + commas + rest.length)
  const answer = Buffer.allocUnsafeSlow(length)
  let end = answer.write(BEFORE, 'latin1')
  for (let i = 0; i < parts.length; i++) {
    if (i > 0) answer[end++] = COMMA
    end += (parts[i] as Buffer).copy(answer, end)
  }
  rest.copy(answer, end)
  return answer
}

const COMMA = 44

const [BEFORE = '', AFTER = ''] = JSON.stringify(succeeded({ lines: [] }, {})).split(/(?<=\[)\]\}/)

/** What an offer says for every cart, with what it says of this one left open; by the conditions, which all carts with it share. */
const begun = new WeakMap<string[], string>()

function offerText({ isCollected, isApplied, missing, saves, ...words }: OfferedCode): string {
  let text = begun.get(words.conditions)
  if (text === undefined) {
    text = JSON.stringify(words).slice(0, -1)
    begun.set(words.conditions, text)
  }
  return `${text},"isCollected":${isCollected},"isApplied":${isApplied},"missing":${JSON.stringify(missing)},"saves":${saves}}`
}

/** How the last cart with that product showed it. */
const lastWritten = new WeakMap<ShelfGoods, { line: CartLine; bytes: Buffer }>()

function bytesOf(line: CartLine, goods: ShelfGoods | null): Buffer {
  const known = goods && lastWritten.get(goods)
  if (known && isSame(known.line, line)) return known.bytes
  const bytes = utf8(JSON.stringify(line))
  if (goods) lastWritten.set(goods, { line, bytes })
  return bytes
}

/** Of lines with the same goods: whatever else a line says follows from those, and from its problem. */
const isSame = (known: CartLine, line: CartLine): boolean =>
  known.quantity === line.quantity &&
  known.problem === line.problem &&
  known.cartDetailId === line.cartDetailId &&
  known.flashQuantity === line.flashQuantity &&
  known.listTotal === line.listTotal &&
  known.subtotal === line.subtotal &&
  known.couponCode === line.couponCode &&
  known.couponDiscount === line.couponDiscount &&
  known.voucherDiscount === line.voucherDiscount &&
  known.total === line.total &&
  known.isOwned === line.isOwned &&
  known.priceBefore === line.priceBefore
