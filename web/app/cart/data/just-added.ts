import { createStore } from '../../lib/state/store.ts'

/** What has just gone into the cart: the small cart below the icon tells of it. */
export interface JustAdded {
  productId: number
  title: string
  quantity: number
  /** Nothing was added: it is there already. */
  remark?: string
  undo?(): unknown
}

/** The same sentence in the small cart and, where that is out of reach, in a message. */
export const addedWords = ({ title, remark }: JustAdded) => (remark ? `“${title}” ${remark}` : `Đã thêm “${title}” vào giỏ hàng`)

export const justAdded = createStore<JustAdded | null>(null)
