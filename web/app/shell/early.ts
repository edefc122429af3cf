/** On hover and focus, so that it is there when the click comes. */
export function early(load: () => Promise<unknown>) {
  const start = () => void load().catch(() => undefined)
  return { onPointerEnter: start, onFocus: start }
}
