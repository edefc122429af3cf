import { createElement, type FunctionComponent, type ReactNode } from 'react'

export interface KeptProps<Product extends { id: number }> {
  /** All that it shows. */
  product: Product
  as: FunctionComponent<{ product: Product }>
}

/** A card as page after page has it: where the server writes a page in pieces, it is drawn once, until its product says something else. */
export function Kept<Product extends { id: number }>({ product, as }: KeptProps<Product>): ReactNode {
  return createElement(as, { product })
}
