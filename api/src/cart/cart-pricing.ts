import type { Cart } from '@tq/contract/cart.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { findPlace, type Place } from '@tq/db/geography/places.ts'
import type { Tag } from '@tq/db/tags.ts'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../deps.ts'
import { findOpenOf } from '../entitlement/require-entitlement.ts'
import { createGoodsCache, type GoodsCache } from '../inventory/sellable-products.ts'
import { cacheAffiliates } from '../promotion/affiliate-code.ts'
import { type CodeCache, cacheCodes, listPrivate, normalCode, type StoredCode, usableBy, visibleTo } from '../promotion/codes.ts'
import type { Customer } from '../promotion/customer.ts'
import { ownTariff } from '../shipping/own-tariff.ts'
import type { Asker, CartInput } from './cart-input.ts'
import { cartView } from './cart-view.ts'
import { codeUnknown } from './codes/codes-in-cart.ts'
import { guessGuard } from './codes/guess-guard.ts'
import { contactGuard } from './contact-guard.ts'
import { type PricedCart, type PriceSources, priceCart } from './price-cart.ts'

const PLACES_KEPT = 4_000

/** One of the codes that come along with a cart. */
export interface SentCode {
  name: string | null
  /** Null: no such code. A code that was not looked up (too many wrong guesses) is shown as a voucher, and removed with those. */
  family: StoredCode['family'] | null
}

/** Everything that shows a cart, over what is held in memory. */
export interface CartPricing {
  db: Database
  /** Whether what comes from one network is counted together. */
  limitsNetworks: boolean
  goods: GoodsCache
  codes: CodeCache
  sources: PriceSources
  /** For a member's cart: its codes were checked when they were added. */
  price(cart: CartInput, userId: string | null): Promise<PricedCart>
  /** For a guest's cart, which brings its codes with each call: wrong codes never make it fail, but they count as guesses. */
  priceSent(cart: CartInput, asker: Asker, isTakenOut?: (code: SentCode) => boolean): Promise<PricedCart>
  /** The cart without its contact, if the caller has named too many mailboxes and phones: their used codes are not shown then. */
  judged(cart: CartInput, asker: Asker): Promise<CartInput>
  mayName(asker: Asker, delivery: CartInput['delivery']): Promise<boolean>
  show(made: PricedCart, cart: CartInput): Promise<Cart>
  /** Everything this customer may use now, in the order in which it ends. */
  offered(customer: Customer): Promise<StoredCode[]>
  /** A code just typed. Throws when there is none, or when too many wrong ones came from there. */
  typedCode(typed: string, asker: Asker): Promise<StoredCode>
  /** Of codes that come along with a cart those that may be used, and those that were not looked at. */
  resolveCodes(typed: string[], asker: Asker): Promise<{ known: Map<string, StoredCode>; rateLimited: string[] }>
  /** Throws when there is no such ward. What was a ward once still is a place. */
  place(wardId: number, tx?: Db): Promise<Place>
  invalidate(tags: Tag[] | 'all'): void
}

