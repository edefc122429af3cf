/**
 * The name that a sender gave a file, to be shown and downloaded under: one spelling of every letter, no path, no sign that can't be
 * seen. One that is too long is cut before its ending, so that it still opens.
 */
export function shownFileName(given: string, longest: number, instead: string): string {
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
  if (!name || /^\.+$/.test(name)) return instead
  const letters = [...name]
  if (letters.length <= longest) return name
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  return `${letters.slice(0, longest - ending.length - 1).join('')}…${ending}`
}
