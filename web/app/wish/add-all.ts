import { getCart, MOST_LINES, mergeCart } from '@tq/contract/cart.ts'
import type { ProductCard } from '@tq/contract/catalog.ts'
import { listCardsOf } from '@tq/contract/wish.ts'
import { memberCount } from '../cart/data/cart-count.ts'
import { addToCart, quantityOf } from '../cart/data/offline-cart.ts'
import { isMember } from '../cart/data/start-cart.ts'
import { mostOf } from '../catalog/product/buy/buy.ts'
import { call } from '../lib/browser-call.ts'
import { formatNumber } from '../lib/format.ts'
import { showToast } from '../ui/overlay/toast-store.ts'

const toCart = { title: 'Xem giỏ', url: '/gio-hang' }

/** One of each that can be bought and is not in the cart yet: pressing twice buys nothing twice. */
export async function addAllToCart(productIds: readonly number[]): Promise<void> {
  const { data: products } = await call(listCardsOf, { body: { productIds: [...productIds] } })
  const buyable = products.filter(({ inStock }) => inStock)
  const gone = products.length - buyable.length
  const { missing, added } = await (isMember() ? addForMember(buyable) : addForGuest(buyable))
  const left = missing - added
  const more = [gone > 0 && `${counted(gone)} tạm hết hàng`, left > 0 && `${counted(left)} chưa vào được vì giỏ đã đầy`]
  if (added > 0)
    showToast([`Đã thêm ${counted(added)} vào giỏ hàng`, ...more.filter(Boolean)].join('; '), {
      link: toCart,
      ...(left > 0 && { variant: 'warning' }),
    })
  else if (missing > 0) showToast('Giỏ hàng đã đầy', { variant: 'warning', link: toCart })
  else if (buyable.length > 0) showToast('Những gì còn hàng đều đã có trong giỏ', { variant: 'info', link: toCart })
  else showToast('Các sản phẩm này đang tạm hết hàng', { variant: 'info' })
}

/** How many were not there, and how many of them went in: a cart has an end. */
interface Addition {
  missing: number
  added: number
}

async function addForGuest(buyable: ProductCard[]): Promise<Addition> {
  const missing = buyable.filter(({ id }) => quantityOf(id) === 0)
  for (const product of missing) addToCart(product.id, 1, mostOf({ ...product, stock: null }))
  return { missing: missing.length, added: missing.filter(({ id }) => quantityOf(id) > 0).length }
}

/** In one go, as a guest's cart is taken over. */
async function addForMember(buyable: ProductCard[]): Promise<Addition> {
  const { data: cart } = await call(getCart)
  // What was put aside is not in the cart: it comes back into it.
  const there = new Set(cart.lines.map(({ productId }) => productId))
  const missing = buyable.filter(({ id }) => !there.has(id))
  const lines = missing.slice(0, MOST_LINES).map(({ id }) => ({ productId: id, quantity: 1 }))
  if (lines.length === 0) return { missing: 0, added: 0 }
  const { data } = await call(mergeCart, { body: { key: crypto.randomUUID(), lines } })
  memberCount.set(data.totalProducts)
  return { missing: missing.length, added: data.merged }
}

const counted = (n: number) => `${formatNumber(n)} sản phẩm`
