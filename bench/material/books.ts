import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { type EpubOptions, epubOf } from '@tq/api/reading/testing/epub.ts'
import { type Random, randomFor } from '@tq/db/seed/random.ts'
import { findChromium } from '../../scripts/tools/chromium.ts'
import { FLAGS } from '../browser/phone.ts'

/** As a page of a paperback holds, and as intake counts where a file has no pages of its own. */
const LETTERS_A_PAGE = 1400
const PAGES_A_CHAPTER = 10
const PARAGRAPHS_A_PAGE = 4
const MB = 1_000_000

export const EPUB_PAGES = 600
export const PDF_PAGES = 400

/** In the middle of each book, and only there. */
export const RARE_WORDS = 'Giếng làng cổ nhất'

const WORDS =
  'và của những một được trong làng ruộng nước đê sông đất người ghi sổ năm mùa lúa thuế chủ điền bạ địa thửa sào mẫu xã thôn tổng huyện phủ con đường chợ đình chùa giếng cây đa bến đò gió mưa nắng hạn lụt đồng bãi bồi phù sa kênh mương cống đập thợ gạch ngói gốm lụa tằm dâu'.split(
    ' ',
  )

function sentence(random: Random, letters: number): string {
  let text = ''
  while (text.length < letters) text += `${text ? ' ' : ''}${random.pick(WORDS)}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Photographs as far as size goes: noise does not pack. */
function noise(bytes: number): Buffer {
  const width = 500
  const height = Math.max(1, Math.round(bytes / (3 * width)))
  const rows = randomBytes(height * (1 + 3 * width))
  for (let row = 0; row < height; row++) rows[row * (1 + 3 * width)] = 0
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const part = (name: string, content: Buffer) => {
    const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), content])]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, part('IHDR', size), part('IDAT', deflateSync(rows, { level: 1 })), part('IEND', Buffer.alloc(0))])
}

/** 600 pages of text, and pictures up to so many megabytes, one a chapter. */
export function longEpub(megabytes: number): Buffer {
  const random = randomFor('bench', megabytes)
  const count = EPUB_PAGES / PAGES_A_CHAPTER
  const files: NonNullable<EpubOptions['files']> = {}
  const items: string[] = []
  const chapters = Array.from({ length: count }, (_, n) => {
    const picture = `anh-${n + 1}.png`
    files[`OEBPS/${picture}`] = noise((megabytes * MB) / count)
    items.push(`<item id="p${n}" href="${picture}" media-type="image/png"/>`)
    const paragraphs = Array.from(
      { length: PAGES_A_CHAPTER * PARAGRAPHS_A_PAGE },
      () => `<p>${sentence(random, LETTERS_A_PAGE / PARAGRAPHS_A_PAGE)}</p>`,
    )
    if (n === count / 2) paragraphs.push(`<p>${RARE_WORDS}.</p>`)
    paragraphs.splice(20, 0, `<p><img src="${picture}" alt="Ảnh ${n + 1}"/></p>`)
    return { title: `Chương ${n + 1}`, body: `<h1>Chương ${n + 1}</h1>${paragraphs.join('')}` }
  })
  return epubOf({ chapters, files, items: items.join('') })
}

/** 400 pages of text, and a picture on every tenth; printed by a browser, as most that presses get are by some program. */
export async function longPdf(megabytes: number): Promise<Buffer> {
  const random = randomFor('bench', megabytes)
  const each = 10
  const pages = Array.from({ length: PDF_PAGES }, (_, n) => {
    const picture =
      n % each ? '' : `<img src="data:image/png;base64,${noise((megabytes * MB * each) / PDF_PAGES).toString('base64')}"/>`
    const text = Array.from({ length: PARAGRAPHS_A_PAGE }, () => `<p>${sentence(random, LETTERS_A_PAGE / PARAGRAPHS_A_PAGE)}</p>`)
    return `<section>${n === PDF_PAGES / 2 ? RARE_WORDS : ''}${picture}${text.join('')}</section>`
  })
  const style = 'section { break-before: page; font: 10pt/1.3 serif } p { margin: 0 0 4pt } img { width: 100%; height: 30mm }'
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const page = await browser.newPage()
    await page.setContent(`<html lang="vi"><style>${style}</style>${pages.join('')}</html>`)
    return Buffer.from(await page.pdf({ width: '150mm', height: '210mm', outline: true, tagged: true }))
  } finally {
    await browser.close()
  }
}
