/** Where a key leads in a list of `count`, round the ends; -1 stands before the first. Null: not a key for us. */
export function nextPlace(key: string, place: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count
    case 'ArrowUp':
      return place <= 0 ? count - 1 : place - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
