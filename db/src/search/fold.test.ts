import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { fold, mark, squash, unifyY, words } from './fold.ts'

/** Any text, but often with Vietnamese letters, so that the interesting branches are reached. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aăâeêioôơuưyđðĐbcdghklmnpqrstvx \u0300\u0301\u0303\u0309\u0323\u0302\u031b+#.-0123') }),
)

describe('fold', () => {
  test.each([
    ['Toán cao cấp A1: Giải tích', 'toan cao cap a1 giai tich'],
    ['ĐẠI SỐ', 'dai so'],
    ['Ðại số', 'dai so'],
    ['ðại số', 'dai so'],
    ['Vật lý – kỹ thuật, quý 1', 'vat li ki thuat qui 1'],
    ['máy thuý yên', 'may thuy yen'],
    ['y học', 'i hoc'],
    ['C++ và C#, F#, .NET', 'cpp va csharp fsharp dotnet'],
    ['mạng\u00adlưới\u200b', 'mangluoi'],
    ['ｆｕｌｌ１２', 'full12'],
    ['漢字 😀 !!! \0', ''],
    ['', ''],
  ])('%j becomes %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('gives only small letters, digits and single spaces for any text', () => {
    fc.assert(fc.property(anyText, (text) => void expect(fold(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)))
  })

  test('changes nothing the second time', () => {
    fc.assert(fc.property(anyText, (text) => void expect(fold(fold(text))).toBe(fold(text))))
  })

  test('sees no difference between composed and decomposed letters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(words(text.normalize('NFD'))).toEqual(words(text.normalize('NFC')))
      }),
    )
  })
})

describe('mark', () => {
  test.each([
    ['hoà', 'hòa'],
    ['thuý', 'thúy'],
    ['lí', 'lý'],
    ['Quỹ', 'quĩ'],
    ['ĐƯỜNG', 'đường'],
  ])('%s and %s are one word', (a, b) => {
    expect(mark(a)).toBe(mark(b))
  })

  test.each([
    ['số', 'sơ'],
    ['đo', 'do'],
    ['ma', 'mà'],
    ['câu', 'cầu'],
  ])('%s and %s are two', (a, b) => {
    expect(mark(a)).not.toBe(mark(b))
    expect(fold(a)).toBe(fold(b))
  })

  test('keeps the tone as a sign at the end', () => {
    expect(mark('Hoà bình')).toBe('hoa` binh`')
  })
})

test('y is i only where both are written', () => {
  expect(['ly', 'quy', 'y', 'my'].map(unifyY)).toEqual(['li', 'qui', 'i', 'mi'])
  expect(['may', 'thuy', 'yen', 'python'].map(unifyY)).toEqual(['may', 'thuy', 'yen', 'python'])
})

test('squash joins words and forgets y', () => {
  expect(squash('toan cao cap')).toBe('toancaocap')
  expect(squash('may tinh')).toBe('maitinh')
})
