/** Where people call when nothing else helps. Made up, like every book here; a real press puts its own here. */
export const HOUSE_PHONE = '024 0000 1616'

/** What a courier takes at the door, in đồng: printed books only, up to this. */
export const CASH_MOST = 3_000_000
