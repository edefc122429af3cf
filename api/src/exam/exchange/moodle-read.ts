import { whenNeeded } from '@tq/db/when-needed.ts'
import { escapeHtml } from '../../escape-html.ts'
import { failed, type Imported, imported, type ReadBody, TWO_RIGHT } from './imported.ts'
import { levelOf } from './levels.ts'
import { CLOZE, readCloze } from './moodle-cloze.ts'
import { flatMapWithPauses } from './pauses.ts'
import { letterOf } from './plain-text.ts'

interface Text {
  text?: unknown
  '@format'?: string
}
interface Answer extends Text {
  '@fraction'?: string
  tolerance?: unknown
}
interface Question {
  '@type'?: string
  questiontext?: Text
  generalfeedback?: Text
  graderinfo?: Text
  single?: unknown
  answer?: Answer[]
  subquestion?: (Text & { answer?: Text[] })[]
  units?: { unit?: { unit_name?: unknown } | { unit_name?: unknown }[] }
  tags?: { tag?: Text | Text[] }
  usecase?: unknown
}

const LISTS = new Set(['question', 'answer', 'subquestion'])
const fastXml = whenNeeded<typeof import('fast-xml-parser')>('fast-xml-parser')
const RULES = {
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Numbers stay as typed: "007" is a word.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name: string) => LISTS.has(name),
}

/** Questions of Moodle's own format. Declarations are refused unread: an entity that unfolds into gigabytes is written with them. */
export async function readMoodle(xml: string): Promise<Imported[]> {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml))
    return [failed(linesAt(xml, /<!(?:DOCTYPE|ENTITY)/gi)[0] ?? 1, 'Tệp có khai báo DOCTYPE nên không được nhận')]
  let questions: Question[]
  try {
    questions = (new (fastXml().XMLParser)(RULES).parse(xml, true) as { quiz?: { question?: Question[] } }).quiz?.question ?? []
  } catch (error) {
    const line = Number(/Line:\s*(\d+)|:(\d+):\d+/.exec(String((error as Error).message))?.[1] ?? 1)
    return [failed(line, 'Tệp XML không đọc được từ dòng này')]
  }
  const lines = linesAt(xml, /<question[\s>]/g)
  const read = await flatMapWithPauses(questions.entries(), ([index, question]) => fromMoodle(question, lines[index] ?? 1))
  return read.length ? read : [failed(1, 'Tệp XML này không có câu hỏi nào')]
}

function fromMoodle(question: Question, line: number): Imported[] {
  const type = question['@type'] ?? ''
  if (type === 'category') return []
  const tags = listOf(question.tags?.tag).map((tag) => plain(tag.text))
  const [level] = tags.flatMap((tag) => levelOf(tag) ?? [])
  const body = bodyOf(question, type, tags)
  if (!body) return [failed(line, `Loại câu “${type}” của Moodle chưa nhận được`)]
  if (!('type' in body)) return [failed(line, body.problem)]
  const content = { stem: html(question.questiontext), explanation: html(question.generalfeedback), ...body }
  return [imported({ line, ...(level ? { level } : {}), content })]
}

function bodyOf(question: Question, type: string, tags: string[]): ReadBody | null {
  const answers = question.answer ?? []
  const fraction = (answer: Answer) => Number(answer['@fraction'] ?? 0)
  const full = answers.filter((answer) => fraction(answer) === 100)
  const scoring = tags.includes('all') ? 'all' : 'partial'
  switch (type) {
    case 'multichoice': {
      const options = answers.map((answer, index) => ({ id: letterOf(index), html: html(answer) }))
      const keys = answers.flatMap((answer, index) => (fraction(answer) > 0 ? [letterOf(index)] : []))
      if (plain(question.single) === 'false') return { type: 'multiple', options, keys, scoring }
      if (full.length > 1) return { problem: TWO_RIGHT }
      return { type: 'single', options, key: letterOf(answers.indexOf(full[0] as Answer)) }
    }
    case 'truefalse': {
      const isTrue = full.some((answer) => plain(answer.text) === 'true')
      return { type: 'trueFalse', statements: [{ id: 'a', html: html(question.questiontext), isTrue }], scoring: 'all' }
    }
    case 'shortanswer': {
      const matchesCase = plain(question.usecase) === '1'
      const gap = { id: '1', accepted: full.map((answer) => plain(answer.text)), ...(matchesCase ? { matchesCase } : {}) }
      return { type: 'fillIn', text: '[[1]]', gaps: [gap], scoring: 'partial' }
    }
    case 'numerical': {
      const [unit] = listOf(question.units?.unit).map(({ unit_name }) => plain(unit_name))
      const accepted = full.map((answer) => ({
        value: Number(plain(answer.text)),
        tolerance: Number(plain(answer.tolerance) || 0),
      }))
      return { type: 'numeric', accepted, unit: unit || null }
    }
    case 'matching': {
      const pairs = question.subquestion ?? []
      const rights = [...new Set(pairs.map(({ answer }) => plain(answer?.[0]?.text)))]
      const left = pairs.filter(({ text }) => plain(text))
      return {
        type: 'matching',
        left: left.map((pair, index) => ({
          id: `l${index + 1}`,
          html: html(pair),
          match: `r${rights.indexOf(plain(pair.answer?.[0]?.text)) + 1}`,
        })),
        // Moodle keeps the right sides as plain text; what we wrote there is HTML.
        right: rights.map((text, index) => ({ id: `r${index + 1}`, html: /<\w|&\w+;/.test(text) ? text : escapeHtml(text) })),
        scoring,
      }
    }
    case 'ordering':
      return { type: 'ordering', items: answers.map((answer, index) => ({ id: letterOf(index), html: html(answer) })), scoring }
    case 'essay':
      return { type: 'essay', rubric: html(question.graderinfo), mostWords: null }
    case 'cloze': {
      const text = html(question.questiontext)
      return CLOZE.test(text) ? readCloze(text, { scoring, isNational: tags.includes('national') }) : null
    }
    default:
      return null
  }
}

const listOf = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const plain = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

function html(part: Text | undefined): string {
  const text = plain(part?.text)
  const format = part?.['@format']
  return format === 'plain_text' || format === 'moodle_auto_format' ? escapeHtml(text) : text
}

/** The line of each place, in one walk through the text: it may have thousands of both. */
function linesAt(text: string, places: RegExp): number[] {
  let [line, seen] = [1, 0]
  return [...text.matchAll(places)].map(({ index }) => {
    for (let at = text.indexOf('\n', seen); at >= 0 && at < index; at = text.indexOf('\n', seen)) {
      line++
      seen = at + 1
    }
    return line
  })
}
