import { listCardsOf } from '@tq/contract/wish.ts'
import { addToCart, offlineCart } from '../cart/offline-cart.ts'
import { mostOf } from '../catalog/buy.ts'
import { call } from '../lib/browser-call.ts'
import { formatNumber } from '../lib/format.ts'
import { showToast } from '../ui/toast-store.ts'

const toCart = { title: 'Xem giỏ', url: '/gio-hang' }

/** Into the cart this browser keeps: one of each that can be bought and is not in the cart yet: pressing twice buys nothing twice. */
export async function addAllToCart(productIds: readonly number[]): Promise<void> {
  const { data: products } = await call(listCardsOf, { body: { productIds: [...productIds] } })
  const isInCart = (id: number) => offlineCart.get().some((line) => line.productId === id)
  const buyable = products.filter(({ inStock }) => inStock)
  const missing = buyable.filter(({ id }) => !isInCart(id))
  for (const product of missing) addToCart(product.id, 1, mostOf({ ...product, stock: null }))
  // A cart has an end: what found no room is not counted.
  const added = missing.filter(({ id }) => isInCart(id)).length
  const gone = products.length - buyable.length
  if (added > 0)
    showToast(`Đã thêm ${counted(added)} vào giỏ hàng${gone > 0 ? `; ${counted(gone)} tạm hết hàng` : ''}`, { link: toCart })
  else if (missing.length > 0) showToast('Giỏ hàng đã đầy', { variant: 'warning', link: toCart })
  else if (buyable.length > 0) showToast('Những gì còn hàng đều đã có trong giỏ', { variant: 'info', link: toCart })
  else showToast('Các sản phẩm này đang tạm hết hàng', { variant: 'info' })
}

const counted = (n: number) => `${formatNumber(n)} sản phẩm`
