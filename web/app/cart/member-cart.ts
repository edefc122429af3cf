import { addProduct, changeCartLine, countCart, mergeCart, removeCartLine } from '@tq/contract/cart.ts'
import { call } from '../lib/browser-call.ts'
import { readStored, removeStored, writeStored } from '../lib/local-storage.ts'
import { askCount } from './cart-count.ts'
import { CODES_KEY, keptAffiliate, keptCodes } from './guest-codes.ts'
import { type KeptLine, loadOfflineCart, offlineCart, readLines, saveLines } from './offline-cart.ts'

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

function readHandOver(value: unknown): HandOver | null {
  const { key, lines } = (value ?? {}) as Partial<Record<keyof HandOver, unknown>>
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? { key, lines: readLines(lines) } : null
}

/**
 * A guest's lines go to the member's cart; only then is the copy here cleared. An answer that got lost is asked for again with
 * the same key and the same lines; what came in between follows with a key of its own. Says what happened, or nothing.
 */
export async function handOverCart(): Promise<string | null> {
  loadOfflineCart()
  const sentences: string[] = []
  let merged = 0
  for (;;) {
    const pending = readStored(HAND_OVER_KEY, readHandOver) ?? { key: crypto.randomUUID(), lines: offlineCart.get() }
    const codes = keptCodes()
    if (pending.lines.length === 0 && codes.length === 0) break
    writeStored(HAND_OVER_KEY, pending)
    const tell = askCount()
    const { data } = await call(mergeCart, { body: { ...pending, codes, affiliateCode: keptAffiliate() } })
    removeStored(HAND_OVER_KEY, CODES_KEY)
    saveLines(rest(offlineCart.get(), pending.lines))
    tell(data.totalProducts)
    merged += data.merged
    sentences.push(...data.remarks)
  }
  if (merged > 0) sentences.unshift(`Đã chuyển ${merged} loại sản phẩm chọn trước khi đăng nhập vào giỏ của bạn.`)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** What there is more of than was handed over. */
export function rest(now: KeptLine[], handedOver: KeptLine[]): KeptLine[] {
  return now.flatMap(({ productId, quantity }) => {
    const gone = handedOver.find((line) => line.productId === productId)?.quantity ?? 0
    return quantity > gone ? [{ productId, quantity: quantity - gone }] : []
  })
}
