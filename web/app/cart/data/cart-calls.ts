import { addAddress } from '@tq/contract/account.ts'
import {
  addAffiliate,
  addCoupon,
  addGuestAffiliate,
  addGuestCoupon,
  addGuestVoucher,
  addVoucher,
  type Cart,
  type CartLine,
  calculateGuestCart,
  changeCartLine,
  checkGuestInventory,
  checkInventory,
  type GuestCart,
  getCart,
  type Inventory,
  listOffersForCart,
  quoteGuestShipping,
  removeAffiliate,
  removeCartLine,
  removeCoupon,
  removeGuestAffiliate,
  removeGuestCoupon,
  removeGuestVoucher,
  removeVoucher,
  restoreCartLine,
  type ShippingMethod,
  setDelivery,
} from '@tq/contract/cart.ts'
import type { Answer, Endpoint } from '@tq/contract/http/endpoint.ts'
import { checkOut, checkOutAsGuest } from '@tq/contract/order.ts'
import { listCoupons, listVouchers, type OfferedCode } from '@tq/contract/promotion/codes.ts'
import type { z } from 'zod'
import type { CheckoutAnswer, CheckoutFields } from '../../checkout/place-order.ts'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { askCount } from './cart-count.ts'
import type { DeliveryInput, GuestSource } from './guest-source.ts'
import { withSeen } from './seen-prices.ts'
import { isMember } from './start-cart.ts'

export type Family = OfferedCode['family']
type Stock = z.infer<typeof Inventory>

/** What guests and members can do with a cart. Every change answers with the whole cart, priced by the server. */
export interface CartCalls {
  isMember: boolean
  load(): Promise<Cart>
  setQuantity(line: CartLine, quantity: number): Promise<Cart>
  remove(line: CartLine): Promise<Cart>
  /** Takes a removal back: `index` is where the line stood. */
  putBack(line: CartLine, index: number): Promise<Cart>
  setLater(line: CartLine, isLater: boolean): Promise<Cart>
  addCode(family: Family, code: string): Promise<Cart>
  removeCode(family: Family, code: string): Promise<Cart>
  addAffiliate(code: string): Promise<Cart>
  removeAffiliate(): Promise<Cart>
  /** Every code there is for this cart, page by page. */
  offers(family: Family, page: number): Promise<{ data: OfferedCode[]; totalPage: number }>
  checkInventory(): Promise<Stock>
  /** What it would cost to send it there, without settling on it. */
  quote(cart: Cart, place: { wardId: number; method: ShippingMethod }): Promise<Cart>
  /** With a remark where the address could not be kept in the book. */
  setDelivery(delivery: DeliveryInput, isKept: boolean): Promise<{ cart: Cart; remark: string }>
  /** Turns it into an order; then there is nothing left of it. */
  checkOut(fields: CheckoutFields): Promise<CheckoutAnswer>
}

const dataOf = async <E extends Endpoint>(answer: Promise<Answer<E>>) => (await answer).data

/** A member's cart lies on the server. */
export const memberCalls: CartCalls = {
  isMember: true,
  load: () => counted(call(getCart)),
  setQuantity: (line, quantity) =>
    counted(call(changeCartLine, { params: { cartDetailId: idOf(line) }, body: { Quantity: quantity } })),
  remove: (line) => counted(call(removeCartLine, { params: { id: idOf(line) } })),
  putBack: (line) => counted(call(restoreCartLine, { params: { id: idOf(line) } })),
  setLater: (line, isLater) => counted(call(changeCartLine, { params: { cartDetailId: idOf(line) }, body: { isLater } })),
  addCode: (family, code) => counted(call(family === 'coupon' ? addCoupon : addVoucher, { body: { code } })),
  removeCode: (family, code) => counted(call(family === 'coupon' ? removeCoupon : removeVoucher, { query: { code } })),
  addAffiliate: (affiliateCode) => counted(call(addAffiliate, { query: { affiliateCode } })),
  removeAffiliate: () => counted(call(removeAffiliate)),
  checkInventory: () => dataOf<typeof checkInventory>(call(checkInventory)),
  quote: (cart, delivery) =>
    dataOf<typeof calculateGuestCart>(
      call(calculateGuestCart, {
        body: { lines: linesOf(cart), codes: codesOf(cart), affiliateCode: cart.affiliateCode, delivery },
      }),
    ),
  offers: (family, page) => call(family === 'coupon' ? listCoupons : listVouchers, { query: { page } }),
  setDelivery: async (delivery, isKept) => ({
    cart: await counted(call(setDelivery, { body: { ...delivery, isKept } })),
    remark: '',
  }),
  async checkOut(body) {
    const tell = askCount()
    const answer = await call(checkOut, { body })
    tell(0)
    return answer
  },
}

