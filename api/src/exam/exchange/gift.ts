import type { QuestionContent } from '@tq/contract/questions/content.ts'
import { whenNeeded } from '@tq/db/when-needed.ts'
import type { GIFTQuestion, NumericalFormat, TextChoice, TextFormat } from 'gift-pegjs'
import { escapeHtml } from '../../escape-html.ts'
import type { Exportable, Exported } from './exported.ts'
import { failed, type Imported, imported, type ReadBody, TWO_RIGHT } from './imported.ts'
import { levelOf, markOf } from './levels.ts'
import { flatMapWithPauses } from './pauses.ts'
import { letterOf } from './plain-text.ts'

const grammar = whenNeeded<typeof import('gift-pegjs')>('gift-pegjs')

/** A text of this length takes the grammar a tenth of a second; questions are a page at most. */
const LONGEST_QUESTION = 20_000
/** In which the grammar looks for labels in a time that grows with the square. */
const LONGEST_REMARK = 200

/** Questions stand apart by an empty line; each is read by itself, so that a broken one spoils no other. */
export async function readGift(text: string): Promise<Imported[]> {
  const blocks = blocksOf(text)
  if (blocks.length === 0) return [failed(1, 'Tệp GIFT này không có câu hỏi nào')]
  return flatMapWithPauses(blocks, ({ line, text }) => {
    if (text.length > LONGEST_QUESTION) return [failed(line, 'Câu này dài quá 20.000 ký tự')]
    try {
      return grammar()
        .parse(text)
        .flatMap((question) => fromGift(question, line))
    } catch (error) {
      const at = (error as { location?: { start: { line: number } } }).location?.start.line ?? 1
      return [failed(line + at - 1, 'Chỗ này không đúng cú pháp GIFT')]
    }
  })
}

function blocksOf(text: string): { line: number; text: string }[] {
  const blocks: { line: number; lines: string[] }[] = []
  let isApart = true
  for (const [index, line] of text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .entries()) {
    if (!line.trim()) {
      isApart = true
      continue
    }
    if (isApart) blocks.push({ line: index + 1, lines: [] })
    isApart = false
    blocks.at(-1)?.lines.push(isRemark(line) ? line.slice(0, LONGEST_REMARK) : line)
  }
  const withoutRemarks = blocks.filter(({ lines }) => lines.some((line) => !isRemark(line)))
  return withoutRemarks.map(({ line, lines }) => ({ line, text: lines.join('\n') }))
}

const isRemark = (line: string) => line.trimStart().startsWith('//')

function fromGift(question: GIFTQuestion, line: number): Imported[] {
  if (question.type === 'Category') return []
  if (question.type === 'Description') return [failed(line, 'Đoạn này không có đáp án nên không phải câu hỏi')]
  const [level] = (question.tags ?? []).flatMap((tag) => levelOf(tag) ?? [])
  const stem = html(question.stem)
  const explanation = question.globalFeedback ? html(question.globalFeedback) : ''
  const body = bodyOf(question)
  if (!('type' in body)) return [failed(line, body.problem)]
  const content = { stem, explanation, ...body }
  return [imported({ line, ...(level ? { level } : {}), content })]
}

function bodyOf(question: Exclude<GIFTQuestion, { type: 'Category' | 'Description' }>): ReadBody {
  switch (question.type) {
    case 'MC':
      return choicesOf(question.choices)
    case 'TF':
      return { type: 'trueFalse', statements: [{ id: 'a', html: html(question.stem), isTrue: question.isTrue }], scoring: 'all' }
    case 'Short': {
      const accepted = question.choices.filter(({ weight }) => weight === null || weight === 100).map(({ text }) => text.text)
      const isInside = question.hasEmbeddedAnswers
      const text = isInside ? html(question.stem).replace('_____', '[[1]]') : '[[1]]'
      return { type: 'fillIn', ...(isInside ? { stem: '' } : {}), text, gaps: [{ id: '1', accepted }], scoring: 'partial' }
    }
    case 'Numerical': {
      const formats = Array.isArray(question.choices)
        ? question.choices.filter(({ weight }) => weight === null || weight === 100).map(({ text }) => text)
        : [question.choices]
      return { type: 'numeric', accepted: formats.map(rangeOf), unit: null }
    }
    case 'Matching': {
      const rights = [...new Set(question.matchPairs.map(({ subanswer }) => subanswer))]
      const idOf = (answer: string) => `r${rights.indexOf(answer) + 1}`
      return {
        type: 'matching',
        left: question.matchPairs
          .filter(({ subquestion }) => subquestion.text)
          .map(({ subquestion, subanswer }, index) => ({ id: `l${index + 1}`, html: html(subquestion), match: idOf(subanswer) })),
        right: rights.map((answer) => ({ id: idOf(answer), html: html({ format: question.stem.format, text: answer }) })),
        scoring: 'partial',
      }
    }
    case 'Essay':
      return { type: 'essay', rubric: '', mostWords: null }
  }
}

