import { createContext, use } from 'react'
import type { Checkout } from './checkout.ts'

export const CheckoutContext = createContext<Checkout | null>(null)

/** The cart this page is about: the shopper's own, or the one line of "buy now". */
export function useCheckout(): Checkout {
  const checkout = use(CheckoutContext)
  if (!checkout) throw new Error('No cart around this part')
  return checkout
}
