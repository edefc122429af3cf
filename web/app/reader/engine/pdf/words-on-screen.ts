/** The first words on the screen, to begin a selection with. */
export function wordsOnScreen(root: HTMLElement): Range | null {
  for (const piece of root.querySelectorAll('.pdf-words span')) {
    const letters = piece.firstChild
    if (!letters || !piece.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(letters)
    if (isOnScreenOf(root)(range)) return range
  }
  return null
}

export const isOnScreenOf = (root: HTMLElement) => (range: Range) => {
  const [screen, words] = [root.getBoundingClientRect(), range.getBoundingClientRect()]
  return words.bottom > screen.top && words.top < screen.bottom && words.right > screen.left && words.left < screen.right
}
