import { isPlainName } from '@tq/contract/forms/plain-name.ts'

/** 2026-11-30 → 30/11/2026 */
export const shownDay = (day: string) => day.split('-').reverse().join('/')

/** 410 kB, 2,8 MB */
export function shownBytes(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size.toLocaleString('vi', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${unit}`
}

/** Not pages: a book about one of them keeps its title. */
const FRAMEWORKS = /(?<![\p{L}\p{N}.-])(?:ASP|ADO|VB)\.NET(?![\p{L}\p{N}/.-])/gu

/** What a stranger typed is not sent to a mailbox that nobody has proven, where it leads to a page or another mailbox. */
export const safe = (text: string, isProven: boolean, instead: string) => (isProven || isPlainName(text) ? text : instead)

/** The title of a work as it stands in a sentence. */
export const safeTitle = (title: string, isProven: boolean, instead: string) =>
  isProven || isPlainName(title.replace(FRAMEWORKS, '')) ? `“${title}”` : instead