function choicesOf(choices: TextChoice[]): ReadBody {
  const options = choices.map(({ text }, index) => ({ id: letterOf(index), html: html(text) }))
  const right = choices.flatMap(({ isCorrect }, index) => (isCorrect ? [letterOf(index)] : []))
  if (right.length > 1) return { problem: TWO_RIGHT }
  if (right.length === 1) return { type: 'single', options, key: right[0] }
  const keys = choices.flatMap(({ weight }, index) => ((weight ?? 0) > 0 ? [letterOf(index)] : []))
  return { type: 'multiple', options, keys, scoring: 'partial' }
}

function rangeOf({ number = 0, range = 0, numberHigh, numberLow }: NumericalFormat): { value: number; tolerance: number } {
  if (numberHigh === undefined || numberLow === undefined) return { value: number, tolerance: range }
  return { value: (numberHigh + numberLow) / 2, tolerance: (numberHigh - numberLow) / 2 }
}

const html = ({ format, text }: TextFormat) => (format === 'html' ? text : escapeHtml(text))

export function writeGift(questions: Exportable[]): Exported {
  const leftOut: Exported['leftOut'] = []
  const blocks = questions.flatMap(({ id, level, content }) => {
    const body = giftBody(content)
    if ('reason' in body) {
      leftOut.push({ id, reason: body.reason })
      return []
    }
    const general = content.explanation ? `####[html]${escapeGift(content.explanation)}` : ''
    return [`// [tag:${markOf(level)}]\n::Câu ${id}:: [html]${escapeGift(body.stem ?? content.stem)} {${body.answers}${general}}`]
  })
  return { text: blocks.map((block) => `${block}\n`).join('\n'), leftOut }
}

type Body = { stem?: string; answers: string } | { reason: string }

function giftBody(content: QuestionContent): Body {
  switch (content.type) {
    case 'single':
      return { answers: content.options.map(({ id, html }) => `\n${id === content.key ? '=' : '~'}${escapeGift(html)}`).join('') }
    case 'multiple': {
      // GIFT has no "all or nothing"; a wrong choice costs what a right one brings.
      const share = (100 / content.keys.length).toFixed(5).replace(/\.?0+$/, '')
      const weight = (id: string) => (content.keys.includes(id) ? share : `-${share}`)
      return { answers: content.options.map(({ id, html }) => `\n~%${weight(id)}%${escapeGift(html)}`).join('') }
    }
    case 'trueFalse': {
      const [only, ...more] = content.statements
      if (!only || more.length) return { reason: 'GIFT không có câu đúng sai nhiều ý' }
      return { stem: only.html, answers: only.isTrue ? 'T' : 'F' }
    }
    case 'fillIn': {
      const [only, ...more] = content.gaps
      if (!only || more.length || content.text !== '[[1]]') return { reason: 'GIFT không giữ được chỗ trống nằm trong câu' }
      return { answers: only.accepted.map((accepted) => `\n=${escapeGift(accepted)}`).join('') }
    }
    case 'numeric':
      return { answers: `#${content.accepted.map(({ value, tolerance }) => `\n=${value}:${tolerance}`).join('')}` }
    case 'matching': {
      const needed = new Set(content.left.map(({ match }) => match))
      if (content.right.some(({ id }) => !needed.has(id))) return { reason: 'GIFT không có vế phải thừa trong câu nối cặp' }
      const rightOf = new Map(content.right.map(({ id, html }) => [id, html]))
      return {
        answers: content.left
          .map(({ html, match }) => `\n=${escapeGift(html)} -> ${escapeGift(rightOf.get(match) ?? '')}`)
          .join(''),
      }
    }
    case 'ordering':
      return { reason: 'GIFT không có câu sắp xếp thứ tự' }
    case 'essay':
      return { answers: '' }
  }
}

/** Its own signs, and empty lines, which would end the question. */
const escapeGift = (text: string) => text.replace(/[\\~=#{}:]/g, '\\$&').replace(/\s*\n\s*/g, ' ')
