/** Who wrote each product, as places in `people`: a slot's stand from `starts[slot]` up to where the next slot's begin. */
export interface SlotAuthors {
  starts: Int32Array
  places: Int32Array
}

export function makeAuthors(perSlot: number[][]): SlotAuthors {
  const starts = new Int32Array(perSlot.length + 1)
  for (const [slot, own] of perSlot.entries()) starts[slot + 1] = (starts[slot] as number) + own.length
  return { starts, places: Int32Array.from(perSlot.flat()) }
}

/** All that stand behind move up where their number changes. */
export function setAuthors(authors: SlotAuthors, slot: number, own: number[]): void {
  const { starts, places } = authors
  const from = starts[slot] as number
  const to = starts[slot + 1] as number
  const more = own.length - (to - from)
  if (more !== 0) {
    authors.places = new Int32Array(places.length + more)
    authors.places.set(places.subarray(0, from))
    authors.places.set(places.subarray(to), from + own.length)
    for (let next = slot + 1; next < starts.length; next++) starts[next] = (starts[next] as number) + more
  }
  authors.places.set(own, from)
}
