import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('paths of ours stay as they are', () => {
  expect(safePath('/tai-khoan/so-dia-chi?page=2#a')).toBe('/tai-khoan/so-dia-chi?page=2#a')
})

test('everything else leads home', () => {
  for (const text of [
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'tai-khoan',
    '/a\\b',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example/x',
    '/%2e//evil.example',
    '/logout',
    '/logout/?a=1',
    '/login?redirect=%2Flogout',
  ])
    expect(safePath(text)).toBe('/')
})
