import type { ContentOf, QuestionContent } from '@tq/contract/questions/content.ts'
import { inline, markedText } from '../learning/marked.ts'

const MARKS = {
  choice: /^\*?[A-H]\) /,
  statement: /^[ĐS]\) /,
  gaps: /^_ /,
  number: /^= /,
  pair: /^(<> |=> )/,
  place: /^\d+\) /,
  rubric: /^& /,
  explanation: /^! /,
}
type Mark = keyof typeof MARKS

/** From the lines of a question as `questions` describes them; which type it is follows from its marks. */
export function contentOf(lines: string[], options: string[]): QuestionContent {
  const marked = lines.map((line) => ({ line, mark: (Object.keys(MARKS) as Mark[]).find((mark) => MARKS[mark].test(line)) }))
  const of = (mark?: Mark) => marked.filter((one) => one.mark === mark).map(({ line }) => line)
  const plain = (mark: Mark) => of(mark).map((line) => line.replace(MARKS[mark], ''))
  const common = { stem: html(of().join('\n')), explanation: html(plain('explanation').join('\n')) }
  const scoring = options.includes('all') ? ('all' as const) : ('partial' as const)

  if (of('choice').length > 0) return { ...common, ...choicesOf(of('choice'), plain('choice'), scoring) }
  if (of('statement').length > 0) {
    const statements = lettered(plain('statement')).map((option, place) => ({
      ...option,
      isTrue: of('statement')[place]?.startsWith('Đ') ?? false,
    }))
    return { type: 'trueFalse', ...common, statements, scoring: statements.length === 4 ? 'national' : scoring }
  }
  if (of('gaps').length > 0)
    return { type: 'fillIn', ...common, ...gapsOf(plain('gaps').join('\n'), options.includes('no-accents')), scoring }
  if (of('pair').length > 0) return { type: 'matching', ...common, ...pairsOf(of('pair')), scoring }
  if (of('place').length > 0) return { type: 'ordering', ...common, items: lettered(plain('place')), scoring }
  const [number] = plain('number')
  if (number) {
    const [value = '', unit] = number.split(' | ')
    return {
      type: 'numeric',
      ...common,
      accepted: [{ value: Number(value.replace(',', '.')), tolerance: 0 }],
      unit: unit ?? null,
    }
  }
  const words = options.find((option) => option.startsWith('words '))
  const mostWords = words ? Number(words.slice(6)) : null
  return { type: 'essay', ...common, rubric: html(plain('rubric').join('\n')), mostWords }
}

/** Marks as in lessons; a drawing stands between them as SVG. */
const html = (text: string) =>
  text
    .split(/(<svg.*?<\/svg>)/s)
    .map((piece) => (piece.startsWith('<svg') ? `<figure>${piece}</figure>` : markedText(piece)))
    .join('')

const lettered = (texts: string[]) => texts.map((text, place) => ({ id: 'abcdefgh'[place] ?? '', html: inline(text) }))

type Content<T extends QuestionContent['type'], Key extends keyof ContentOf<T>> = Pick<ContentOf<T>, Key>

function choicesOf(lines: string[], texts: string[], scoring: 'all' | 'partial') {
  const options = lettered(texts)
  const keys = options.filter((_, place) => lines[place]?.startsWith('*')).map(({ id }) => id)
  const [key = ''] = keys
  return keys.length > 1 ? { type: 'multiple' as const, options, keys, scoring } : { type: 'single' as const, options, key }
}

function gapsOf(text: string, ignoresAccents: boolean): Content<'fillIn', 'text' | 'gaps'> {
  const gaps = [...text.matchAll(/\[\[(.+?)\]\]/g)].map(([, accepted = ''], place) => ({
    id: String(place + 1),
    accepted: accepted.split('|'),
    ...(ignoresAccents && { ignoresAccents }),
  }))
  let place = 0
  const withIds = text.replace(/\[\[.+?\]\]/g, () => `[[${++place}]]`)
  return { text: withIds.split('\n').map(inline).join('\n'), gaps }
}

function pairsOf(lines: string[]): Content<'matching', 'left' | 'right'> {
  const pairs = lines.map((line) => line.replace(/^<> /, '').split(/ ?=> /))
  const right = [...new Set(pairs.map(([, text = '']) => text))].map((text, place) => ({
    id: `r${place + 1}`,
    html: inline(text),
  }))
  const left = pairs
    .filter(([text]) => text)
    .map(([text = '', belongs = ''], place) => ({
      id: `l${place + 1}`,
      html: inline(text),
      match: right.find((option) => option.html === inline(belongs))?.id ?? '',
    }))
  return { left, right }
}
