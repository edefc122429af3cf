import { expect, test } from 'vitest'
import { addressId, idOfAddress, slugify } from './slug.ts'

test('SPEC §5: lowercase, without diacritics, đ to d, others removed, joined with hyphens', () => {
  expect(slugify('Đường Lên “Đỉnh” – Toán cao cấp A1: Giải tích')).toBe('duong-len-dinh-toan-cao-cap-a1-giai-tich')
  expect(slugify('  Hoá học  ')).toBe('hoa-hoc')
  expect(slugify('Toán cao cấp'.normalize('NFD'))).toBe('toan-cao-cap')
  expect(slugify('!!!')).toBe('')
})

test('SPEC §5: what stands inside a word is removed, not made a hyphen; spaces and dashes join', () => {
  expect(slugify('Lập trình C++/Java (tập 1.2)')).toBe('lap-trinh-cjava-tap-12')
  expect(slugify("O'Neill & cộng sự")).toBe('oneill-cong-su')
  expect(slugify('Chủ nghĩa Mác–Lênin')).toBe('chu-nghia-mac-lenin')
  expect(slugify('Kinh tế - xã hội\u00a0Việt\nNam')).toBe('kinh-te-xa-hoi-viet-nam')
})

test('every letter there is goes the way that patterns say', () => {
  const byPatterns = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[đð]/g, 'd')
      .replace(/[^a-z0-9\s\p{Pd}]/gu, '')
      .replace(/[\s\p{Pd}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
  const wrong: number[] = []
  for (let code = 0; code < 0x1_1000; code++) {
    const text = `- A${String.fromCodePoint(code)}b${String.fromCodePoint(code)} `
    if (slugify(text) !== byPatterns(text)) wrong.push(code)
  }
  expect(wrong).toEqual([])
})

test('an address carries slug and id, and is read back', () => {
  expect(addressId('Kinh tế vi mô căn bản', 90)).toBe('kinh-te-vi-mo-can-ban.90')
  expect(addressId('!!!', 7)).toBe('7')
  expect(idOfAddress('kinh-te-vi-mo-can-ban.90')).toBe(90)
  expect(idOfAddress('90')).toBe(90)
  for (const wrong of ['', '.90', 'a.0', 'a.-1', 'a/b.1', 'a.1.2', '99999999999']) expect(idOfAddress(wrong)).toBeNull()
})
