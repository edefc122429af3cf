import type { ProductDetail } from '@tq/contract/catalog.ts'
import { addToCart } from '../cart/offline-cart.ts'
import { showToast } from '../ui/toast-store.ts'
import { PIECES } from './kinds.ts'

type Stocked = Pick<ProductDetail, 'kind' | 'objectType' | 'stock' | 'inStock'>

const FEW = 5

export const needsShipping = (product: Pick<ProductDetail, 'objectType'>) => product.objectType === 0

/** How many of it one may put into a cart: what is there, and one of what is opened online. */
export function mostOf(product: Pick<ProductDetail, 'objectType' | 'stock'>): number {
  if (!needsShipping(product)) return 1
  return Math.min(product.stock ?? 999, 999)
}

/** The second press of a double click is the same wish. */
export const isOneWish = (press: { detail: number }) => press.detail < 2

const toCart = { title: 'Xem giỏ', url: '/gio-hang' }

export function putIntoCart(product: Stocked & Pick<ProductDetail, 'id' | 'title'>, quantity: number): void {
  const added = addToCart(product.id, quantity, mostOf(product))
  const title = `“${shortened(product.title)}”`
  if (added > 0) showToast(`Đã thêm ${title} vào giỏ hàng`, { link: toCart })
  else if (!needsShipping(product)) showToast(`${title} đã có trong giỏ`, { variant: 'info', link: toCart })
  else showToast(`Giỏ đã có hết số ${PIECES[product.kind]} còn lại của ${title}`, { variant: 'info', link: toCart })
}

const LONG_TITLE = 80
const shortened = (title: string) => (title.length > LONG_TITLE ? `${title.slice(0, LONG_TITLE).trimEnd()}…` : title)

export const isFew = ({ stock, inStock }: Pick<ProductDetail, 'stock' | 'inStock'>) => inStock && stock !== null && stock <= FEW

/** Never colour alone: stock is said in words. */
export function stockWords(product: Stocked): string {
  if (!product.inStock) return 'Tạm hết hàng'
  if (!needsShipping(product)) return `Mở ${product.kind === 'course' ? 'học' : 'đọc'} ngay sau khi thanh toán`
  if (isFew(product)) return `Chỉ còn ${product.stock} ${PIECES[product.kind]}`
  return 'Còn hàng, sẵn sàng giao'
}
