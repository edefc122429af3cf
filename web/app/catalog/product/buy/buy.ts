import { PIECES } from '@tq/contract/catalog/pieces.ts'
import type { ProductDetail } from '@tq/contract/catalog.ts'
import { ApiError } from '@tq/contract/errors.ts'
import { type JustAdded, justAdded } from '../../../cart/data/just-added.ts'
import { addToCart, isFull, quantityOf, setQuantity } from '../../../cart/data/offline-cart.ts'
import { isMember, loadMemberCart } from '../../../cart/data/start-cart.ts'
import { loadMiniCart } from '../../../cart/load-mini-cart.ts'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { isReadyToOpen, openingWords } from '../../opening-words.ts'
import { releaseWords } from '../../release-words.ts'

type Stocked = Pick<ProductDetail, 'kind' | 'objectType' | 'stock' | 'inStock' | 'releaseDay'>

const FEW = 5

export const needsShipping = (product: Pick<ProductDetail, 'objectType'>) => product.objectType === 0

/** How many of it one may put into a cart: what is there, and one of what is opened online. */
export function mostOf(product: Pick<ProductDetail, 'objectType' | 'stock'>): number {
  if (!needsShipping(product)) return 1
  return Math.min(product.stock ?? 999, 999)
}

/** The second press of a double click is the same wish. */
export const isOneWish = (press: { detail: number }) => press.detail < 2

/** For a button that adds: what tells of it is on its way before the finger is lifted, or while the page comes alive. */
export const comingDown = { 'data-brings': 'cart', onPointerDown: () => void loadMiniCart().catch(() => undefined) }

/** Guests keep it in the browser, members on the server. The small cart in the header tells of it either way. */
export async function putIntoCart(product: Stocked & Pick<ProductDetail, 'id' | 'title'>, quantity: number): Promise<void> {
  const { id: productId } = product
  const title = shortened(product.title)
  if (!isMember()) {
    const before = quantityOf(productId)
    const added = addToCart(productId, quantity, mostOf(product))
    const remark = added === 0 && before === 0 && isFull() ? 'chưa thêm được vì giỏ hàng đã đủ 100 loại sản phẩm' : undefined
    tell(product, { productId, title, quantity: added, remark, undo: () => setQuantity(productId, before) })
    return
  }
  try {
    const { addToMembersCart } = await loadMemberCart()
    const { added, undo } = await addToMembersCart(productId, quantity)
    tell(product, { productId, title, quantity: added, undo })
  } catch (error) {
    const message = error instanceof ApiError ? error.message : 'Chưa thêm được, bạn kiểm tra kết nối rồi thử lại nhé'
    showToast(message, { variant: 'error' })
  }
}

function tell(product: Stocked, added: JustAdded): void {
  if (added.quantity > 0) justAdded.set(added)
  else justAdded.set({ ...added, undo: undefined, remark: added.remark ?? remarkOf(product) })
}

const remarkOf = (product: Stocked) =>
  needsShipping(product) ? `đã có trong giỏ hết số ${PIECES[product.kind]} còn lại` : 'đã có trong giỏ'

/** Buys this alone: the cart stays as it is. */
export const buyNowUrl = (product: Pick<ProductDetail, 'id'>, quantity: number) =>
  `/mua-ngay?productId=${product.id}&quantity=${quantity}`

const LONG_TITLE = 80
const shortened = (title: string) => (title.length > LONG_TITLE ? `${title.slice(0, LONG_TITLE).trimEnd()}…` : title)

export const isFew = ({ stock, inStock }: Pick<ProductDetail, 'stock' | 'inStock'>) => inStock && stock !== null && stock <= FEW

/** Never colour alone: stock is said in words. */
export function stockWords(product: Stocked & Pick<ProductDetail, 'ebook' | 'courseId'>): string {
  if (!product.inStock) return 'Tạm hết hàng'
  if (!needsShipping(product)) return openingWords({ kind: product.kind, isReady: isReadyToOpen(product) })
  if (product.releaseDay) return releaseWords(product.releaseDay)
  if (isFew(product)) return `Chỉ còn ${product.stock} ${PIECES[product.kind]}`
  return 'Còn hàng, sẵn sàng giao'
}
