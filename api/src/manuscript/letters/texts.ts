/** 2026-11-30 → 30/11/2026 */
export const shownDay = (day: string) => day.split('-').reverse().join('/')

/** 410 kB, 2,8 MB */
export function shownBytes(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('vi', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}

/**
 * What a guest typed, in a letter: not to a mailbox that nobody has proven. Whoever types somebody else's would have the press send
 * them whatever they like.
 */
export const safe = (text: string, isProven: boolean, instead: string) => (isProven ? text : instead)

/** The title of a work as it stands in a sentence. */
export const safeTitle = (title: string, isProven: boolean, instead: string) => (isProven ? `“${title}”` : instead)
