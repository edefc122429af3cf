import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import { utf8 } from '../http/utf8.ts'
import type { ShelfGoods } from '../inventory/sellable-products.ts'
import type { JudgedLine } from './price-cart.ts'

/**
 * The answer with a cart, as `JSON.stringify` writes it, in UTF-8. What a line says of its product is the same in everybody's cart and
 * most of its letters: it is kept as bytes for as long as the product is held, and copied between the numbers of the cart.
 */
export function writeCart(cart: Cart, { lines }: { lines: JudgedLine[] }): Buffer {
  // Leaves out `lines`, which come first.
  const rest = utf8(`],${JSON.stringify({ ...cart, lines: undefined }).slice(1)}${AFTER}`)
  const parts = cart.lines.map((line, i) => partOf(line, lines[i]?.goods ?? null))
  const room = parts.reduce((sum, { bytes }) => sum + bytes.length + LONGEST_NUMBERS, BEFORE.length + rest.length)
  const desk = room > DESK.length ? Buffer.allocUnsafeSlow(room) : DESK
  let end = desk.write(BEFORE, 'latin1')
  for (let i = 0; i < parts.length; i++) {
    const { line, bytes } = parts[i] as Part
    if (i > 0) desk[end++] = COMMA
    if (line) end += desk.write(numbersBefore(line), end, 'latin1')
    end += bytes.copy(desk, end)
    if (line) end += desk.write(numbersBehind(line), end, 'latin1')
  }
  end += rest.copy(desk, end)
  const answer = Buffer.allocUnsafeSlow(end)
  desk.copy(answer, 0, 0, end)
  return answer
}

/** Where answers are put together: a new place for each would have to be cleared away again. */
const DESK = Buffer.allocUnsafeSlow(128 * 1024)
const COMMA = 44
/** Names and numbers of a line; numbers have at most sixteen digits, a code thirty-two letters. */
const LONGEST_NUMBERS = 1_000

const [BEFORE = '', AFTER = ''] = JSON.stringify(succeeded({ lines: [] }, {})).split(/(?<=\[)\]\}/)

interface Part {
  /** Its numbers are still to be written; null where the bytes are the whole line. */
  line: CartLine | null
  bytes: Buffer
}

/** A line with a problem, or of several things, says more than numbers of its own. */
function partOf(line: CartLine, goods: ShelfGoods | null): Part {
  if (!goods || line.problem !== null || line.parts.length > 0) return { line: null, bytes: utf8(JSON.stringify(line)) }
  return { line, bytes: sharedOf(line, goods) }
}

const held = new WeakMap<ShelfGoods, Buffer>()

/** What all lines of one product say. */
function sharedOf({ title, address, kind, objectType, picture, unitPrice, flashPrice }: CartLine, goods: ShelfGoods): Buffer {
  const known = held.get(goods)
  if (known) return known
  const bytes = Buffer.from(JSON.stringify({ title, address, kind, objectType, picture, unitPrice, flashPrice }).slice(1, -1))
  held.set(goods, bytes)
  return bytes
}

// Field by field in the order of the contract. Whole numbers and null are written as they are; codes and days have no letter to escape.

const numbersBefore = ({ cartDetailId, productId, quantity }: CartLine): string =>
  `{"cartDetailId":${cartDetailId},"productId":${productId},"quantity":${quantity},`

const numbersBehind = (line: CartLine): string =>
  `,"flashQuantity":${line.flashQuantity},"flashLimit":${line.flashLimit},"listTotal":${line.listTotal},"subtotal":${line.subtotal},"couponCode":${quoted(line.couponCode)},"couponDiscount":${line.couponDiscount},"voucherDiscount":${line.voucherDiscount},"total":${line.total},"available":${line.available},"releaseDay":${quoted(line.releaseDay)},"isReady":${line.isReady},"isOwned":${line.isOwned},"most":${line.most},"problem":null,"problemText":"","priceNow":${line.priceNow},"priceBefore":${line.priceBefore},"parts":[]}`

const quoted = (text: string | null): string => (text === null ? 'null' : `"${text}"`)
