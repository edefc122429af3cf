import { describe, expect, test } from 'vitest'
import { type Cited, toApa, toBibtex, toRis } from './citation.ts'

const URL = 'https://thuquan.example/san-pham/dat-va-nguoi.7'
const person = (name: string, role: Cited['contributors'][number]['role'] = 'author') => ({ id: 1, name, address: 'x.1', role })
const BOOK: Cited = {
  title: 'Đất và người: 100% tư liệu',
  address: 'dat-va-nguoi.7',
  contributors: [person('Thái Vân Hải Đăng'), person('Đỗ Chí Thảo Nguyên')],
  publisher: 'Thư Quán – Nhà xuất bản Đại học',
  year: 2025,
  edition: 2,
  isbn: '978-604-4990-55-2',
  pages: 320,
}

describe('BibTeX', () => {
  test('accents stay, names are whole, what is a command is escaped', () => {
    const text = toBibtex(BOOK, URL)
    expect(text).toMatch(/^@book\{thuquan-dat-va-nguoi-7,\n/)
    expect(text).toContain('author = {{Thái Vân Hải Đăng} and {Đỗ Chí Thảo Nguyên}}')
    expect(text).toContain('title = {{Đất và người: 100\\% tư liệu}}')
    expect(text).toContain('isbn = {978-604-4990-55-2}')
    expect(text).toMatch(/\}\n\}\n$/)
  })

  test('braces and backslashes in a title → no way out of its field', () => {
    const text = toBibtex({ ...BOOK, title: 'A} , evil = {\\input{x}' }, URL)
    expect(text).toContain('title = {{A , evil = inputx}}')
  })

  test('what is not known is left out', () => {
    const text = toBibtex({ ...BOOK, year: null, isbn: null, pages: null, edition: 1, contributors: [] }, URL)
    for (const field of ['year', 'isbn', 'pagetotal', 'edition', 'author', 'editor']) expect(text).not.toContain(`  ${field} =`)
  })
})

describe('RIS', () => {
  test('one line each, the type first, the end last', () => {
    const lines = toRis(BOOK, URL).split('\r\n')
    expect(lines[0]).toBe('TY  - BOOK')
    expect(lines).toContain('AU  - Thái Vân Hải Đăng,')
    expect(lines).toContain('AU  - Đỗ Chí Thảo Nguyên,')
    expect(lines).toContain('PY  - 2025')
    expect(lines.at(-2)).toBe('ER  - ')
  })

  test('only editors → they are editors; no year → no line', () => {
    const text = toRis({ ...BOOK, year: null, contributors: [person('Hồ Lạc Quang Duy', 'editor')] }, URL)
    expect(text).toContain('ED  - Hồ Lạc Quang Duy,')
    expect(text).not.toContain('AU  -')
    expect(text).not.toContain('PY  -')
  })
})

describe('APA', () => {
  test('several authors, edition, publisher, address', () => {
    expect(toApa(BOOK, URL)).toBe(
      `Thái Vân Hải Đăng & Đỗ Chí Thảo Nguyên. (2025). Đất và người: 100% tư liệu (tái bản lần 1). Thư Quán – Nhà xuất bản Đại học. ${URL}`,
    )
  })

  test('three authors → commas, then one sign; a translator is named', () => {
    const contributors = [person('A'), person('B'), person('C'), person('Văn Tĩnh Kha', 'translator')]
    expect(toApa({ ...BOOK, edition: 1, contributors }, URL)).toMatch(/^A, B & C\. \(2025\)\. .+ \(Văn Tĩnh Kha dịch\)\. /)
  })

  test('an author who also edited is named once; editors alone are called so', () => {
    const both = [person('A'), person('A', 'editor')]
    expect(toApa({ ...BOOK, contributors: both }, URL)).toMatch(/^A\. \(2025\)/)
    expect(toApa({ ...BOOK, contributors: [person('B', 'editor')] }, URL)).toMatch(/^B \(Chủ biên\)\. \(2025\)/)
  })

  test('no year, nobody named → said, and the title goes first', () => {
    expect(toApa({ ...BOOK, year: null, edition: null, contributors: [] }, URL)).toMatch(
      /^Đất và người: 100% tư liệu\. \(không rõ năm\)\. Thư Quán/,
    )
  })
})
