/** To a part of this page whose heading takes the focus, so that the keyboard goes on from there. */
export function goToPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  part?.focus({ preventScroll: true })
}
