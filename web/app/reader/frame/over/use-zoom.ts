import { useLayoutEffect, useRef, useState } from 'react'

const ZOOMS = [1, 1.5, 2, 3, 4] as const
const TAPPED = 2

/** A place in the picture, in parts of its width and height. */
interface Spot {
  x: number
  y: number
}

/** Larger around what the reader looks at: the middle of the screen, or where the finger is. */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const [step, setStep] = useState(0)
  const kept = useRef<Spot>({ x: 0.5, y: 0.5 })
  const zoom = ZOOMS[step] ?? 1

  useLayoutEffect(() => {
    const [box, drawn] = [stage.current, picture.current?.getBoundingClientRect()]
    if (!box || !drawn) return
    const { left, top } = box.getBoundingClientRect()
    box.scrollLeft += drawn.left - left + drawn.width * kept.current.x - box.clientWidth / 2
    box.scrollTop += drawn.top - top + drawn.height * kept.current.y - box.clientHeight / 2
  }, [zoom])

  const go = (to: number, spot: Spot) => {
    kept.current = spot
    setStep(Math.min(ZOOMS.length - 1, Math.max(0, to)))
  }
  const spotAt = (x: number, y: number): Spot => {
    const drawn = picture.current?.getBoundingClientRect()
    return drawn ? { x: part(x - drawn.left, drawn.width), y: part(y - drawn.top, drawn.height) } : kept.current
  }
  const middle = (): Spot => {
    const box = stage.current?.getBoundingClientRect()
    return box ? spotAt(box.left + box.width / 2, box.top + box.height / 2) : kept.current
  }
  return {
    stage,
    picture,
    zoom,
    isLeast: step === 0,
    isMost: step === ZOOMS.length - 1,
    change: (by: number) => go(step + by, middle()),
    tap: ({ clientX, clientY }: { clientX: number; clientY: number }) => go(step === 0 ? TAPPED : 0, spotAt(clientX, clientY)),
    begin: () => go(0, { x: 0.5, y: 0.5 }),
  }
}

/** The middle of the screen may lie beside a picture that is narrower. */
const part = (far: number, whole: number) => Math.min(1, Math.max(0, whole > 0 ? far / whole : 0.5))
