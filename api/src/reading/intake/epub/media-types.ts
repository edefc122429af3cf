const CHAPTERS = new Set(['application/xhtml+xml', 'text/html', 'image/svg+xml'])
export const isChapter = (mediaType: string) => CHAPTERS.has(mediaType)
export const isStyle = (mediaType: string) => mediaType === 'text/css'

const starts = (bytes: Uint8Array, text: string, from = 0) =>
  Buffer.from(bytes).toString('latin1', from, from + text.length) === text

/** What a file is by how it begins, whatever the package calls it. Null: nothing that a book shows. */
export function binaryTypeOf(bytes: Uint8Array): string | null {
  if (starts(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (starts(bytes, '\x89PNG')) return 'image/png'
  if (starts(bytes, 'GIF8')) return 'image/gif'
  if (starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8)) return 'image/webp'
  if (starts(bytes, 'wOFF')) return 'font/woff'
  if (starts(bytes, 'wOF2')) return 'font/woff2'
  if (starts(bytes, 'OTTO')) return 'font/otf'
  if (starts(bytes, '\0\x01\0\0') || starts(bytes, 'true')) return 'font/ttf'
  if (starts(bytes, 'ID3') || starts(bytes, '\xff\xfb')) return 'audio/mpeg'
  if (starts(bytes, 'ftyp', 4)) return 'video/mp4'
  return null
}
