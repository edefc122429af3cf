/**
 * In the head: parts marked `lower` wait with their layout; once all of the page has come, those that are near the screen are laid out.
 * Without scripts nothing would ever end the waiting.
 */
export const LOWER_PARTS_SCRIPT = `document.documentElement.dataset.lower='waits';addEventListener('DOMContentLoaded',()=>{document.documentElement.dataset.lower='near'});`

/** Once the page is alive: one part at a time, whenever the phone has nothing better to do. */
export function layOutLowerParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.lower')].values()
  const next = () => {
    const { value: part, done } = parts.next()
    if (done) return delete document.documentElement.dataset.lower
    part.style.contentVisibility = 'visible'
    return whenIdle(next)
  }
  whenIdle(next)
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 500 })
  else setTimeout(work)
}
