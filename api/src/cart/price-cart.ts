import type { ShippingMethod } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'
import { type Priced, price } from '../pricing/price.ts'
import type { CodeRule, Goods, LineWish } from '../pricing/rules.ts'
import { type AffiliateLink, isOwnCode } from '../promotion/affiliate-code.ts'
import { normalCode, rulesFor, type StoredCode } from '../promotion/codes.ts'
import { type Customer, flashThing, usesBy } from '../promotion/customer.ts'
import type { Carrier, Quote } from '../shipping/carrier.ts'
import { mostOf, type ShelfGoods } from './goods.ts'
import { customerOf, mergeLines, type WishedCart, type WishedLine } from './wished-cart.ts'

/** Where what a price is made from comes from: held in memory for what is shown, read in the transaction for what is charged. */
export interface PriceSources {
  db: Db
  findGoods(productIds: number[]): Promise<Map<number, ShelfGoods>>
  findCodes(codes: string[]): Promise<Map<string, StoredCode>>
  findAffiliate(code: string): Promise<AffiliateLink | null>
  quote: Carrier['quote']
}

export type LineProblem = 'gone' | 'soldOut' | 'tooMany'

export interface JudgedLine {
  wish: WishedLine
  /** Null: not sold any more. */
  goods: ShelfGoods | null
  /** What is counted: never more than there is. */
  quantity: number
  problem: LineProblem | null
}

export interface PricedCart {
  customer: Customer
  /** In the order of the cart. */
  lines: JudgedLine[]
  /** Of the lines that count, in the same order. */
  priced: Priced
  rules: CodeRule[]
  /** Given, but no such code exists. */
  unknownCodes: string[]
  affiliate: AffiliateLink | null
  quotes: Quote[]
  quote: Quote | null
  weightGrams: number
  isOnlyDigital: boolean
  now: Date
}

export async function priceCart(sources: PriceSources, cart: WishedCart, userId: string | null, now: Date): Promise<PricedCart> {
  const customer = customerOf(userId, cart)
  const wishes = mergeLines(cart.lines)
  // One after the other: inside a transaction there is one connection.
  const goods = await sources.findGoods(wishes.map(({ productId }) => productId))
  const codes = await readCodes(sources, cart.codes, customer)
  const affiliate = cart.affiliateCode === null ? null : await readAffiliate(sources, cart.affiliateCode, customer)
  const lines = wishes.map((wish) => judge(wish, goods.get(wish.productId) ?? null))
  const counted = lines.filter(({ quantity }) => quantity > 0)
  const flashLeft = await flashLeftFor(sources.db, counted, customer)
  const weightGrams = counted.reduce((sum, { goods, quantity }) => sum + (goods?.isShipped ? goods.weightGrams * quantity : 0), 0)
  const isOnlyDigital = counted.length > 0 && counted.every(({ goods }) => !goods?.isShipped)
  const wardId = cart.delivery?.wardId
  const quotes = wardId && !isOnlyDigital && counted.length ? await sources.quote({ wardId, weightGrams, at: now }) : []
  const quote = chosenQuote(quotes, cart.delivery?.method)
  const priced = price(
    counted.map(({ goods, quantity }): LineWish => ({ goods: withFlashLeft(goods as ShelfGoods, flashLeft), quantity })),
    { codes: codes.rules, shipping: quote && { name: `${quote.name}, ${quote.zone}`, fee: quote.fee, freeFrom: quote.freeFrom } },
    now,
  )
  return {
    customer,
    lines,
    priced,
    rules: codes.rules,
    unknownCodes: codes.unknown,
    affiliate,
    quotes,
    quote,
    weightGrams,
    isOnlyDigital,
    now,
  }
}

function judge(wish: WishedLine, goods: ShelfGoods | null): JudgedLine {
  if (!goods) return { wish, goods, quantity: 0, problem: 'gone' }
  const most = mostOf(goods)
  // What is opened online is bought once: more of it is no mistake worth a word.
  const wanted = goods.isShipped ? wish.quantity : 1
  const problem = most === 0 ? 'soldOut' : wanted > most ? 'tooMany' : null
  return { wish: { ...wish, quantity: wanted }, goods, quantity: Math.min(wanted, most), problem }
}

async function readCodes(sources: PriceSources, typed: string[], customer: Customer) {
  const names = new Map(typed.map((text) => [normalCode(text) ?? '', text.trim()]))
  const found = await sources.findCodes([...names.keys()].filter(Boolean))
  const unknown = [...names].filter(([name]) => !found.has(name)).map(([, text]) => text)
  return { rules: found.size ? await rulesFor(sources.db, [...found.values()], customer) : [], unknown }
}

async function readAffiliate(sources: PriceSources, typed: string, customer: Customer): Promise<AffiliateLink | null> {
  const code = normalCode(typed)
  const link = code ? await sources.findAffiliate(code) : null
  return link && !isOwnCode(link, customer) ? link : null
}

/** Commerce rule 27: what one customer may still have at the flash price, over all their orders. */
async function flashLeftFor(db: Db, lines: JudgedLine[], customer: Customer): Promise<Map<number, number>> {
  const flashed = lines.flatMap(({ goods }) => (goods?.flashSaleId ? [goods] : []))
  const uses = await usesBy(
    db,
    customer,
    flashed.map(({ flashSaleId, productId }) => flashThing(flashSaleId as number, productId)),
  )
  return new Map(
    flashed.map(({ productId, flashSaleId, flashLimit, flash }) => {
      const used = uses.get(flashThing(flashSaleId as number, productId)) ?? 0
      return [productId, Math.max(0, Math.min(flash?.left ?? 0, (flashLimit ?? 0) - used))]
    }),
  )
}

const withFlashLeft = (goods: ShelfGoods, left: Map<number, number>): Goods =>
  goods.flash ? { ...goods, flash: { ...goods.flash, left: left.get(goods.productId) ?? 0 } } : goods

const chosenQuote = (quotes: Quote[], method: ShippingMethod | undefined) =>
  quotes.find((quote) => quote.method === method) ?? quotes.find((quote) => quote.method === 'standard') ?? quotes[0] ?? null
