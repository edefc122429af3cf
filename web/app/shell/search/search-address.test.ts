import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test.each([
  [1, 'toan', '/san-pham?page=1&category=&objectType=0,1&searchContent=toan'],
  [2, 'toan', '/thu-vien?page=1&searchContent=toan'],
  [3, 'toan', '/tin-sach?page=1&searchContent=toan'],
  [1, ' Toán & lí? ', '/san-pham?page=1&category=&objectType=0,1&searchContent=To%C3%A1n%20%26%20l%C3%AD%3F'],
  [3, '100% #1+1', '/tin-sach?page=1&searchContent=100%25%20%231%2B1'],
] as const)('SPEC §2.2: type %i, %j', (type, text, address) => {
  expect(searchAddress(type, text)).toBe(address)
  expect(new URL(address, 'https://a.vn').searchParams.get('searchContent')).toBe(text.trim())
})

test('empty text leads nowhere', () => {
  expect(searchAddress(1, '')).toBeNull()
  expect(searchAddress(3, '  \u00a0 ')).toBeNull()
})

test('half a character does not break the address', () => {
  expect(searchAddress(1, 'a\ud83d')).toContain('searchContent=a%EF%BF%BD')
})
