import { expect, test } from 'vitest'
import { addressIn, rewriteCss } from './addresses.ts'

test('an address of a chapter is found from the folder the chapter is in', () => {
  expect(addressIn('OEBPS/a/1.xhtml', 'hinh.svg')).toEqual({ href: 'OEBPS/a/hinh.svg', id: '' })
  expect(addressIn('OEBPS/a/1.xhtml', '../b/./2.xhtml?x=1#trang-3')).toEqual({ href: 'OEBPS/b/2.xhtml', id: 'trang-3' })
  expect(addressIn('OEBPS/1.xhtml', '#ghi-ch%C3%BA')).toEqual({ href: 'OEBPS/1.xhtml', id: 'ghi-chú' })
  expect(addressIn('OEBPS/1.xhtml', 'h%E1%BB%93i%20k%C3%AD.xhtml')).toEqual({ href: 'OEBPS/hồi kí.xhtml', id: '' })
  expect(addressIn('1.xhtml', '../../../etc/passwd')).toEqual({ href: 'etc/passwd', id: '' })
  expect(addressIn('1.xhtml', '100%.xhtml')).toEqual({ href: '100%.xhtml', id: '' })
})

test('what leads out of the book is no address in it', () => {
  for (const address of ['https://a.example/x', '//a.example/x', 'mailto:a@a.example', 'javascript:alert(1)', 'data:text/html,x'])
    expect(addressIn('OEBPS/1.xhtml', address)).toBeNull()
})

test('addresses in a style sheet are replaced however they are written, and lead nowhere if they are unknown', async () => {
  const css = `@import "b.css"; @import url(c.css);
    a { background: url( 'x y.png' ) } b { src: url("f.woff2"), url(f.woff2) } c { fill: url(#g) } d { background: url(https://a.example/p.gif) }`
  const asked: string[] = []
  const found = await rewriteCss(css, async (address) => {
    asked.push(address)
    return address.startsWith('https:') ? null : `blob:${address}`
  })
  expect(asked).toEqual(['b.css', 'c.css', 'x y.png', 'f.woff2', 'https://a.example/p.gif'])
  expect(found).toContain('@import url("blob:b.css"); @import url("blob:c.css");')
  expect(found).toContain('url("blob:x y.png")')
  expect(found).toContain('src: url("blob:f.woff2"), url("blob:f.woff2")')
  expect(found).toContain('fill: url(#g)')
  expect(found).not.toContain('a.example')
})

test('breaks that are written for paper are breaks of columns', async () => {
  const css =
    'h1 { page-break-before: always } p { page-break-inside: avoid } h2 { break-after: avoid-page; -epub-hyphens: none }'
  expect(await rewriteCss(css, async () => null)).toBe(
    'h1 { break-before: column } p { break-inside: avoid } h2 { break-after: avoid-column; hyphens: none }',
  )
})