/** Updates the number on the cart icon from every answer. */
async function counted(answer: Promise<{ data: Cart }>): Promise<Cart> {
  const tell = askCount()
  const { data } = await answer
  tell(data.totalProducts)
  return data
}

const idOf = ({ cartDetailId }: CartLine) => cartDetailId ?? 0
const linesOf = (cart: Cart) => cart.lines.map(({ productId, quantity }) => ({ productId, quantity }))

/** Codes in use and codes that don't apply to this cart yet. Unknown ones are dropped. */
export function codesOf({ code, shippingCode, productCode, refusedCodes }: Cart): string[] {
  const all = [code, shippingCode, ...productCode, ...refusedCodes.filter(({ family }) => family !== null)]
  return [...new Set(all.flatMap((one) => (one ? [one.codeName] : [])))]
}

/** A guest's cart lies in the browser, the one line of "buy now" in memory: the server is told all of it each time. */
export function guestCalls(source: GuestSource): CartCalls {
  const body = () => ({
    lines: source.lines(),
    codes: source.codes(),
    affiliateCode: source.affiliate(),
    delivery: source.delivery(),
  })
  const noted = async (answer: Promise<{ data: Cart }>): Promise<Cart> => {
    const { data } = await answer
    source.keepCodes(codesOf(data))
    const { cart, seen } = withSeen(data, source.seen())
    source.keepSeen(seen)
    return cart
  }
  const load = () => noted(call(calculateGuestCart, { body: body() }))
  /** Changes the browser's copy first and restores it when the server refuses or does not answer. */
  const change = async (lines: GuestCart['lines']) => {
    const before = source.lines()
    source.keepLines(lines)
    try {
      return await load()
    } catch (error) {
      source.keepLines(before)
      throw error
    }
  }
  let sent: { requestKey: string; cart: ReturnType<typeof body> } | null = null
  const others = (line: CartLine) => source.lines().filter(({ productId }) => productId !== line.productId)
  const see = (line: CartLine, price: number) => source.keepSeen({ ...source.seen(), [line.productId]: price })
  return {
    isMember: false,
    load,
    setQuantity: (line, quantity) => {
      see(line, line.priceNow)
      return change(source.lines().map((kept) => (kept.productId === line.productId ? { ...kept, quantity } : kept)))
    },
    remove: (line) => change(others(line)),
    putBack: (line, index) => {
      see(line, line.priceBefore ?? line.priceNow)
      return change(others(line).toSpliced(index, 0, { productId: line.productId, quantity: line.quantity }))
    },
    setLater: () => Promise.reject(new Error('Đăng nhập để lưu sách lại mua sau')),
    addCode: (family, code) => noted(call(family === 'coupon' ? addGuestCoupon : addGuestVoucher, { body: { ...body(), code } })),
    removeCode: (family, code) =>
      noted(call(family === 'coupon' ? removeGuestCoupon : removeGuestVoucher, { body: { ...body(), code } })),
    async addAffiliate(code) {
      const cart = await noted(call(addGuestAffiliate, { body: { ...body(), affiliateCode: null, code } }))
      source.keepAffiliate(cart.affiliateCode ?? code)
      return cart
    },
    async removeAffiliate() {
      const cart = await noted(call(removeGuestAffiliate, { body: body() }))
      source.keepAffiliate(null)
      return cart
    },
    checkInventory: () => dataOf<typeof checkGuestInventory>(call(checkGuestInventory, { body: body() })),
    quote: (_cart, delivery) => dataOf<typeof calculateGuestCart>(call(calculateGuestCart, { body: { ...body(), delivery } })),
    async setDelivery(delivery, isKept) {
      const cart = await noted(call(quoteGuestShipping, { body: { ...body(), delivery } }))
      source.keepDelivery(delivery)
      return { cart, remark: isKept ? await keepAddress(delivery) : '' }
    },
    offers: (family, page) => call(listOffersForCart, { body: { ...body(), family, page } }),
    async checkOut(fields) {
      const delivery = source.delivery()
      if (!delivery) throw new Error('Bạn điền thông tin người nhận trước nhé')
      // A retry after a lost answer sends the same lines, whatever came into the cart since.
      if (sent?.requestKey !== fields.requestKey) sent = { requestKey: fields.requestKey, cart: body() }
      const { cart } = sent
      const answer = await call(checkOutAsGuest, { body: { ...cart, ...fields, delivery } })
      source.clear(cart)
      return answer
    },
  }
}

/** Saves a member's address from "buy now". A failure, such as a full address book, only gives a remark: the order goes on. */
async function keepAddress({ name, phone, address, wardId }: DeliveryInput): Promise<string> {
  if (!isMember() || !wardId || !address) return ''
  try {
    await call(addAddress, { body: { name, phone, address, wardId, isDefault: false } })
    return ''
  } catch (error) {
    return `Chưa lưu được vào sổ địa chỉ: ${failureWords(error)}`
  }
}
