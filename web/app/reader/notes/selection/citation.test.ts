import { expect, test } from 'vitest'
import { apaCitation, apaInText, type Source, vietnameseCitation, withApa, withVietnamese } from './citation.ts'

const SOURCE: Source = {
  ...{
    authors: ['Nguyễn Thị Ánh Tuyết', 'Đỗ Văn Ổn'],
    title: 'Làng xã châu thổ qua tư liệu địa bạ',
    publisher: 'Nhà xuất bản Đại học Thư Quán',
  },
  ...{ year: 2024, page: '22', chapter: 'Chương 1. Địa bạ' },
}

test('a quote carries its source as Vietnamese theses give it', () => {
  expect(withVietnamese('Đọc địa bạ\n  vì thế', SOURCE)).toBe(
    '“Đọc địa bạ vì thế”\n(Nguyễn Thị Ánh Tuyết, Đỗ Văn Ổn, Làng xã châu thổ qua tư liệu địa bạ, Nhà xuất bản Đại học Thư Quán, 2024, tr. 22).',
  )
})

test('APA: the family’s name first, the others as initials, the place beside the words', () => {
  expect(withApa('Đọc địa bạ', SOURCE)).toBe(
    '“Đọc địa bạ” (Nguyễn & Đỗ, 2024, tr. 22)\n\nNguyễn, T. Á. T., & Đỗ, V. Ổ. (2024). Làng xã châu thổ qua tư liệu địa bạ. Nhà xuất bản Đại học Thư Quán.',
  )
})

test('no author, no year, no page, no press known → what is known, in its place', () => {
  const bare: Source = { ...SOURCE, authors: [], year: null, page: null, publisher: '' }
  expect(vietnameseCitation(bare)).toBe('Làng xã châu thổ qua tư liệu địa bạ, Nhà xuất bản Đại học Thư Quán, “Chương 1. Địa bạ”')
  expect(apaCitation(bare)).toBe('Làng xã châu thổ qua tư liệu địa bạ. (n.d.). Nhà xuất bản Đại học Thư Quán.')
  expect(apaInText({ ...bare, authors: ['A B', 'C D', 'E F'], chapter: bare.title })).toBe('(A et al., n.d.)')
})
