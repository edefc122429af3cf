export const PAPER = '#F8F1E4'
/** The press's red, and the ink of its words. */
export const SON = '#B42318'
export const INK = '#1C2430'
export const SOFT_INK = '#4A5565'

/** So much of the first colour, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const from = channels(first)
  const to = channels(second)
  return `#${from.map((value, i) => hex(value * share + (to[i] as number) * (1 - share))).join('')}`
}

const channels = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
