import { asScript } from './first/as-script.ts'

/**
 * In the head: parts marked `lower` wait with their layout until all of the page has come. Then those near the screen are laid out, each
 * in an idle moment of its own: together they would keep a slow phone from answering for a quarter of a second. Whoever scrolls or uses
 * a key has them at once, and whoever goes to a part of the page has all of it: it would move when what is above it is laid out later.
 * Without scripts nothing would ever end the waiting.
 */
function layOutNearParts(): void {
  const root = document.documentElement
  const signs = ['scroll', 'wheel', 'touchmove', 'keydown']
  if (location.hash) return
  root.dataset.lower = 'waits'

  const lowerParts = () => [...document.querySelectorAll<HTMLElement>('.lower')]

  function begin(): void {
    const parts = lowerParts()
    function next(): void {
      if (root.dataset.lower !== 'waits') return
      const part = parts.shift()
      if (part && part.getBoundingClientRect().top < innerHeight * 2) {
        part.style.contentVisibility = 'auto'
        whenIdle(next)
      } else if (document.readyState === 'complete') end()
      else addEventListener('load', () => whenIdle(end))
    }
    whenIdle(next)
  }

  function end(): void {
    if (root.dataset.lower) root.dataset.lower = 'near'
    for (const sign of signs) removeEventListener(sign, end)
  }

  function onClick({ target }: Event): void {
    if (!root.dataset.lower || !(target as Element).closest?.('a[href^="#"]')) return
    delete root.dataset.lower
    for (const part of lowerParts()) part.style.contentVisibility = ''
  }

  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
  for (const sign of signs) addEventListener(sign, end, { passive: true })
  addEventListener('click', onClick, true)
  addEventListener('DOMContentLoaded', begin)
}

export const lowerPartsScript = () => asScript(layOutNearParts)

/** Once the page is alive: one part at a time, whenever the phone has nothing better to do. */
export function layOutLowerParts(): void {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('.lower')].values()
  const next = () => {
    const { value: part, done } = parts.next()
    if (done) return delete root.dataset.lower
    part.style.contentVisibility = 'visible'
    return whenIdle(next)
  }
  if (root.dataset.lower) root.dataset.lower = 'near'
  whenIdle(next)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}
