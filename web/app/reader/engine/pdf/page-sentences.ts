import type { Span } from '../text/find-words.ts'
import { isEnded, sentencesOf } from '../text/sentences.ts'
import { inOneLine, type PageText } from './page-text.ts'

export interface PageSentence {
  text: string
  page: number
  span: Span
}

/** A page's own number, at its foot or its head. */
const ONLY_A_NUMBER = /^[–—-]?\s*(\d{1,4}|[ivxlc]{1,7})\s*[–—-]?$/i

/** Sentence by sentence from a place on; one that a page's end divides is read as one, where it begins. */
export async function* readSentences(
  textOf: (page: number) => Promise<PageText>,
  { page: first, from, count }: { page: number; from: number; count: number },
): AsyncGenerator<PageSentence> {
  let begun: PageSentence | null = null
  for (let page = first; page <= count; page++) {
    const { text, breaks } = await textOf(page)
    const spans = sentencesOf(
      text,
      [...breaks, ...aroundNumbers(text)].toSorted((a, b) => a - b),
    ).filter((span) => {
      const isAhead = page > first || span.end > from
      return isAhead && !ONLY_A_NUMBER.test(text.slice(span.start, span.end))
    })
    for (const [n, span] of spans.entries()) {
      const written = inOneLine(text.slice(span.start, span.end))
      // A capital begins something new: what was open was a heading or a title page.
      if (begun && /^\P{L}*\p{Lu}/u.test(written)) {
        yield begun
        begun = null
      }
      const sentence: PageSentence = begun ? { ...begun, text: `${begun.text} ${written}` } : { text: written, page, span }
      begun = null
      const isLast = n === spans.length - 1
      if (isLast && page < count && !isEnded(sentence.text)) begun = sentence
      else yield sentence
    }
  }
  if (begun) yield begun
}

/** A page's first and last line, where these are its number only. */
function aroundNumbers(text: string): number[] {
  const head = text.indexOf('\n', text.search(/\S/))
  const foot = text.trimEnd().lastIndexOf('\n')
  return [
    ...(head > 0 && ONLY_A_NUMBER.test(text.slice(0, head).trim()) ? [head] : []),
    ...(foot > 0 && ONLY_A_NUMBER.test(text.slice(foot).trim()) ? [foot] : []),
  ]
}
