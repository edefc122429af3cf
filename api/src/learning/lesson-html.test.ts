import { cleanLesson } from '@tq/db/clean-lesson.ts'
import { describe, expect, test } from 'vitest'
import { renderFormulas, renderLesson } from './lesson-html.ts'

const shown = (typed: string) => renderLesson(cleanLesson(typed)).html

describe('formulas', () => {
  test('have primes that can be seen, a space behind a function, and none behind a sign', () => {
    const drawn = (tex: string) => renderFormulas(`$${tex}$`).replace(/<\/?math[^>]*>/g, '')
    const prime = '<mo class="prime" lspace="0em" rspace="0em">'
    expect(drawn("f'")).toBe(`<mrow><mrow><mi>f</mi>${prime}′</mo></mrow></mrow>`)
    expect(drawn("f''")).toBe(`<mrow><mrow><mi>f</mi>${prime}′′</mo></mrow></mrow>`)
    expect(drawn("(x)'")).toContain(`<mo stretchy="false">)</mo>${prime}′</mo>`)
    expect(drawn("f'^2")).not.toContain('class="prime"')
    expect(drawn('x^2')).toBe('<mrow><msup><mi>x</mi><mn>2</mn></msup></mrow>')
    expect(drawn('\\sin x')).toContain('<mspace width="0.1667em"></mspace><mi>x</mi>')
    expect(drawn('\\sin(x)')).not.toContain('<mspace')
    const sign = '<mo form="prefix" lspace="0em" rspace="0em">−</mo>'
    for (const tex of ['x=-2', '(-2)', 'x<-1', 'a,-b']) expect([tex, drawn(tex).includes(sign)]).toEqual([tex, true])
    for (const tex of ['a-b', '(a)-b', 'f(x)-1', "f'-1", '|x|-1']) expect([tex, drawn(tex).includes(sign)]).toEqual([tex, false])
  })

  test('in a line and on their own become MathML, with their number beside them', () => {
    expect(shown('<p>Gọi $s(t)$ là quãng đường</p>')).toMatch(
      /^<p>Gọi <math [^>]*><mrow><mi>s<\/mi>.*<\/math> là quãng đường<\/p>$/,
    )
    expect(shown('<p>$$v = \\frac{s}{t} \\tag{3.1}$$</p>')).toMatch(
      /^<p><span class="formula" tabindex="0"><math [^>]*display="block">.*<mfrac>.*<\/math><span class="formula-number">\(3\.1\)<\/span><\/span><\/p>$/,
    )
  })

  test('keep Vietnamese words whole and the less-than that HTML would take for a tag', () => {
    expect(shown('<p>$v_{\\text{tốc độ}} <b$</p>')).toContain('<mtext>tốc\u00a0độ</mtext>')
    expect(shown('<p>$a<b$ và $c &lt; d$</p>').match(/<mo>&lt;<\/mo>/g)).toHaveLength(2)
  })

  test.each([
    ['a price', '<p>từ $5 đến $10</p>', '<p>từ $5 đến $10</p>'],
    ['an escaped dollar', '<p>giá 5\\$ và 6\\$</p>', '<p>giá 5$ và 6$</p>'],
    ['code', '<pre><code>echo $HOME$PATH</code></pre>', '<pre><code>echo $HOME$PATH</code></pre>'],
    ['a formula that is wrong', '<p>$\\frac{1$</p>', '<p><code>$\\frac{1$</code></p>'],
    ['an unknown command', '<p>$\\khongco$</p>', '<p><code>$\\khongco$</code></p>'],
  ])('%s stays as it was typed', (_, typed, html) => expect(shown(typed)).toBe(html))

  test.each([
    ['a macro that grows without end', '$\\def\\a{\\a\\a}\\a$'],
    [
      'a macro that repeats itself by the million',
      `$\\def\\a#1{${'#1'.repeat(300)}}\\def\\b{\\a{${'x'.repeat(300)}}}${'\\b'.repeat(200)}$`,
    ],
    ['a nest deeper than the stack', `$${'{'.repeat(1_900)}x${'}'.repeat(1_900)}$`],
    ['one without end', `$${'x+'.repeat(3_000)}x$`],
  ])('%s is shown as text and holds nobody up', (_, typed) => {
    const html = shown(`<p>${typed}</p>`)
    expect(html.startsWith('<p><code>') || html.startsWith('<p><math')).toBe(true)
  })

  test.each([
    '$\\href{javascript:alert(1)}{x}$',
    '$\\htmlStyle{background:url(//x)}{x}$',
    '$\\includegraphics{//x/y.png}$',
    '$\\text{<script>alert(1)</script>}$',
    '$\\text{&lt;img src=x onerror=alert(1)&gt;}$',
    '$\\colorbox{red}{x}\\fbox{y}$',
    '$$\\tag{<b>1</b>} x$$',
    '$$\\tag{&lt;script&gt;} x$$',
  ])('%s brings in no markup, address or style', (typed) => {
    const tags = shown(`<p>${typed}</p>`).match(/<[^>]*>/g) ?? []
    expect(tags.filter((tag) => /<(img|script|a)\b|href|src=| style=|onerror|url\(/i.test(tag))).toEqual([])
  })
})

describe('a text', () => {
  test('has headings with ids of their own, also where two are alike', () => {
    const { html, sections } = renderLesson(cleanLesson('<h2>Ví dụ</h2><p>1</p><h3>Ví dụ</h3><h2 id="noi-dung">!</h2>'))
    expect(html).toBe('<h2 id="muc-vi-du">Ví dụ</h2><p>1</p><h3 id="muc-vi-du-2">Ví dụ</h3><h2 id="muc-3">!</h2>')
    expect(sections).toEqual([
      { id: 'muc-vi-du', title: 'Ví dụ', level: 2 },
      { id: 'muc-vi-du-2', title: 'Ví dụ', level: 3 },
      { id: 'muc-3', title: '!', level: 2 },
    ])
  })

  test('keeps boxes and drawings, and loses what runs or fetches', () => {
    const typed = `<div class="definition x" onclick="a()"><b>Định nghĩa</b></div><script>alert(1)</script>
      <svg viewBox="0 0 10 10" onload="a()" style="x"><path d="M0 0L9 9" stroke="var(--lam)" fill="url(//x)"/><foreignObject><p>x</p></foreignObject>
      <use href="//x"/><text x="1">A &lt; B</text></svg><iframe src="//x"></iframe><a href="javascript:alert(1)">x</a><img src="//x/y" onerror="a()">`
    const clean = cleanLesson(typed)
    expect(clean).toContain('<div class="definition"><b>Định nghĩa</b></div>')
    expect(clean).toMatch(/<svg viewbox="0 0 10 10"><path d="M0 0L9 9" stroke="var\(--lam\)" ?\/?>/)
    expect(clean).toContain('A &lt; B')
    expect(clean).not.toMatch(/script|onclick|onload|style|url|foreign|use|iframe|javascript|onerror|\/\/x/i)
    expect(cleanLesson(clean)).toBe(clean)
  })
})
