import { resolveIn } from './paths.ts'

/** Letters may be written as escapes, which would hide a word from us: those of plain letters are read first. */
const readable = (css: string) =>
  css.replace(/\\([0-9a-f]{1,6})\s?/gi, (found, digits: string) => {
    const code = Number.parseInt(digits, 16)
    return code > 0x20 && code < 0x7f && !`"'\\`.includes(String.fromCharCode(code)) ? String.fromCharCode(code) : found
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
    if (/^data:(image\/(png|jpeg|gif|webp)|font\/|application\/(x-)?font)/i.test(address)) return true
    if (address.startsWith('#')) return true
    const target = resolveIn(file, address)
    return target !== null && isKept(target.path)
  }
  const dropped = () => {
    onForeign()
    return ''
  }
  return (
    readable(css)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/<\/?\s*style|<!--|-->|\]\]>/gi, dropped)
      .replace(/@import\s+(?:url\(\s*)?["']?([^"'()\s;]*)["']?\s*\)?[^;]*;?/gi, (found, address: string) =>
        isOwn(address) ? found : dropped(),
      )
      .replace(/@(charset|namespace)[^;]*;?/gi, '')
      .replace(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi, (found, ...given: string[]) => {
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
