import { expect, test } from 'vitest'
import { composeLetter } from './letter.ts'

const NASTY = `<script>alert("1")</script> & 'x' <img src=x onerror=alert(1)>`

test('nothing that is given becomes markup', () => {
  const { html } = composeLetter({
    title: NASTY,
    paragraphs: [NASTY],
    facts: [[NASTY, NASTY]],
    action: { text: NASTY, url: `https://thuquan.example/?a="${NASTY}` },
  })
  expect(html).not.toMatch(/<script|<img|="https:[^"]*"[^>]*onerror/)
  expect(html.match(/&lt;script&gt;/g)?.length).toBe(7)
})

test('both forms say the same', () => {
  const { html, text } = composeLetter({
    title: 'Lời nhắn của Lan',
    paragraphs: ['Chào bạn,'],
    facts: [
      ['Việc', 'Mua hàng'],
      ['Lời nhắn', 'Dòng một\nDòng hai'],
    ],
    action: { text: 'Mở đơn hàng', url: 'https://thuquan.example/tai-khoan' },
  })
  expect(html).toContain('Dòng một<br>Dòng hai')
  expect(text).toContain(
    'Lời nhắn của Lan\n\nChào bạn,\n\nViệc: Mua hàng\nLời nhắn:\nDòng một\nDòng hai\n\nMở đơn hàng: https://thuquan.example/tai-khoan',
  )
})
