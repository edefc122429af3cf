/** How others see a reader: the family name and the first letter of the given name, which Vietnamese names end with. */
export function shownName(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [family, given] = [words[0], words.at(-1)]
  if (!family || !given) return ANONYMOUS
  if (words.length === 1) return family
  return `${family} ${[...given.normalize('NFC')][0]?.toLocaleUpperCase('vi')}.`
}

/** Who has left, or has no name. */
export const ANONYMOUS = 'Bạn đọc'
