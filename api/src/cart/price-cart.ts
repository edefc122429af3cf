import { type LineProblem, MOST_LINES, type ShippingMethod } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'
import { type CartLineInput, mergeLines } from '../inventory/cart-lines.ts'
import { mostOf, type ShelfGoods } from '../inventory/sellable-products.ts'
import { type Priced, price } from '../pricing/price.ts'
import type { CodeRule, LineWish } from '../pricing/rules.ts'
import { type AffiliateLink, isOwnCode } from '../promotion/affiliate-code.ts'
import { normalCode, rulesFor, type StoredCode, visibleTo } from '../promotion/codes.ts'
import type { Customer } from '../promotion/customer.ts'
import type { Carrier, Quote } from '../shipping/carrier.ts'
import { vietnamMidnight } from '../time/vietnam-time.ts'
import { type CartInput, customerOf } from './cart-input.ts'
import { forCustomer } from './unit-price.ts'

/** Reads what a price depends on: from memory when a cart is shown, inside the transaction when it is charged. */
export interface PriceSources {
  db: Db
  findGoods(productIds: number[]): Promise<Map<number, ShelfGoods>>
  findCodes(codes: string[]): Promise<Map<string, StoredCode>>
  findAffiliate(code: string): Promise<AffiliateLink | null>
  quote: Carrier['quote']
}

export interface JudgedLine {
  wish: CartLineInput
  /** As this customer can have it. Null: not sold any more. */
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
  /** Codes that don't exist, or whose existence this person may not know. */
  unknownCodes: string[]
  /** Codes that were not looked up, because too many wrong ones came from the network. */
  rateLimitedCodes: string[]
  affiliate: AffiliateLink | null
  quotes: Quote[]
  quote: Quote | null
  weightGrams: number
  isOnlyDigital: boolean
  now: Date
}

export async function priceCart(sources: PriceSources, cart: CartInput, userId: string | null, now: Date): Promise<PricedCart> {
  // One after the other: inside a transaction there is one connection.
  const customer = await customerOf(sources.db, userId, cart)
  const wishes = mergeLines(cart.lines)
  const found = await sources.findGoods(wishes.map(({ productId }) => productId))
  const goods = await forCustomer(sources.db, found, customer)
  const codes = await readCodes(sources, cart.codes, customer, now)
  const affiliate = cart.affiliateCode === null ? null : await readAffiliate(sources, cart.affiliateCode, customer)
  const lines = wishes.map((wish, i) => judge(wish, goods.get(wish.productId) ?? null, i < MOST_LINES))
  const counted = lines.filter(({ quantity }) => quantity > 0)
  const weightGrams = counted.reduce((sum, { goods, quantity }) => sum + (goods?.isShipped ? goods.weightGrams * quantity : 0), 0)
  const isOnlyDigital = counted.length > 0 && counted.every(({ goods }) => !goods?.isShipped)
  const wardId = cart.delivery?.wardId
  const quotes =
    wardId && !isOnlyDigital && counted.length ? await sources.quote({ wardId, weightGrams, at: readyAt(counted, now) }) : []
  const quote = chosenQuote(quotes, cart.delivery?.method)
  const priced = price(
    counted.map(({ goods, quantity }): LineWish => ({ goods: goods as ShelfGoods, quantity })),
    { codes: codes.rules, shipping: quote && { name: `${quote.name}, ${quote.zone}`, fee: quote.fee, freeFrom: quote.freeFrom } },
    now,
  )
  return {
    customer,
    lines,
    priced,
    rules: codes.rules,
    unknownCodes: codes.unknown,
    rateLimitedCodes: [],
    affiliate,
    quotes,
    quote,
    weightGrams,
    isOnlyDigital,
    now,
  }
}

/** One parcel: it goes when the last of its books is out. */
function readyAt(counted: JudgedLine[], now: Date): Date {
  const days = counted.flatMap(({ goods }) => (goods?.releaseDay ? [vietnamMidnight(goods.releaseDay)] : []))
  return new Date(Math.max(now.getTime(), ...days.map((day) => day.getTime())))
}

function judge(wish: CartLineInput, goods: ShelfGoods | null, hasRoom: boolean): JudgedLine {
  if (!goods) return { wish, goods, quantity: 0, problem: 'gone' }
  if (!hasRoom) return { wish, goods, quantity: 0, problem: 'noRoom' }
  const most = mostOf(goods)
  // What is opened online is bought once: more of it is no mistake worth a word.
  const wanted = goods.isShipped ? wish.quantity : 1
  const problem = most === 0 ? 'soldOut' : wanted > most ? 'tooMany' : null
  return {
    wish: wanted === wish.quantity ? wish : { ...wish, quantity: wanted },
    goods,
    quantity: Math.min(wanted, most),
    problem,
  }
}

async function readCodes(sources: PriceSources, typed: string[], customer: Customer, now: Date) {
  // What can't be a code goes by its text, so that each is refused by name.
  const names = new Map(typed.map((text) => [normalCode(text) ?? text.trim(), text.trim()]))
  const found = await sources.findCodes([...names.keys()].filter((name) => normalCode(name) === name))
  const known = await visibleTo(sources.db, [...found.values()], customer.userId, now)
  const knownNames = new Set(known.map(({ code }) => code))
  const unknown = [...names].filter(([name]) => !knownNames.has(name)).map(([, text]) => text)
  return { rules: known.length ? await rulesFor(sources.db, known, customer) : [], unknown }
}

/** No guess is counted: an affiliate's code stands in links for everybody to see. */
export async function findTypedAffiliate({ findAffiliate }: Pick<PriceSources, 'findAffiliate'>, typed: string) {
  const code = normalCode(typed)
  return code ? findAffiliate(code) : null
}

async function readAffiliate(sources: PriceSources, typed: string, customer: Customer): Promise<AffiliateLink | null> {
  const link = await findTypedAffiliate(sources, typed)
  return link && !isOwnCode(link, customer) ? link : null
}

const chosenQuote = (quotes: Quote[], method: ShippingMethod | undefined) =>
  quotes.find((quote) => quote.method === method) ?? quotes.find((quote) => quote.method === 'standard') ?? quotes[0] ?? null
