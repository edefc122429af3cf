import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pagePolicy } from '../protection/security.ts'
import { hashIn, type Piece, packPage, writePage } from './page-bytes.ts'

function held(text: string): Piece {
  const bytes = Buffer.from(text)
  return { bytes: () => bytes }
}
const textOf = (pieces: Piece[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.bytes(Buffer.from))).join('')
const CODE = held(`const a = '${'chữ '.repeat(8_000)}'`)
const LONG = 'Sách và vở. '.repeat(100)

const PAGES: [string, Piece[]][] = [
  ['a script that is a kept part', ['<script>', CODE, '</script>']],
  ['a script that begins with one', ['<script>', CODE, ';more()</script>']],
  ['a script that has one in it', ['<script>first();', CODE, '</script>', LONG]],
  ['a kept part that is no script', [LONG, CODE, '<script>', held('short()'), '</script>', '']],
  ['a page longer than the desk', ['<p>', LONG.repeat(400), '</p><script>', CODE, '</script>']],
]

test.each(PAGES)('%s → the page in one piece, packed and named in its policy as such', (_, pieces) => {
  const about = { path: '/', formOrigins: [] }
  for (let time = 0; time < 2; time++) {
    const written = writePage(pieces)
    expect(written.page.toString()).toBe(textOf(pieces))
    expect(brotliDecompressSync(packPage(written) ?? '').toString()).toBe(textOf(pieces))
    expect(pagePolicy(written.page, about, hashIn(written))).toBe(pagePolicy(Buffer.from(textOf(pieces)), about))
  }
})
