import { type PointerEvent, useRef } from 'react'

/** So far down a sheet is drawn to be put away. */
const FAR = 80

/** On phones the panel is a sheet whose head is drawn down to close it; elsewhere it stands still. */
export function useSheetDrag(close: () => void) {
  const panel = useRef<HTMLElement>(null)
  const from = useRef<number | null>(null)
  const move = (y: number) => {
    if (panel.current) panel.current.style.translate = y > 0 ? `0 ${y}px` : ''
  }
  const grabProps = {
    onPointerDown(event: PointerEvent) {
      const isSheet = panel.current && getComputedStyle(panel.current).position === 'fixed'
      if (!isSheet || (event.target as Element).closest('button')) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== null) move(event.clientY - from.current)
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null) return
      const isFar = event.clientY - from.current > FAR
      from.current = null
      move(0)
      if (isFar) close()
    },
    onPointerCancel() {
      from.current = null
      move(0)
    },
  }
  return { panel, grabProps }
}
