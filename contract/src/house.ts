/** Where people call when nothing else helps. Made up, like every book here; a real press puts its own here. */
export const HOUSE_PHONE = '024 0000 1616'
