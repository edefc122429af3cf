import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawBoard } from './boards/draw-board.ts'
import { drawLogo } from './brand/draw-brand.ts'
import { authorLines, MEASURE, setTitle } from './cover/cover-words.ts'
import { drawCombo } from './cover/draw-combo.ts'
import { drawCover } from './cover/draw-cover.ts'
import { drawInsidePage, INSIDE_PAGES, type InsidePage } from './cover/inside/draw-inside-page.ts'
import { SERIES_IDS } from './cover/series.ts'
import { DRAWING_VERSION } from './drawing-version.ts'
import { drawOrnament } from './ornaments/draw-ornament.ts'
import { drawNewsPicture, drawScene, SCENE_NAMES } from './scenes/draw-scene.ts'
import { BOOK, COMBO } from './testing/subjects.ts'
import { breakLines } from './type/line-breaking.ts'
import { openTypesetter, tidy } from './type/typesetting.ts'

const type = await openTypesetter()
const PAGES = Object.keys(INSIDE_PAGES) as InsidePage[]
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** One title a subject; the last one says nothing of its. */
const BOARDS = [
  ...['Python từng bước', 'An toàn trên mạng', 'Cấp cứu ban đầu', 'Thống kê với R', 'Giải tích', 'Cơ học lượng tử', 'Chữ Nôm'],
  ...['Đọc địa bạ', 'Hai mươi loài chim', 'Hợp đồng', 'Phát âm', 'Toán tư duy', 'Trích dẫn', 'Dạy trẻ qua trò chơi', 'Khởi đầu'],
]

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
      ...PAGES.map((one) => drawInsidePage(type, page, one)),
      ...SCENE_NAMES.map((name) => drawScene(name) ?? ''),
      ...[1, 2, 3, 4, 5, 6, 7].map(drawNewsPicture),
      ...BOARDS.map((title, at) => drawBoard({ id: at + 1, title })),
      drawLogo(type),
    ]
    expect({ version: DRAWING_VERSION, drawings: digest(drawings.join('')) }).toEqual({ version: 2, drawings: '881000480fdc' })
  })

  test('of a course shows its subject, and without one a book', () => {
    const shown = BOARDS.map((title) => drawBoard({ id: 1, title }))
    expect(new Set(shown)).toHaveLength(BOARDS.length)
    // "Trung" holds "rừng", "tiếng" holds "tiền": only whole words tell.
    expect(drawBoard({ id: 1, title: 'Tiếng Trung' })).toBe(drawBoard({ id: 1, title: 'Phát âm' }))
  })

  test('differs for fifty news in a row', () => {
    const pictures = Array.from({ length: 50 }, (_, i) => drawNewsPicture(i + 1))
    expect(new Set(pictures).size).toBe(50)
    expect(pictures.join('')).not.toMatch(/NaN|undefined/)
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
    const page = { ...BOOK, title, authors: [title, title], chapters: [{ title, page: 5 }], paragraphs: [title] }
    const drawings = [drawCover(type, { ...BOOK, title }), ...PAGES.map((one) => drawInsidePage(type, page, one))]
    expect(drawings.join('')).not.toMatch(/NaN|undefined|<script/)
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
