/** What XML 1.0 can't hold in any spelling. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is to be left out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '')

/** `<name>text</name>` and a line's end; nothing at all without a text. */
export const element = (name: string, text: string | null | undefined) => (text ? `<${name}>${escapeXml(text)}</${name}>\n` : '')

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
