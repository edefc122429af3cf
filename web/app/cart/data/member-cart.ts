import { addProduct, changeCartLine, countCart, mergeCart, removeCartLine } from '@tq/contract/cart.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { call } from '../../lib/browser-call.ts'
import { readStored, removeStored, writeStored } from '../../lib/state/local-storage.ts'
import { keepCodes, keptAffiliate, keptCodes } from '../../offers/guest-codes.ts'
import { askCount } from './cart-count.ts'
import { type KeptLine, latestLines, readLines, rest, saveLines } from './offline-cart.ts'
import { forgetSeen } from './seen-prices.ts'

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

/** What is being handed over, with the key that makes a repeat harmless. Stays until the server has said yes. */
interface HandOver {
  key: string
  lines: KeptLine[]
}
const HAND_OVER_KEY = 'cart-hand-over'
/** As the contract reads a key: another one would be refused at every start. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

function readHandOver(value: unknown): HandOver | null {
  const { key, lines } = (value ?? {}) as Partial<Record<keyof HandOver, unknown>>
  return typeof key === 'string' && UUID.test(key) ? { key, lines: readLines(lines) } : null
}

/**
 * A guest's lines go to the member's cart; only then is the copy here cleared. An answer that got lost is asked for again with
 * the same key and the same lines; what came in between follows with a key of its own. Says what happened, or nothing.
 */
export async function handOverCart(): Promise<string | null> {
  const sentences: string[] = []
  let merged = 0
  for (;;) {
    const pending = readStored(HAND_OVER_KEY, readHandOver) ?? { key: crypto.randomUUID(), lines: latestLines() }
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

/** What the server can't read would be refused at every start: then the next one begins anew. */
async function merge(body: HandOver & { codes: string[]; affiliateCode: string | null }) {
  try {
    return await call(mergeCart, { body })
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) removeStored(HAND_OVER_KEY)
    throw error
  }
}
