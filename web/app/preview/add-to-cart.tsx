import type { ProductDetail } from '@tq/contract/catalog.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { justAdded } from '../cart/data/just-added.ts'
import { isOneWish, putIntoCart } from '../catalog/product/buy/buy.ts'
import { Button, type ButtonProps } from '../ui/form/button.tsx'

/** These pages have no header, whose small cart would tell of it. */
export function useAddToCart(
  product: ProductDetail,
  look: ButtonProps['look'],
  className: string | undefined,
): { button: ReactNode; said: ReactNode } {
  const [words, setWords] = useState('')
  async function add() {
    await putIntoCart(product, 1)
    const added = justAdded.get()
    if (added?.productId !== product.id) return
    setWords(added.quantity > 0 ? 'Đã thêm vào giỏ.' : `Cuốn này ${added.remark ?? 'đã có trong giỏ'}.`)
  }
  return {
    button: (
      <Button look={look} onClick={(event) => isOneWish(event) && void add()}>
        Thêm vào giỏ
      </Button>
    ),
    said: (
      <p role="status" className={className}>
        {words && (
          <>
            {words} <Link to="/gio-hang">Xem giỏ</Link>
          </>
        )}
      </p>
    ),
  }
}
