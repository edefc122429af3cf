/** In the menu of a book: reads it aloud. */
export function ReadAloud() {
  return null
}
