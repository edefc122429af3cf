import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Steps of the history at which the cart was empty already: whoever walks on from there and back finds their place again. */
const knownEmpty = new Set<string>()

/** Back after ordering: the place on the page was one of a long cart, and of the empty one it is the footer. */
export function useTopWhenEmptied(isEmpty: boolean): void {
  const { key } = useLocation()
  useEffect(() => {
    if (!isEmpty) return
    if (!knownEmpty.has(key)) window.scrollTo({ top: 0 })
    knownEmpty.add(key)
  }, [isEmpty])
}
