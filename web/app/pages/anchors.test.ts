import { expect, test } from 'vitest'
import { withAnchors } from './anchors.ts'

test('every h2 gets a name, also when two say the same', () => {
  const { html, headings } = withAnchors('<h2>Phí &amp; <em>thời gian</em></h2><p>a</p><h2>Đổi</h2><h2>Đổi</h2><h2>!</h2>')
  expect(headings).toEqual([
    { id: 'phi-thoi-gian', text: 'Phí & thời gian' },
    { id: 'doi', text: 'Đổi' },
    { id: 'doi-3', text: 'Đổi' },
    { id: 'muc', text: '!' },
  ])
  expect(html).toContain('<h2 id="doi-3">Đổi</h2>')
})

test('a text without headings stays as it is', () => {
  expect(withAnchors('<p>Chữ</p>')).toEqual({ html: '<p>Chữ</p>', headings: [] })
})
