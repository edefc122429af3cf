import { describe, expect, test } from 'vitest'
import { cleanCss } from './clean-css.ts'

function clean(css: string): { css: string; foreign: number } {
  let foreign = 0
  const rules = { isKept: (path: string) => path === 'OEBPS/hinh.png' || path === 'OEBPS/chu.css', onForeign: () => foreign++ }
  return { css: cleanCss(css, 'OEBPS/style.css', rules), foreign }
}

/** With every escape as a browser reads it: of a sign that is no letter a mark is enough. */
const asRead = (css: string) =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, digits?: string, letter?: string) => {
    const sign = digits ? String.fromCharCode(Number.parseInt(digits, 16)) : (letter ?? '')
    return /\w/.test(sign) ? sign : '¤'
  })

describe('a book’s styles load nothing from elsewhere, however it is written:', () => {
  test.each([
    ['plain', 'p{background:url(https://xau.example/a)}'],
    ['a letter as its number', 'p{background:u\\72l(https://xau.example/a)}'],
    ['a letter as itself', 'p{background:u\\rl(https://xau.example/a)}'],
    ['every letter', 'p{background:\\u\\r\\l(https://xau.example/a)}'],
    ['large letters', 'p{background:U\\RL(https://xau.example/a)}'],
    ['numbers of six digits and a line’s end', 'p{background:\\000075\r\nrl(https://xau.example/a)}'],
    ['an escape made of what is left of two', 'p{background:\\\\75 rl(https://xau.example/a)}'],
    ['an escape that takes a letter along', '@imp\\6\\66rt "https://xau.example/a";'],
    ['the bracket', 'p{background:url\\28https://xau.example/a)}'],
    ['the address', 'p{background:url("\\68ttps://xau.example/a")}'],
    ['slashes turned', 'p{background:url("\\5c\\5cxau.example/a")}'],
    ['a line that goes on', 'p{background:url("ht\\\ntps://xau.example/a")}'],
    ['in a word', 'p{background:u\\\nrl(https://xau.example/a)}'],
    ['never closed', 'p{background:url(https://xau.example/a'],
    ['never closed, in quotation marks', 'p{background:url("https://xau.example/a'],
    ['a comment in between', 'p{background:ur/**/l(https://xau.example/a)}'],
    ['an import', '@import "https://xau.example/a";'],
    ['an import without a space', '@import"https://xau.example/a";'],
    ['an escaped import', '@\\69mport url(https://xau.example/a);@i\\mport "https://xau.example/a"'],
    ['an import of what another leaves', '@imp@import "x";ort "https://xau.example/a";'],
    ['an import around a charset', '@imp@charset "x";ort "https://xau.example/a";'],
    ['an import around a mark', '@imp<!--ort "https://xau.example/a";'],
    ['a set of pictures', 'p{background:ima\\ge-set("https://xau.example/a" 1x)}'],
  ])('%s', (_, css) => {
    expect(asRead(clean(css).css)).not.toMatch(/(url\(|@import|image-set\()[^)]*xau/i)
  })

  test('what is the book’s own stays, and so do signs in texts', () => {
    const css = '@import "chu.css"; q::before{content:"\\00201C "} p{background:url(hinh.png)} .a\\:b::after{content:"\\""}'
    expect(clean(css)).toEqual({ css, foreign: 0 })
    expect(clean('q::before{content:"\\201C\\A"}').css).toBe('q::before{content:"\\00201C \\00000A "}')
  })
})
