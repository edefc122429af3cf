import type { quoteGuestShipping } from '@tq/contract/cart.ts'
import type { z } from 'zod'
import { keepAffiliate, keepCodes, keptAffiliate, keptCodes } from '../../offers/guest-codes.ts'
import { type KeptLine, latestLines, rest, saveLines } from './offline-cart.ts'
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

/** What is not kept with the lines: the address, until the page is left. */
export function inMemory(before: DeliveryInput | null = null, onChange = () => {}) {
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
