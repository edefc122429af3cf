import { getProduct, type ProductDetail } from '@tq/contract/catalog.ts'
import { useEffect, useState } from 'react'
import { mostOf } from '../catalog/buy.ts'
import { call } from '../lib/browser-call.ts'
import type { CartLine } from './offline-cart.ts'

/** Null: asked for and not there any more. Undefined: not known yet. */
export type CartProducts = Record<number, ProductDetail | null | undefined>

/** Titles and prices always come from the server; the browser only knows ids and quantities. */
export function useCartProducts(lines: CartLine[]) {
  const [products, setProducts] = useState<CartProducts>({})
  const [hasFailed, setHasFailed] = useState(false)
  const [round, setRound] = useState(0)
  const ids = lines.map((line) => line.productId).join(',')
  useEffect(() => {
    let isGone = false
    setHasFailed(false)
    const wanted = ids ? ids.split(',').map(Number) : []
    for (const id of wanted) {
      call(getProduct, { params: { id } }).then(
        ({ data }) => !isGone && setProducts((now) => ({ ...now, [id]: data })),
        (error: { status?: number }) => {
          if (isGone) return
          if (error.status === 404) setProducts((now) => ({ ...now, [id]: null }))
          else setHasFailed(true)
        },
      )
    }
    return () => {
      isGone = true
    }
  }, [ids, round])
  return { products, hasFailed, retry: () => setRound((n) => n + 1) }
}

/** How many of a line one could buy now. */
export function buyable(line: CartLine, product: ProductDetail | null | undefined): number {
  return product?.inStock ? Math.min(line.quantity, mostOf(product)) : 0
}
