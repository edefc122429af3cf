import { keepDraft, readDraft } from '../../checkout/delivery/delivery-draft.ts'
import { type DeliveryInput, type GuestSource, inMemory } from './guest-source.ts'
import { type KeptLine, readLines } from './offline-cart.ts'

/** "Buy now": one line that leaves the real cart, and its codes, alone. `isBack`: as it was when a login ended on the way. */
export function buyNowSource(productId: number, quantity: number, isBack = false): GuestSource {
  const before = isBack ? keptBuyNow() : null
  let lines: KeptLine[] = before?.lines.length ? before.lines : [{ productId, quantity }]
  let codes: string[] = before?.codes ?? []
  const keep = () => keepDraft({ buyNow: { lines, codes, delivery: address.delivery() } })
  const address = inMemory(before?.delivery ?? null, () => keep())
  return {
    ...address,
    lines: () => lines,
    keepLines: (next) => {
      lines = next
      keep()
    },
    codes: () => codes,
    keepCodes: (next) => {
      codes = next
      keep()
    },
    // Bought at once: there is nothing to have changed since.
    seen: () => ({}),
    keepSeen() {},
    clear() {},
  }
}

/** The server reads all of it anew, so only its kind is looked at. */
function keptBuyNow() {
  const { lines, codes, delivery } = (readDraft().buyNow ?? {}) as Record<string, unknown>
  return {
    lines: readLines(lines),
    codes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
    delivery: typeof delivery === 'object' ? (delivery as DeliveryInput | null) : null,
  }
}
