import { expect, test } from 'vitest'
import { cleanHtml, textOf } from './clean-html.ts'

test('keeps what editors write', () => {
  const html =
    '<h2>Mục lục</h2><p>Một <strong>trang</strong> <em>sổ</em><br />H<sub>2</sub>O</p><ul><li>Ruộng</li></ul><table tabindex="0"><tbody><tr><td colspan="2">1</td></tr></tbody></table><details><summary>Lời giải</summary><pre><code>print(2)</code></pre></details>'
  expect(cleanHtml(html)).toBe(html)
  const picture =
    '<figure><img src="/media/news/1.webp" alt="Sổ ruộng" width="1200" height="675" loading="lazy" /><figcaption>Sổ ruộng</figcaption></figure>'
  expect(cleanHtml(picture)).toBe(picture)
})

test('pictures wait for the reader, and the keyboard gets into wide tables', () => {
  expect(cleanHtml('<img src="/a.webp" alt="">')).toBe('<img src="/a.webp" alt="" loading="lazy" />')
  expect(cleanHtml('<table><tr><td>1</td></tr></table>')).toBe('<table tabindex="0"><tr><td>1</td></tr></table>')
})

test('text without its markup', () => {
  expect(textOf('<h2>Một</h2><p>hai &lt;b&gt; &amp; ba</p><script>x()</script>')).toBe('Một hai <b> & ba')
})

test('sends links away safely', () => {
  expect(cleanHtml('<a href="https://songthao.example" target="_blank" onclick="x()">Đại học</a>')).toBe(
    '<a href="https://songthao.example" rel="noopener">Đại học</a>',
  )
  expect(cleanHtml('<a href="mailto:bandoc@thuquan.example">Thư</a>')).toContain('mailto:bandoc@thuquan.example')
  for (const address of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '//elsewhere.example']) {
    expect(cleanHtml(`<a href="${address}">x</a>`)).toBe('<a rel="noopener">x</a>')
  }
})

test('drops what could run, load or restyle the page', () => {
  expect(
    cleanHtml('<p style="position:fixed" class="x" onmouseover="x()">a<script>alert(1)</script><style>p{}</style></p>'),
  ).toBe('<p>a</p>')
  expect(cleanHtml('<iframe src="https://a.example"></iframe><svg onload="x()"></svg><form><input></form><h1>b</h1>')).toBe('b')
  expect(cleanHtml('<img src="data:image/svg+xml,x" onerror="x()" alt="c">')).toBe('<img alt="c" loading="lazy" />')
})
