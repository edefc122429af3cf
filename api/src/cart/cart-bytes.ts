import type { Cart, CartLine } from '@tq/contract/cart.ts'
import { succeeded } from '@tq/contract/http/envelope.ts'
import type { OfferedCode } from '@tq/contract/promotion/codes.ts'
import { utf8 } from '../http/utf8.ts'

/**
 * The answer with a cart, as `JSON.stringify` writes it, in UTF-8. A line is most often the one of the last cart with that product
 * (one piece, the same price): it is kept as bytes for as long as itself, and copied.
 */
export function cartBytes(cart: Cart): Buffer {
  // `lines` come first, `offers` last.
  const between = JSON.stringify({ ...cart, lines: undefined, offers: undefined }).slice(1, -1)
  const rest = utf8(`],${between},"offers":[${cart.offers.map(offerText).join()}]}${AFTER}`)
  const parts = cart.lines.map(bytesOf)
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

/** Of lines that were shown before, which don't change any more. */
const written = new WeakMap<CartLine, Buffer>()

function bytesOf(line: CartLine): Buffer {
  const known = written.get(line)
  if (known) return known
  const bytes = utf8(JSON.stringify(line))
  written.set(line, bytes)
  return bytes
}
