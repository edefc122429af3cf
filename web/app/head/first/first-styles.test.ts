import { expect, test } from 'vitest'
import { Held } from '../pieces.ts'
import { createFirstStyles } from './first-styles.ts'

const styles = (css: string, ...classes: string[]) => createFirstStyles(css)([`<p class="${classes.join(' ')}">`]).text

test('a rule whose classes the page has, or that needs none → it stays; another goes', () => {
  const css = '.a{color:red}.b{color:blue}p>img{margin:0}.a .b{top:0}.a:hover{left:0}[data-theme=dark]{top:1px}'
  expect(styles(css, 'a')).toBe('.a{color:red}p>img{margin:0}.a:hover{left:0}[data-theme=dark]{top:1px}')
})

test('one of several selectors is enough', () => {
  expect(styles('.a,.b>.c{color:red}', 'b', 'c')).toBe('.a,.b>.c{color:red}')
  expect(styles('.a,.b>.c{color:red}', 'b')).toBe('')
})

test('classes inside brackets are no condition: what the page lacks may be what the rule asks for', () => {
  const css = '.a:not(.b,:is(.c)){color:red}:is(.x,.y) p{top:0}[href$=".pdf"]{left:0}.a:has(>.z){right:0}'
  expect(styles(css, 'a')).toBe(css)
})

test('groups keep their order and go when nothing is left in them', () => {
  const css = '@layer parts{.a{top:0}@media (width<=719px){.b{top:1px}}}@layer base{@media print{.a{left:0}}}'
  expect(styles(css, 'a')).toBe('@layer parts{.a{top:0}}@layer base{@media print{.a{left:0}}}')
})

test('fonts stay; a movement stays with the rule that names it', () => {
  const css =
    '@layer base{@font-face{font-family:A;src:url(/a.woff2)}@keyframes turn_x{to{top:0}}@keyframes fade_x{to{top:0}}.a{animation:1s turn_x}.b{animation:1s fade_x}}'
  expect(styles(css, 'a')).toBe(
    '@layer base{@font-face{font-family:A;src:url(/a.woff2)}.a{animation:1s turn_x}}@keyframes turn_x{to{top:0}}',
  )
})

test('braces and quotes inside strings end nothing', () => {
  const css = '.a:before{content:"}\\""}.b{top:0}.a[title="]{"]{left:0}'
  expect(styles(css, 'a')).toBe('.a:before{content:"}\\""}.a[title="]{"]{left:0}')
})

test('rules inside a rule go with it', () => {
  expect(styles('.a{top:0;.b{left:0}}.b{top:0}', 'a')).toBe('.a{top:0;.b{left:0}}')
})

test('hundreds of pages, each with classes of its own or with those of another → each has its own styles', () => {
  const css = Array.from({ length: 200 }, (_, n) => `.c${n}{top:${n}px}`).join('')
  const stylesOf = createFirstStyles(css)
  for (const round of [1, 2])
    for (let n = 0; n < 200; n++) {
      expect(stylesOf([`<p class="c${n}">${round}`]).text).toBe(`.c${n}{top:${n}px}`)
      expect(stylesOf([`<p class="c${n}">`, new Held('<p class="c0">')]).text).toBe(
        n ? `.c0{top:0px}.c${n}{top:${n}px}` : '.c0{top:0px}',
      )
    }
})
