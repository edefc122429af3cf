import { getMe, listAddresses } from '@tq/contract/account.ts'
import type { ShippingMethod } from '@tq/contract/cart.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isMember } from '../../cart/data/start-cart.ts'
import { call } from '../../lib/browser-call.ts'
import type { useShapedForm } from '../../lib/form.ts'
import type { Draft } from '../../lib/state/tab-draft.ts'
import { type Book, NEW_ADDRESS } from './address-book-choice.tsx'
import { isBeingTyped, keepDraft } from './delivery-draft.ts'

export interface Values {
  name: string
  phone: string
  email: string
  address: string
  wardId: number
  method: ShippingMethod
  note: string
  invoice: null
  gift: null
}

const PLACE_FIELDS = ['name', 'phone', 'address', 'wardId'] as const
type Place = Pick<Values, (typeof PLACE_FIELDS)[number]>

interface Before {
  draft: Draft
  hasDelivery: boolean
}

/** A member's addresses: the one chosen before, else the default one; but never over something that was typed. */
export function useAddressBook(
  form: ReturnType<typeof useShapedForm<Values>>,
  /** Where the fields of a place are. */
  section: RefObject<HTMLElement | null>,
  before: Before,
) {
  const [book, setBook] = useState<Book>([])
  const [chosen, setChosen] = useState<number>(NEW_ADDRESS)
  /** What was typed as another address, while one of the book is looked at. */
  const typed = useRef<Place>({ name: '', phone: '', address: '', wardId: 0 })
  const keepTyped = () => {
    const [name, phone, address, wardId] = form.getValues([...PLACE_FIELDS])
    typed.current = { name, phone, address, wardId }
  }
  const fill = (place: Place) => {
    for (const name of PLACE_FIELDS) form.setValue(name, place[name])
    form.clearErrors([...PLACE_FIELDS])
  }
  const choose = (id: number) => {
    if (chosen === NEW_ADDRESS) keepTyped()
    fill(book.find((one) => one.id === id) ?? typed.current)
    setChosen(id)
    keepDraft({ addressId: id })
  }
  useEffect(() => {
    if (!isMember()) return
    let isGone = false
    const start = async () => {
      const [{ data: addresses }, { data: me }] = await Promise.all([call(listAddresses), call(getMe)])
      if (isGone) return
      if (!form.getValues('email') && !isBeingTyped('email')) form.setValue('email', me.email)
      setBook(addresses)
      // Does not fill in an address while the focus is in these fields.
      if (section.current?.contains(document.activeElement)) return
      const first = firstOf(addresses, form.getValues(), { ...before, me })
      if (first) {
        keepTyped()
        fill(first)
        setChosen(first.id)
      } else if (!form.getValues('name')) {
        form.setValue('name', me.name)
        if (!form.getValues('phone')) form.setValue('phone', me.phone)
      }
    }
    // If the address book can't be loaded, the form works without it.
    start().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return { book, chosen, choose }
}

/** The address to fill in first; none when something was typed already. */
export function firstOf(addresses: Book, now: Place, { draft, hasDelivery, me }: Before & { me: Pick<Place, 'name' | 'phone'> }) {
  const usable = addresses.filter(({ successors }) => successors.length === 0)
  const same = usable.find((one) => PLACE_FIELDS.every((name) => one[name] === now[name]))
  const isOwn = (field: 'name' | 'phone') => now[field] !== '' && now[field] !== me[field]
  const isTyped = now.address !== '' || now.wardId > 0 || isOwn('name') || isOwn('phone')
  if (same || isTyped || draft.addressId === NEW_ADDRESS || hasDelivery) return same
  return usable.find(({ id }) => id === draft.addressId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0]
}
