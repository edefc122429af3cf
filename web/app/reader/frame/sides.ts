/** So much of the width turns a page at either side. */
const EDGE = 0.3

/** Which way a press at `x`, a part 0–1 of the width, turns; null in the middle. */
export const sideOf = (x: number): 'left' | 'right' | null => (x <= EDGE ? 'left' : x >= 1 - EDGE ? 'right' : null)
