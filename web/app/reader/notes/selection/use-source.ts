import { getProduct } from '@tq/contract/catalog.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { useReader } from '../../reader-context.ts'
import type { Source } from './citation.ts'

type Facts = Pick<Source, 'publisher' | 'year'>

let known: { productId: number; facts: Facts } | null = null

/** What a citation says of the book. Press and year come from its page in the shop; without a network it goes without the year. */
export function useSource(place: Pick<Source, 'page' | 'chapter'>): Source {
  const { book } = useReader()
  const { productId, title, authors } = book
  const [facts, setFacts] = useState<Facts>(known?.productId === productId ? known.facts : { publisher: '', year: null })
  useEffect(() => {
    if (known?.productId === productId) return
    let isLeft = false
    call(getProduct, { params: { id: String(productId) } }).then(
      ({ data: { publisher, year } }) => {
        known = { productId, facts: { publisher, year } }
        if (!isLeft) setFacts(known.facts)
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [productId])
  return { title, authors, ...facts, ...place }
}
