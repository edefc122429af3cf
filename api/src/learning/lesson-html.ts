import { slugify } from '@tq/contract/slug.ts'
import { FORMULA } from '@tq/db/clean-lesson.ts'
import { whenNeeded } from '@tq/db/when-needed.ts'
import { LRUCache } from 'lru-cache'
import { escapeHtml } from '../escape-html.ts'

const katex = whenNeeded<typeof import('katex').default>('katex')

export interface RenderedLesson {
  html: string
  /** Its headings, in order; notes refer to them by id. */
  sections: { id: string; title: string; level: number }[]
}

/** Beyond that a text is shown as it was typed: one lesson must not hold up everybody who waits behind it. */
const LONGEST_FORMULA = 4_000
const MOST_FORMULAS = 1_000
const RENDERED_KEPT = 200

const rendered = new LRUCache<string, RenderedLesson>({ max: RENDERED_KEPT })

/**
 * A cleaned text for the page: headings with ids, formulas as MathML, which browsers draw without anything of ours. A formula on its own
 * stands in `.formula`, which scrolls by itself, with the number of `\tag{3.1}` in `.formula-number`; one that can't be read stays as
 * typed, in `code`.
 */
export function renderLesson(body: string): RenderedLesson {
  const known = rendered.get(body)
  if (known) return known
  const made = withSections(renderFormulas(body))
  rendered.set(body, made)
  return made
}

/**
 * The formulas alone, for what is no lesson, such as the options of a question. Cleaned HTML has no `<` or `>` inside attributes or text, so
 * pieces between them are tags.
 */
export function renderFormulas(body: string): string {
  let codeDepth = 0
  let count = 0
  return body
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (piece.startsWith('<')) {
        if (/^<(pre|code)\b/.test(piece)) codeDepth++
        if (/^<\/(pre|code)>/.test(piece)) codeDepth--
        return piece
      }
      if (codeDepth > 0) return piece
      return piece.replace(FORMULA, (found, onItsOwn?: string, inLine?: string) => {
        if (found === '\\$') return '$'
        if (++count > MOST_FORMULAS) return `<code>${found}</code>`
        return onItsOwn === undefined ? formula(inLine ?? '', found) : displayed(onItsOwn, found)
      })
    })
    .join('')
}

function displayed(tex: string, typed: string): string {
  const [, number] = /\\tag\{([^{}]{1,20})\}/.exec(tex) ?? []
  const drawn = formula(tex.replace(/\\tag\*?\{[^{}]*\}/g, ''), typed, { isDisplayed: true })
  // Focusable: a wide one scrolls sideways, and the keyboard must get there.
  return `<span class="formula" tabindex="0">${drawn}${number ? `<span class="formula-number">(${number})</span>` : ''}</span>`
}

/** A macro that repeats its argument a few times over makes millions of signs from a line, and takes the process with it. */
const DEFINES = /\\(?:[egx]?def|(?:re)?newcommand|providecommand|let|futurelet|global|long)(?![A-Za-z])/

function formula(tex: string, typed: string, { isDisplayed = false } = {}): string {
  if (tex.length > LONGEST_FORMULA || DEFINES.test(tex)) return `<code>${typed}</code>`
  try {
    const drawn = katex().renderToString(hideMarks(readable(tex)), {
      output: 'mathml',
      displayMode: isDisplayed,
      trust: false,
      strict: 'ignore',
      maxExpand: 500,
      maxSize: 20,
    })
    return showMarks(bare(drawn))
  } catch {
    // Wrong, or nested deeper than the stack: the reader sees what was typed.
    return `<code>${typed}</code>`
  }
}

/** Without the wrapper, the TeX that is carried along, and styles, which the page's policy refuses. */
const bare = (drawn: string) =>
  drawn
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<annotation [^>]*>[^<]*<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '')
    .replace(/ style="[^"]*"/g, '')
    // Raised and made smaller, the prime of f′ is a dot in browsers that don't know a font's larger form of it: a text font has it in place.
    .replace(
      PRIMED,
      (_, base: string, _tag: string, primes: string) =>
        `<mrow>${base}<mo class="prime" lspace="0em" rspace="0em">${primes.replace(/[^′]/g, '')}</mo></mrow>`,
    )
    // The minus of "x = −2" belongs to its number, as browsers know it only at the beginning of a formula.
    .replace(/(<mo[^>]*>[^<)\]}|!%∣⟩]+<\/mo>)<mo>([−+±])<\/mo>/g, '$1<mo form="prefix" lspace="0em" rspace="0em">$2</mo>')
    // "sin x" and not "sinx"; before a bracket nothing is needed.
    .replace(/<mo>\u2061<\/mo>(?=<m(?!o stretchy))/g, '<mo>\u2061</mo><mspace width="0.1667em"></mspace>')

/** What has nothing but primes above it: `f'`, `f''`, `(x^2)'`. */
const PRIMED = /<msup>(<(m\w+)[^>]*>[^<]*<\/\2>)((?:<\/?m(?:o|row)[^>]*>|′)+?)<\/msup>/g

const readable = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** KaTeX takes "ố" apart into an o with two accents; one it does not know stays whole. So ours go in
 * as letters of the Yi, whom nobody here writes, and come back. */
const OURS = /[\u00c0-\u024f\u1e00-\u1eff]/g
const HIDDEN = /[\ua000-\ua28f]/g
const hideMarks = (tex: string) =>
  tex
    .normalize('NFC')
    .replace(HIDDEN, '')
    .replace(OURS, (letter) => moved(letter, letter < '\u1e00' ? 0xa000 - 0xc0 : 0xa190 - 0x1e00))
const showMarks = (html: string) =>
  html.replace(HIDDEN, (letter) => moved(letter, letter < '\ua190' ? 0xc0 - 0xa000 : 0x1e00 - 0xa190))
const moved = (letter: string, by: number) => String.fromCharCode(letter.charCodeAt(0) + by)

function withSections(text: string): RenderedLesson {
  const sections: RenderedLesson['sections'] = []
  const taken = new Set<string>()
  const html = text.replace(/<h([2-4])>(.*?)<\/h\1>/gs, (_, level: string, inner: string) => {
    const title = readable(inner.replace(/<[^>]*>/g, '')).trim()
    const id = free(`muc-${slugify(title) || sections.length + 1}`, taken)
    sections.push({ id, title, level: Number(level) })
    return `<h${level} id="${escapeHtml(id)}">${inner}</h${level}>`
  })
  return { html, sections }
}

function free(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`
  taken.add(id)
  return id
}
