import type { Cart } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { findPlace, type Place } from '@tq/db/geography/places.ts'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import { networkOf, takeAllowance } from '../http/allowance.ts'
import { holdAffiliates } from '../promotion/affiliate-code.ts'
import { type CodeShelf, holdCodes } from '../promotion/codes.ts'
import { ownTariff } from '../shipping/own-tariff.ts'
import { cartView } from './cart-view.ts'
import { type GoodsShelf, holdGoods } from './goods.ts'
import { type PricedCart, type PriceSources, priceCart } from './price-cart.ts'
import type { WishedCart } from './wished-cart.ts'

/** Guessing codes: so many wrong ones from one network. */
const GUESSES = { most: 60, seconds: 600 }
const PLACES_KEPT = 4_000

/** Who asks, and from where. */
export interface Asker {
  userId: string | null
  address: string
}

/** Everything that shows a cart, over what is held in memory. */
export interface CartDesk {
  db: Database
  goods: GoodsShelf
  codes: CodeShelf
  sources: PriceSources
  price(cart: WishedCart, asker: Asker): Promise<PricedCart>
  show(made: PricedCart, cart: WishedCart): Promise<Cart>
  /** Throws when there is no such ward. What was a ward once still is a place. */
  place(wardId: number, tx?: Db): Promise<Place>
  forget(tags: Tag[] | 'all'): void
}

export function openCartDesk(db: Database): CartDesk {
  const goods = holdGoods(db)
  const codes = holdCodes(db)
  const affiliates = holdAffiliates(db)
  const tariff = ownTariff(db)
  const places = new LRUCache<number, Place>({ max: PLACES_KEPT })
  const guard = guessGuard(db)
  const sources: PriceSources = {
    db,
    findGoods: goods.find,
    findCodes: codes.find,
    findAffiliate: affiliates.find,
    quote: tariff.quote,
  }

  async function place(wardId: number, tx: Db = db): Promise<Place> {
    const known = places.get(wardId) ?? (await findPlace(tx, wardId))
    if (!known) throw new AppError('WARD_UNKNOWN')
    places.set(wardId, known)
    return known
  }

  return {
    db,
    goods,
    codes,
    sources,
    place,
    async price(cart, { userId, address }) {
      if (cart.codes.length) guard.check(address)
      const made = await priceCart(sources, cart, userId, new Date())
      if (made.unknownCodes.length) await guard.count(address)
      return made
    },
    async show(made, cart) {
      const wardId = cart.delivery?.wardId
      const placeText = wardId ? (await place(wardId)).text : ''
      return cartView(made, { cart, placeText, publicCodes: await codes.listPublic() })
    },
    forget(tags) {
      for (const shelf of [goods, codes, affiliates, tariff]) shelf.forget(tags)
      if (tags === 'all' || tags.includes('geo')) places.clear()
    },
  }
}

/** Whoever guessed too often is refused for the rest of the stretch, right codes too: else the last guess would win. */
function guessGuard(db: Database) {
  const refused = new LRUCache<string, true>({ max: 10_000, ttl: GUESSES.seconds * 1000 })
  return {
    check(address: string) {
      if (refused.has(networkOf(address))) throw new AppError('TOO_MANY_REQUESTS')
    },
    async count(address: string) {
      const network = networkOf(address)
      try {
        await takeAllowance(db, `code-guess:${network}`, GUESSES)
      } catch (error) {
        if (error instanceof AppError) refused.set(network, true)
        throw error
      }
    },
  }
}