export function openCartPricing(db: Database, settings: Pick<Settings, 'limitsNetworks'>): CartPricing {
  const goods = createGoodsCache(db)
  const codes = cacheCodes(db)
  const affiliates = cacheAffiliates(db)
  const tariff = ownTariff(db)
  const places = new LRUCache<number, Place>({ max: PLACES_KEPT })
  const guesses = guessGuard(db)
  const mayName = contactGuard(db, settings)
  const sources: PriceSources = {
    db,
    findGoods: goods.find,
    findCodes: codes.find,
    findAffiliate: affiliates.find,
    quote: tariff.quote,
  }

  async function heldPlace(wardId: number, tx: Db = db): Promise<Place | null> {
    const known = places.get(wardId) ?? (await findPlace(tx, wardId))
    if (known) places.set(wardId, known)
    return known
  }

  /** A code that this person may not know of counts as a wrong guess: otherwise the guess counter would reveal that it exists. */
  async function findVisible(names: string[], userId: string | null): Promise<Map<string, StoredCode>> {
    const found = names.length ? [...(await codes.find(names)).values()] : []
    return new Map((await visibleTo(db, found, userId, new Date())).map((code) => [code.code, code]))
  }

  async function findCode(typed: string, userId: string | null): Promise<StoredCode | null> {
    const name = normalCode(typed)
    return name ? ((await findVisible([name], userId)).get(name) ?? null) : null
  }

  async function resolveCodes(typed: string[], { userId, address }: Asker) {
    const names = typed.flatMap((text) => normalCode(text) ?? [])
    const known = await findVisible(names, userId)
    const found = typed.map((text) => ({ text, code: known.get(normalCode(text) ?? '') }))
    // What is listed for all is no secret to be guessed.
    const secret = found.filter(({ code }) => !code?.isPublic)
    const isSeen = await guesses.each(
      address,
      secret.map(({ code }) => code !== undefined),
    )
    const hidden = secret.filter((_, i) => !isSeen[i])
    for (const { code } of hidden) if (code) known.delete(code.code)
    const rateLimited = hidden.map(({ text }) => text)
    return { known, rateLimited }
  }

  async function offered(customer: Customer): Promise<StoredCode[]> {
    const own = customer.userId ? await listPrivate(db, customer.userId) : []
    return usableBy(db, [...own, ...(await codes.listPublic())], customer)
  }

  /** Paper may be bought again and again; what is opened online is owned once. */
  async function ownedIn({ customer, lines }: PricedCart): Promise<Set<number>> {
    const opened = lines.flatMap(({ goods }) => (goods && !goods.isShipped ? goods.productId : []))
    return customer.userId && opened.length > 0 ? findOpenOf(db, customer.userId, opened) : new Set()
  }

  async function judged(cart: CartInput, asker: Asker): Promise<CartInput> {
    if (await mayName(asker, cart.delivery)) return cart
    const { email: _, phone: __, ...delivery } = cart.delivery ?? {}
    return { ...cart, delivery }
  }

  const price: CartPricing['price'] = (cart, userId) => priceCart(sources, cart, userId, new Date())

  return {
    db,
    limitsNetworks: settings.limitsNetworks,
    goods,
    codes,
    sources,
    async place(wardId, tx) {
      const known = await heldPlace(wardId, tx)
      if (!known) throw new AppError('WARD_UNKNOWN')
      return known
    },
    price,
    resolveCodes,
    offered,
    judged,
    mayName,
    async priceSent(cart, asker, isTakenOut = () => false) {
      const { known, rateLimited } = await resolveCodes(cart.codes, asker)
      const kept = cart.codes.filter((text) => {
        const name = normalCode(text)
        const family = rateLimited.includes(text) ? 'voucher' : (known.get(name ?? '')?.family ?? null)
        return !isTakenOut({ name, family })
      })
      const seen = { ...(await judged(cart, asker)), codes: kept.filter((text) => !rateLimited.includes(text)) }
      const made = await price(seen, asker.userId)
      return { ...made, rateLimitedCodes: kept.filter((text) => rateLimited.includes(text)) }
    },
    async show(made, cart) {
      const wardId = cart.delivery?.wardId
      // Showing a cart never fails because of its ward: only saving an address checks that strictly.
      const placeText = wardId ? ((await heldPlace(wardId))?.text ?? '') : ''
      const { customer } = made
      const [offers, freeFrom, owned] = [await offered(customer), await tariff.freeFrom(), await ownedIn(made)]
      return cartView(made, { cart, placeText, offered: offers, freeFrom, owned })
    },
    async typedCode(typed, { userId, address }) {
      const code = await guesses.one(address, () => findCode(typed, userId))
      if (!code) throw codeUnknown(userId)
      return code
    },
    invalidate(tags) {
      for (const shelf of [goods, codes, affiliates, tariff]) shelf.invalidate(tags)
      if (tags === 'all' || tags.includes('geo')) places.clear()
    },
  }
}
