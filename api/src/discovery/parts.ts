/** By id, not by place in a list: nothing ever moves to another part, and a change touches one part only. */
export const IDS_PER_PART = 10_000
export const ROWS_PER_STEP = 1_000
