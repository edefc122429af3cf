/** Reads the book aloud: a row in `menu` of `useReader()`; its controls stand between the page and the foot. */
export function ReadAloud() {
  return null
}
