import { createHash } from 'node:crypto'
import { products } from '@tq/db/schema/catalog.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { describe, expect, test } from 'vitest'
import { findBook, findPage } from './book-source.ts'
import { authorLines, MEASURE, setTitle } from './cover-words.ts'
import { drawLogo } from './draw-brand.ts'
import { drawCombo } from './draw-combo.ts'
import { drawCover } from './draw-cover.ts'
import { drawInsidePage } from './draw-inside-page.ts'
import { drawOrnament } from './draw-ornament.ts'
import { drawNewsPicture, drawScene, SCENE_NAMES } from './draw-scene.ts'
import { breakLines } from './line-breaking.ts'
import { DRAWING_VERSION } from './picture-source.ts'
import { SERIES_IDS } from './series.ts'
import { type BookSubject, type ComboSubject, isCombo } from './subjects.ts'
import { openTypesetter, tidy } from './typesetting.ts'

const { db } = await testDatabase()
const type = await openTypesetter()
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const BOOK: BookSubject = {
  id: 56,
  workId: 56,
  kind: 'printed',
  title: 'Làng xã châu thổ qua tư liệu địa bạ',
  authors: ['Thái Vân Hải Đăng'],
  topCategoryId: 12,
  topCategoryName: 'Khoa học xã hội và nhân văn',
  categoryId: 13,
  seriesNumber: 1,
}
const COMBO: ComboSubject = {
  ...BOOK,
  id: 3001,
  kind: 'combo',
  parts: [
    { book: BOOK, quantity: 2 },
    { book: BOOK, quantity: 1 },
  ],
}

describe('a drawing', () => {
  test('is the same for the same row, byte for byte', () => {
    expect(drawCover(type, BOOK)).toBe(drawCover(type, { ...BOOK, authors: [...BOOK.authors] }))
    expect(drawCombo(type, COMBO)).toBe(drawCombo(type, structuredClone(COMBO)))
    expect(drawNewsPicture(7)).toBe(drawNewsPicture(7))
  })

  test('changes only together with DRAWING_VERSION, or kept files would show the old one', () => {
    const chapters = [
      { title: 'Chương 1. Địa bạ: cách lập, cách đọc', page: 9 },
      { title: 'Kết luận', page: 200 },
    ]
    const page = { ...BOOK, chapters, paragraphs: ['Muốn đọc một làng, người xưa bảo hãy đọc cái đình trước.'] }
    const drawings = [
      ...SERIES_IDS.flatMap((id) => [drawOrnament(id), drawCover(type, { ...BOOK, topCategoryId: id, categoryId: id + 2 })]),
      ...(['digital', 'course'] as const).map((kind) => drawCover(type, { ...BOOK, kind })),
      drawCombo(type, COMBO),
      drawInsidePage(type, page),
      ...SCENE_NAMES.map((name) => drawScene(name) ?? ''),
      ...[1, 2, 3, 4, 5, 6, 7].map(drawNewsPicture),
      drawLogo(type),
    ]
    expect({ version: DRAWING_VERSION, drawings: digest(drawings.join('')) }).toEqual({ version: 1, drawings: '4ee35a439081' })
  })

  test('can be made of every product of the demo', async () => {
    const ids = await db.select({ id: products.id }).from(products)
    const labels = { digital: 0, course: 0, combo: 0, printed: 0 }
    for (const { id } of ids) {
      const book = await findBook(db, id)
      if (!book) throw new Error(`No book ${id}`)
      labels[book.kind]++
      const svg = isCombo(book) ? drawCombo(type, book) : drawCover(type, book)
      expect(svg).toMatch(/^<svg .*<\/svg>$/)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(Math.min(...Object.values(labels))).toBeGreaterThan(5)
  }, 120_000)

  test('differs for fifty news in a row', () => {
    const pictures = Array.from({ length: 50 }, (_, i) => drawNewsPicture(i + 1))
    expect(new Set(pictures).size).toBe(50)
    expect(pictures.join('')).not.toMatch(/NaN|undefined/)
  })

  test('of an inside page shows the chapter and stays on the leaf', async () => {
    const page = await findPage(db, 1)
    if (!page) throw new Error('No book 1')
    expect(page.paragraphs.length).toBeGreaterThan(1)
    expect(drawInsidePage(type, page)).toContain('Trang trong của sách Toán cao cấp A1')
    const empty = { ...page, chapters: [], paragraphs: [] }
    expect(drawInsidePage(type, empty)).not.toMatch(/NaN|undefined/)
  })
})

describe('words on a cover', () => {
  const HARD = {
    long: 'Một cuốn sách có tên rất dài về lịch sử hình thành, phát triển và những biến đổi của làng nghề truyền thống ở đồng bằng sông Hồng từ thế kỉ XV đến nay: Qua tư liệu địa bạ, hương ước, gia phả, văn bia và các cuộc điều tra điền dã trong hai mươi năm',
    capitals: 'NGHIÊN CỨU ỨNG DỤNG CÔNG NGHỆ TẾ BÀO GỐC TRONG ĐIỀU TRỊ BỆNH LÍ XƯƠNG KHỚP Ở NGƯỜI CAO TUỔI',
    foreign: 'Łódź, Dvořák и Чайковский: Ελληνικά, naïve façade 漢字 Þórr 🎓',
    oneWord: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    endless: 'a'.repeat(900),
    markup: '<script>alert("x")</script> & "bạn"',
    empty: '',
    han: '漢字',
  }
  test.each(Object.entries(HARD))('stay inside the margins: %s', (_name, title) => {
    for (const authors of [1, 4]) {
      const { lines, size, subtitleLines, subtitleSize } = setTitle(type, title, authors)
      const widths = [
        ...lines.map((line) => type.outline('title', line, size).width),
        ...subtitleLines.map((line) => type.outline('subtitle', line, subtitleSize).width),
      ]
      expect(Math.max(0, ...widths)).toBeLessThanOrEqual(MEASURE + 1)
      expect(lines.length * size * 1.22).toBeLessThanOrEqual(340 - authors * 31)
    }
    expect(drawCover(type, { ...BOOK, title })).not.toMatch(/NaN|undefined|<script/)
  })

  test('name three of twelve authors and count the others', () => {
    const authors = Array.from({ length: 12 }, (_, i) => `Nguyễn Hoàng Phương Thảo ${i + 1}`)
    expect(authorLines(authors)).toEqual([...authors.slice(0, 3), 'và 9 người khác'])
    expect(authorLines(authors.slice(0, 4))).toHaveLength(4)
    expect(drawCover(type, { ...BOOK, authors })).not.toContain('NaN')
  })

  test('are broken between words of two syllables, not inside them', () => {
    const measure = (text: string) => type.width('title', text, 60)
    expect(breakLines('Quản trị rủi ro tài chính', measure, MEASURE)).toEqual(['Quản trị rủi ro', 'tài chính'])
    expect(breakLines('Giáo dục hoà nhập', measure, 300)).toEqual(['Giáo dục', 'hoà nhập'])
  })

  test('are measured as they are set', () => {
    for (const text of ['Ngữ văn 6', 'TOÁN CAO CẤP', 'Đường về phố cảng']) {
      expect(Math.abs(type.width('title', text, 60) - type.outline('title', text, 60).width)).toBeLessThan(3)
    }
  })

  test('lose what no font has', () => {
    expect(tidy('  Chữ\u200b \n 漢字 Nôm 🎓 ')).toBe('Chữ Nôm')
  })
})
