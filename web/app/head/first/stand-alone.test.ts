import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Held, textOf } from '../pieces.ts'
import { earlyPressScript } from './early-press.ts'
import { EVERY_PAGE } from './every-page-styles.ts'
import { followAddressScript } from './follow-address.ts'
import { standAlone } from './stand-alone.ts'
import { startWhenTouchedScript } from './start-when-touched.ts'

const PAGE =
  '<html><head><link rel="preload" as="image" href="/a.avif"/>' +
  '<link rel="preload" href="/a.woff2" as="font" crossorigin="anonymous" fetchPriority="low"/>' +
  `<link rel="modulepreload" href="/assets/a.js"/><style>${EVERY_PAGE}</style>` +
  '<link rel="stylesheet" href="/assets/style-1.css"/></head>' +
  '<body><p class="a">$&</p><script type="module" async="">import "/assets/a.js"</script></body></html>'

test('a page that is read first → its styles are in it, and program, sheet and fonts wait where React put them', () => {
  const page = textOf(standAlone([PAGE], (href) => new Held(`${EVERY_PAGE}.a{background:url("$&${href}")}`)))
  expect(page).toContain(`<style>${EVERY_PAGE}.a{background:url("$&/assets/style-1.css")}</style>`)
  expect(page).toContain('<link rel="later" data-as="stylesheet" href="/assets/style-1.css"/>')
  expect(page).toContain('<link rel="later" fetchpriority="low" href="/assets/a.js"/>')
  expect(page).toContain('<link rel="later" data-as="preload" href="/a.woff2" as="font"')
  expect(page).toContain('<script type="later">import "/assets/a.js"</script>')
  expect(page).not.toMatch(/rel="(modulepreload|stylesheet)"|type="module"/)
  // What is seen first is still asked for first.
  expect(page).toContain('<head><link rel="preload" as="image" href="/a.avif"/>')
})

test('what is added stands last, behind all that React knows', () => {
  const page = textOf(standAlone([PAGE], () => new Held('p{top:0}')))
  expect(page).toMatch(/<script>\(function startWhenTouched.+<\/script><\/head>/s)
  expect(page).toMatch(
    /<body><p class="a">\$&<\/p><script type="later">.+<\/script><script type="speculationrules">\{.+\}<\/script><\/body><\/html>$/,
  )
})

test('a page without a program or sheet to wait for → as it was', () => {
  const bare = '<html><head></head><body></body></html>'
  expect(standAlone([bare], () => new Held('p{top:0}'))).toEqual([bare])
})

test('the scripts in the head end no tag, name nothing of the bundle and stay small', () => {
  for (const script of [earlyPressScript(), startWhenTouchedScript(), followAddressScript()]) {
    expect(script).not.toMatch(/<\/|import/)
    expect(() => new Function(script)).not.toThrow()
    expect(gzipSync(script).length).toBeLessThan(2_200)
  }
})
