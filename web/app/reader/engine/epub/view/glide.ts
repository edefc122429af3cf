import type { Paginator } from 'foliate-js/paginator.js'

export interface Glide {
  /** A finger was lifted a moment ago: where the text glides to is known with the next frame. Null when no finger was. */
  readonly lifted: Promise<void> | null
  /** The page a finger has sent the text to, while it is on its way; null when it stands. */
  readonly to: number | null
  /** Goes elsewhere at once: what is left of the glide moves nothing. */
  overtake(go: () => void): void
  /** The paginator says that a glide has ended; true if it was overtaken, and must be put right. */
  ended(): boolean
}

/**
 * A page that a finger lets go glides to its place for 300 ms, also after a mere tap, and the paginator has no way to stop it: whoever
 * pressed something meanwhile was brought back to where they were, and the press was lost.
 */
export function glideOf(element: Paginator): Glide {
  const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'containerPosition') as {
    get(): number
    set(position: number): void
  }
  let [gliding, isOvertaken, isOurs] = [0, false, false]
  let [stands, to] = [1, null as number | null]
  element.addEventListener('relocate', () => {
    stands = element.page
  })
  let lifted: Promise<void> | null = null
  // The paginator heard of it before us, so its frame comes first, in which it lets the text glide.
  const lift = () => {
    if (element.scrolled) return
    lifted = new Promise((done) =>
      requestAnimationFrame(() => {
        lifted = null
        done()
      }),
    )
  }
  element.addEventListener('touchend', lift)
  element.addEventListener('load', (event) =>
    (event as CustomEvent<{ doc: Document }>).detail.doc.addEventListener('touchend', lift),
  )
  Object.defineProperty(element, 'containerPosition', {
    get,
    set(position: number) {
      if (!isOvertaken || isOurs) set.call(element, position)
    },
  })
  const { snap } = element
  element.snap = (vx, vy) => {
    gliding++
    to = landing(element, stands, vx)
    snap.call(element, vx, vy)
  }
  return {
    get lifted() {
      return lifted
    },
    get to() {
      return to
    },
    overtake(go) {
      isOvertaken = gliding > 0
      to = null
      isOurs = true
      go()
      isOurs = false
    },
    ended() {
      gliding = Math.max(0, gliding - 1)
      if (gliding > 0) return false
      const wasOvertaken = isOvertaken
      isOvertaken = false
      to = null
      return wasOvertaken
    },
  }
}

/** As the paginator reckons: a finger moves the text by one page at most. */
function landing({ start, end, size, pages }: Paginator, from: number, velocity: number): number {
  const aimed = Math.floor((start + end) / 2 / size + (Number.isNaN(velocity) ? 0 : velocity))
  return Math.max(1, from - 1, Math.min(pages - 2, from + 1, aimed))
}
