import { zipSync } from 'fflate'

const encode = (text: string) => new TextEncoder().encode(text)

export const docxRun = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`

/** A Word document of such paragraphs, each the XML inside it, and whatever else is packed with it. */
export function docxOf(paragraphs: string[], more: Record<string, string | Uint8Array> = {}): Buffer {
  const body = paragraphs.map((inside) => `<w:p>${inside}</w:p>`).join('')
  const files = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    ...more,
  }
  const bytes = Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? encode(content) : content])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}
