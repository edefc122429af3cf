import { type RefObject, useLayoutEffect } from 'react'
import { placeBeside } from '../../frame/over/place-beside.ts'

/** Beside the words, by two properties: phones put it elsewhere by CSS. */
export function useBeside(card: RefObject<HTMLElement | null>, rect: DOMRect | null, shape: string): void {
  useLayoutEffect(() => {
    const element = card.current
    if (!element || !rect) return
    const screen = { width: window.innerWidth, height: window.innerHeight }
    const { left, top } = placeBeside(rect, element.getBoundingClientRect(), screen)
    element.style.setProperty('--left', `${left}px`)
    element.style.setProperty('--top', `${top}px`)
  }, [card, rect, shape])
}
