/** Trần Minh Châu → MC: the last two names, as people are called. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(-2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('')
}
