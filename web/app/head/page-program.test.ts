import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { handoffScripts } from './handoff.ts'
import { programLater } from './page-program.ts'
import { textOf } from './pieces.ts'

const PROGRAM =
  '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>'

test('a page that makes its first sight itself → its program and sheet wait, to the letter, so that the policy’s hash holds', () => {
  const first = '<script async="" type="module" src="/book.js" data-first-sight=""></script>'
  expect(programLater(first + PROGRAM)).toBe(
    `${first}<link rel="preload" as="style" href="/a.css"/><link rel="later" data-as="stylesheet" href="/a.css"/><link rel="later" href="/a.js"/><script type="later">import "/a.js"</script>`,
  )
})

test('its first script runs before anything else of the page is read; the fonts that can wait wait', () => {
  const sight = '<script async="" type="module" src="/book.js" data-first-sight=""></script>'
  const font = 'href="/a.woff2" as="font" crossorigin="anonymous"'
  const page = `<head><meta charSet="utf-8"/>${sight}<link rel="preload" ${font} fetchPriority="low"/><link rel="preload" ${font}/></head><p/><script data-first-script="">a('$&')\nb()</script>`
  expect(programLater(page)).toBe(
    `<head><meta charSet="utf-8"/><script>a('$&')\nb()</script>${sight}<link rel="later" data-as="preload" ${font} fetchPriority="low"/><link rel="preload" ${font}/></head><p/><script data-first-script=""></script>`,
  )
})

test('any other page → its program starts at once', () => {
  expect(programLater(PROGRAM)).toBe(PROGRAM)
})

test('a reader’s words that spell the mark → the program of the page they stand on starts at once', () => {
  const words = '<script data-first-sight="">data-first-sight'
  const page =
    renderToString(createElement('p', { title: words }, words)) +
    '<p>a data-first-sight="" b</p>' +
    PROGRAM +
    textOf(handoffScripts({ root: {}, page: { content: words } }))
  expect(programLater(page)).toBe(page)
})
