import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { utf8 } from '../http/utf8.ts'

/**
 * The answer with a cart, as `JSON.stringify` writes it, in UTF-8. A line is most often the one of the last cart with that product
 * (one piece, the same price), and an offer says what it said: they are kept as bytes, and copied.
 */
export function cartBytes(cart: Cart): Buffer {
  // `lines` come first, `offers` last.
  const between = utf8(`],${JSON.stringify({ ...cart, lines: undefined, offers: undefined }).slice(1, -1)},"offers":[`)
  const parts = [BEFORE, ...listed(cart.lines.map(lineBytes)), between, ...listed(cart.offers.map(offerBytes)), AFTER]
  return Buffer.concat(parts)
}

/** Pieces of a list, each with the comma after it, without the last comma. */
function listed(pieces: Buffer[]): Buffer[] {
  const last = pieces.at(-1)
  return last ? pieces.with(-1, last.subarray(0, -1)) : pieces
}

const NOTHING = Buffer.alloc(0)
const [BEFORE = NOTHING, AFTER = NOTHING] = JSON.stringify(succeeded({ lines: [], offers: [] }, {}))
  .split(/(?<="lines":\[)\],"offers":\[/)
  .map((text) => Buffer.from(text))

/** What an offer says for every cart, by the conditions, which all carts with it share; and how the last cart showed it. */
const begun = new WeakMap<string[], { words: string; last: OfferedCode; bytes: Buffer }>()

function offerBytes(offer: OfferedCode): Buffer {
  const known = begun.get(offer.conditions)
  if (known && isSame(known.last, offer)) return known.bytes
  const { isCollected, isApplied, missing, saves, ...others } = offer
  const words = known?.words ?? JSON.stringify(others).slice(0, -1)
  const bytes = utf8(
    `${words},"isCollected":${isCollected},"isApplied":${isApplied},"missing":${JSON.stringify(missing)},"saves":${saves}},`,
  )
  begun.set(offer.conditions, { words, last: offer, bytes })
  return bytes
}

const isSame = (last: OfferedCode, offer: OfferedCode): boolean =>
  last.isCollected === offer.isCollected &&
  last.isApplied === offer.isApplied &&
  last.missing === offer.missing &&
  last.saves === offer.saves

/** Of lines that were shown before, which don't change any more. */
const written = new WeakMap<CartLine, Buffer>()

function lineBytes(line: CartLine): Buffer {
  const known = written.get(line)
  if (known) return known
  const bytes = utf8(`${JSON.stringify(line)},`)
  written.set(line, bytes)
  return bytes
}
