import { expect, test } from 'vitest'
import { composeLetter } from './letter.ts'

const SITE = 'https://thuquan.example'
const NASTY = `<script>alert("1")</script> & 'x' <img src=x onerror=alert(1)>`

test('nothing that is given becomes markup', () => {
  const { html } = composeLetter(
    {
      title: NASTY,
      paragraphs: [NASTY],
      facts: [
        [NASTY, NASTY],
        [NASTY, NASTY, `/?a="${NASTY}`],
      ],
      action: { text: NASTY, path: `/?a="${NASTY}` },
      end: { text: NASTY, path: `/?a="${NASTY}` },
    },
    SITE,
  )
  expect(html).not.toMatch(/<script|<img|="https:[^"]*"[^>]*onerror/)
  expect(html.match(/&lt;script&gt;/g)?.length).toBe(12)
})

test('both forms say the same', () => {
  const { html, text } = composeLetter(
    {
      title: 'Lời nhắn của Lan',
      paragraphs: ['Chào bạn,'],
      facts: [
        ['Việc', 'Mua hàng'],
        ['Lời nhắn', 'Dòng một\nDòng hai'],
        ['Sách', 'Giảm giá', '/san-pham/12'],
      ],
      action: { text: 'Mở đơn hàng', path: '/tai-khoan' },
      end: { text: 'Thôi nhận thư', path: '/thoi' },
    },
    SITE,
  )
  expect(html).toContain('Dòng một<br>Dòng hai')
  expect(text).toContain(
    'Lời nhắn của Lan\n\nChào bạn,\n\nViệc: Mua hàng\nLời nhắn:\nDòng một\nDòng hai\nSách: Giảm giá\nhttps://thuquan.example/san-pham/12\n\nMở đơn hàng: https://thuquan.example/tai-khoan',
  )
  expect(text).toMatch(/Thôi nhận thư: https:\/\/thuquan.example\/thoi\n$/)
  expect(html).toMatch(
    /href="https:\/\/thuquan.example\/san-pham\/12">Sách<.*href="https:\/\/thuquan.example\/thoi">Thôi nhận thư</s,
  )
})
