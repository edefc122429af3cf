import { addProduct, changeCartLine, countCart, mergeCart, removeCartLine } from '@tq/contract/cart/lines.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { call } from '../../lib/browser-call.ts'
import { readStored, removeStored, writeStored } from '../../lib/state/local-storage.ts'
import { keepCodes, keptAffiliate, keptCodes } from '../../offers/guest-codes.ts'
import { askCount } from './cart-count.ts'
import { type KeptLine, latestLines, readLines, rest, saveLines } from './offline-cart.ts'
import { forgetSeen } from './seen-prices.ts'
import { uuid } from './uuid.ts'

/** Loaded when a member does something with the cart: guests' pages never carry it. */

export async function countMembersCart(): Promise<void> {
  const tell = askCount()
  const { data } = await call(countCart)
  tell(data.totalProducts)
}

/** How many went in, how many there are of it now, and a way back. */
export async function addToMembersCart(productId: number, quantity: number) {
  const tell = askCount()
  const { data } = await call(addProduct, { body: { productId, quantity } })
  tell(data.totalProducts)
  const before = data.quantity - data.added
  const undo = async () => {
    const tellAfter = askCount()
    const params = { id: data.cartDetailId, cartDetailId: data.cartDetailId }
    const { data: cart } =
      before > 0 ? await call(changeCartLine, { params, body: { Quantity: before } }) : await call(removeCartLine, { params })
    tellAfter(cart.totalProducts)
  }
  return { added: data.added, undo }
}

/** A merge under way, stored until the server has confirmed it. The key makes sending it again harmless. */
interface HandOver {
  key: string
  lines: KeptLine[]
}
const HAND_OVER_KEY = 'cart-hand-over'
/** The contract's form of a key: a damaged one would be refused at every page load. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function readHandOver(value: unknown): HandOver | null {
  const { key, lines } = (value ?? {}) as Partial<Record<keyof HandOver, unknown>>
  return typeof key === 'string' && UUID.test(key) ? { key, lines: readLines(lines) } : null
}

/**
 * Merges the guest's lines into the member's cart and clears them here only after the answer. After a lost answer it sends the same
 * lines with the same key; lines added meanwhile follow under a new key. Returns the sentence to show, or null.
 */
export async function handOverCart(): Promise<string | null> {
  const sentences: string[] = []
  let merged = 0
  for (;;) {
    const pending = readStored(HAND_OVER_KEY, readHandOver) ?? { key: uuid(), lines: latestLines() }
    const codes = keptCodes()
    if (pending.lines.length === 0 && codes.length === 0) break
    writeStored(HAND_OVER_KEY, pending)
    const tell = askCount()
    const { data } = await merge({ ...pending, codes, affiliateCode: keptAffiliate() })
    removeStored(HAND_OVER_KEY)
    keepCodes([])
    saveLines(rest(latestLines(), pending.lines))
    forgetSeen(latestLines())
    tell(data.totalProducts)
    merged += data.merged
    sentences.push(...data.remarks)
  }
  if (merged > 0) sentences.unshift(`Đã chuyển ${merged} loại sản phẩm chọn trước khi đăng nhập vào giỏ của bạn.`)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** A merge the server refuses as invalid is dropped: otherwise every page load would send it again. */
async function merge(body: HandOver & { codes: string[]; affiliateCode: string | null }) {
  try {
    return await call(mergeCart, { body })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) removeStored(HAND_OVER_KEY)
    throw error
  }
}
