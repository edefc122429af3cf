import type { ProductDetail } from '@tq/contract/catalog.ts'
import { addToCart } from '../cart/offline-cart.ts'
import { showToast } from '../ui/toast-store.ts'

export const needsShipping = (product: Pick<ProductDetail, 'objectType'>) => product.objectType === 0

/** How many of it one may put into a cart: what is there, and one of what is opened online. */
export function mostOf(product: Pick<ProductDetail, 'objectType' | 'stock'>): number {
  if (!needsShipping(product)) return 1
  return Math.min(product.stock ?? 999, 999)
}

export function putIntoCart(product: Pick<ProductDetail, 'id' | 'title'>, quantity: number): void {
  addToCart(product.id, quantity)
  showToast(`Đã thêm “${product.title}” vào giỏ hàng`)
}

/** Never colour alone: stock is said in words. */
export function stockWords(product: Pick<ProductDetail, 'objectType' | 'stock' | 'inStock'>): string {
  if (!needsShipping(product)) return 'Mở đọc ngay sau khi thanh toán'
  if (!product.inStock) return 'Tạm hết hàng'
  if (product.stock !== null && product.stock <= 5) return `Chỉ còn ${product.stock} cuốn`
  return 'Còn hàng, sẵn sàng giao'
}
