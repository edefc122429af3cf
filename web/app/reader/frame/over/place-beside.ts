interface Box {
  left: number
  top: number
  bottom: number
  width: number
}
interface Size {
  width: number
  height: number
}

const EDGE = 12
const GAP = 8

/** Below what was pressed, or above it where there is more room; always whole on the screen. */
export function placeBeside(rect: Box, { width, height }: Size, screen: Size): { left: number; top: number } {
  const middle = rect.left + rect.width / 2 - width / 2
  const left = Math.max(EDGE, Math.min(middle, screen.width - width - EDGE))
  const below = rect.bottom + GAP
  const top = below + height + EDGE <= screen.height ? below : rect.top - GAP - height
  return { left, top: Math.max(EDGE, Math.min(top, screen.height - height - EDGE)) }
}
