let marks = new Uint8Array(0)

/**
 * A byte for each slot, all of them 0, and at least so many: laying out 100,000 anew for each list would take longer than what they are
 * for. Whoever borrows them sets back what they set, before anybody else can ask: nothing that has them may wait for anything.
 */
export function borrowMarks(size: number): Uint8Array {
  if (marks.length < size) marks = new Uint8Array((size + 3) & ~3)
  return marks
}

export function mark(there: Uint8Array, slots: Int32Array): void {
  for (let at = 0; at < slots.length; at++) there[slots[at] as number] = 1
}

export function unmark(there: Uint8Array, slots: Int32Array): void {
  for (let at = 0; at < slots.length; at++) there[slots[at] as number] = 0
}

/** Fills `slots` with those that are marked, in their order, and unmarks them; how many there are. Most are not: four are looked at together. */
export function takeMarked(slots: Int32Array, there: Uint8Array): number {
  const fours = new Uint32Array(there.buffer, 0, there.length >> 2)
  let end = 0
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue
    for (let slot = four * 4; slot < four * 4 + 4; slot++) {
      if (there[slot] === 0) continue
      there[slot] = 0
      slots[end++] = slot
    }
  }
  return end
}
