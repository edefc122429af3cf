import { getMe } from '@tq/contract/account.ts'
import type { Cart } from '@tq/contract/cart.ts'
import { DeliveryForm } from '@tq/contract/forms/delivery.ts'
import { useEffect, useState } from 'react'
import { isMember } from '../../cart/data/start-cart.ts'
import { call } from '../../lib/browser-call.ts'
import { useCheckout } from '../checkout-context.tsx'
import { readDraft } from '../delivery/delivery-draft.ts'

const Contact = DeliveryForm.pick({ name: true, phone: true, email: true })

/** A member who buys only what is opened online is known already: nobody asks again. True while it is being looked up. */
export function useOwnContact(cart: Cart): boolean {
  const checkout = useCheckout()
  const isWanted = cart.isOnlyDigital && cart.delivery === null && isMember() && !readDraft().email
  const [isAsking, setIsAsking] = useState(isWanted)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const fill = async () => {
      const { data: me } = await call(getMe)
      const own = Contact.safeParse({ name: me.name, phone: me.phone, email: me.email })
      const rest = { address: '', wardId: null, method: 'standard', note: '', invoice: null, gift: null } as const
      if (own.success && !isGone) await checkout.deliver({ ...own.data, ...rest }, false)
    }
    // What is missing or refused is asked for in the form.
    fill()
      .catch(() => undefined)
      .finally(() => !isGone && setIsAsking(false))
    return () => {
      isGone = true
    }
  }, [])
  return isAsking
}
