import { describe, expect, test } from 'vitest'
import { meaningOf, pageTitle, readShortcuts } from './shortcuts.ts'

describe('shortcuts read back from the browser', () => {
  test('own addresses stay', () => {
    const kept = [{ id: '/san-pham/toan.1', title: 'Toán' }]
    expect(readShortcuts(kept)).toEqual(kept)
  })

  test('addresses elsewhere, scripts and broken entries are left out', () => {
    const bad = [
      null,
      3,
      { id: 'https://example.org', title: 'x' },
      { id: '//example.org', title: 'x' },
      { id: '/\\example.org', title: 'x' },
      { id: 'javascript:alert(1)', title: 'x' },
      { id: '/gio-hang', title: ' ' },
      { id: '/gio-hang' },
    ]
    expect(readShortcuts(bad)).toEqual([])
    expect(readShortcuts('/gio-hang')).toEqual([])
  })

  test('twelve at most, each once', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ id: `/san-pham/${i % 20}`, title: 'Sách' }))
    expect(readShortcuts(many)).toHaveLength(12)
  })
})

describe('keys', () => {
  const press = { key: '/', ctrlKey: false, metaKey: false, altKey: false, isTyping: false }

  test('/ searches and ? helps', () => {
    expect(meaningOf(press)).toBe('search')
    expect(meaningOf({ ...press, key: '?' })).toBe('help')
    expect(meaningOf({ ...press, key: 'a' })).toBe(null)
  })

  test('not while someone types, and not with a modifier', () => {
    expect(meaningOf({ ...press, isTyping: true })).toBe(null)
    expect(meaningOf({ ...press, ctrlKey: true })).toBe(null)
    expect(meaningOf({ ...press, metaKey: true })).toBe(null)
    expect(meaningOf({ ...press, altKey: true })).toBe(null)
  })
})

test('the name of the shop is no part of a page title', () => {
  expect(pageTitle('Toán cao cấp A1 – Thư Quán')).toBe('Toán cao cấp A1')
  expect(pageTitle('Thư Quán – nhà sách trực tuyến')).toBe('Thư Quán – nhà sách trực tuyến')
})
