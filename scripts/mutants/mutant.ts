/** A small bug somebody might write, and the tests that are to notice it. */
export interface Mutant {
  file: string
  /** As it stands in the file, once. */
  from: string
  to: string
  /** What goes wrong for people. */
  what: string
  /** Test files; nothing else is run. */
  tests: string[]
}

/** The file with the bug in it. A text that is gone, or stands there twice, is no bug any more but a list to be mended. */
export function breakSource(source: string, { file, from, to }: Pick<Mutant, 'file' | 'from' | 'to'>): string {
  const times = source.split(from).length - 1
  if (times !== 1) throw new Error(`${file}: the text to replace stands there ${times} times, not once: ${from}`)
  return source.replace(from, () => to)
}
