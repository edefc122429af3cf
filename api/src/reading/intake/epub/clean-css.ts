import { resolveIn } from './paths.ts'

const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|\s)?|(\r\n|[\n\r\f])|([\s\S]))/gi
/** Of which words are made that load or run something. */
const isLetter = (sign: string) => /^[a-z-]$/i.test(sign)

/**
 * Any letter may be written as an escape, `\72` or `\r`, which would hide a word from us: letters are read as browsers read them, from
 * the left. What stays escaped has all its digits, so that it takes no letter behind it along. A line that goes on is put together.
 */
const readable = (css: string) =>
  css.replace(ESCAPE, (found, digits?: string, lineEnd?: string, letter?: string) => {
    if (lineEnd !== undefined) return ''
    if (digits === undefined) return letter && isLetter(letter) ? letter : found
    const sign = String.fromCharCode(Number.parseInt(digits, 16))
    return isLetter(sign) ? sign : `\\${digits.padStart(6, '0')} `
  })

/**
 * Styles that load nothing from elsewhere and run nothing: only files of the book stay named. `onForeign` hears of what was taken out.
 */
export function cleanCss(
  css: string,
  file: string,
  { isKept, onForeign }: { isKept(path: string): boolean; onForeign(): void },
): string {
  const isOwn = (address: string) => {
    // What is still escaped reads otherwise in a browser than here.
    if (address === '' || address.includes('\\')) return false
    if (/^data:(image\/(png|jpeg|gif|webp)|font\/|application\/(x-)?font)/i.test(address)) return true
    if (address.startsWith('#')) return true
    const target = resolveIn(file, address)
    return target !== null && isKept(target.path)
  }
  // With a space in its place: what stood on both sides becomes no new word.
  const dropped = () => {
    onForeign()
    return ' '
  }
  return (
    readable(css)
      .replace(/\/\*[\s\S]*?\*\//g, ' ')
      .replace(/<\/?\s*style|<!--|-->|\]\]>/gi, dropped)
      .replace(/@import\s*(?:url\(\s*)?["']?([^"'()\s;]*)["']?\s*\)?[^;]*;?/gi, (found, address: string) =>
        isOwn(address) ? found : dropped(),
      )
      .replace(/@(charset|namespace)[^;]*;?/gi, ' ')
      // What the end of the file closes is closed.
      .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*(?:\)|$)/gi, (found, ...given: string[]) => {
        const address = (given[0] ?? given[1] ?? given[2] ?? '').trim()
        if (isOwn(address)) return found
        onForeign()
        return 'none'
      })
      // These load from plain strings, or ran scripts in old browsers.
      .replace(/(expression|image-set|image|cross-fade|src)\s*\(/gi, 'none(')
      .replace(/(behavior|-moz-binding)\s*:[^;}]*/gi, dropped)
  )
}
