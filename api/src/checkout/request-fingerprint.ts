import { createHash } from 'node:crypto'
import type { CartInput } from '../cart/cart-input.ts'
import { mergeLines } from '../inventory/cart-lines.ts'
import { normalCode } from '../promotion/codes.ts'

/**
 * Identifies a checkout request by cart, codes and buyer. The payment method is left out: a buyer who never saw the first answer may
 * choose another one, and must get the existing order instead of a second one.
 */
export function requestFingerprint(userId: string | null, { lines, delivery }: CartInput, codes: string[]): string {
  const bought = mergeLines(lines)
    .map(({ productId, quantity }) => [productId, quantity] as const)
    .sort(([a], [b]) => a - b)
  const names = codes.map((text) => normalCode(text) ?? text).sort()
  const whose = Object.entries(delivery ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([userId, bought, names, whose]))
    .digest('base64url')
}
