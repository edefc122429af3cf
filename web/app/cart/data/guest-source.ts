import type { quoteGuestShipping } from '@tq/contract/cart.ts'
import type { z } from 'zod'
import { keepDraft, readDraft } from '../../checkout/delivery/delivery-draft.ts'
import { keepAffiliate, keepCodes, keptAffiliate, keptCodes } from '../../offers/guest-codes.ts'
import { type KeptLine, latestLines, readLines, rest, saveLines } from './offline-cart.ts'
import { forgetSeen, keepSeen, type SeenPrices, seenPrices } from './seen-prices.ts'

export type DeliveryInput = NonNullable<z.input<(typeof quoteGuestShipping)['body']>['delivery']>

/** Where a cart without an owner is kept: ids, quantities and codes, never a price. */
export interface GuestSource {
  lines(): KeptLine[]
  keepLines(lines: KeptLine[]): void
  codes(): string[]
  keepCodes(codes: string[]): void
  seen(): SeenPrices
  keepSeen(seen: SeenPrices): void
  affiliate(): string | null
  keepAffiliate(code: string | null): void
  /** Once accepted by the server. */
  delivery(): DeliveryInput | null
  keepDelivery(delivery: DeliveryInput): void
  /** SPEC §4: ordered, so it is over. What came into it meanwhile stays. */
  clear(ordered: { lines: KeptLine[]; codes: string[] }): void
}

function inMemory(before: DeliveryInput | null = null, onChange = () => {}) {
  let delivery = before
  return {
    delivery: () => delivery,
    keepDelivery: (next: DeliveryInput) => {
      delivery = next
      onChange()
    },
    affiliate: keptAffiliate,
    keepAffiliate,
  }
}

/** The guest's cart, in local storage and in step with other tabs. */
export const keptSource = (): GuestSource => ({
  ...inMemory(),
  lines: latestLines,
  keepLines: saveLines,
  codes: keptCodes,
  keepCodes,
  seen: seenPrices,
  keepSeen,
  clear({ lines, codes }) {
    saveLines(rest(latestLines(), lines))
    keepCodes(keptCodes().filter((code) => !codes.includes(code)))
    forgetSeen(latestLines())
  },
})

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
