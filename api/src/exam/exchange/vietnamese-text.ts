import { readingsOf, readNumber } from '@tq/contract/questions/numeric/read-number.ts'
import { failed, type Imported, imported } from './imported.ts'
import { levelOf } from './levels.ts'
import { flatMapWithPauses } from './pauses.ts'
import { htmlOf, letterOf } from './plain-text.ts'

interface Line {
  number: number
  text: string
}

const QUESTION = /^Câu\s+(\d+)\s*[.:)]\s*(.*)$/iu
const LONGEST_LINE = 5_000
const LEVEL = /^\[(NB|TH|VD|VDC)\]\s*/iu
const OPTION = /^(\*?)\s*([A-H])[.)]\s+(.+)$/u
const STATEMENT = /^(\*?)\s*([a-h])\)\s+(.+)$/u
const VERDICT = /\s*\*?\(?(Đúng|Sai)\)?\.?$/iu
const LONE_VERDICT = /^(\*?)\s*(Đúng|Sai)\.?$/iu
const PLACE = /^\((\d{1,2})\)\s*(.+)$/u
const PAIR = /^(.*?)\s*->\s*(.+)$/u
const GAP = /__(.+?)__/gu
const EXPLANATION = /^(?:Giải thích|Lời giải|Hướng dẫn giải)\s*(?:[:.]\s*(.*))?$/iu
const ANSWER = /^(?:Đáp án|Đáp án đúng|Đáp số|Trả lời)(?:\s*[:.]\s*|\s+(?=[A-H]\s*\.?$))(.+)$/iu
/** `B`, `A, C`, `A và C.` */
const LETTERS = /^[A-H](?:\s*(?:,|;|và)\s*[A-H])*\s*\.?$/iu
const ESSAY = /^(?:Tự luận|Thang điểm|Biểu điểm)\s*[:.]?\s*(.*)$/iu

/**
 * Questions as Vietnamese teachers write them in Word: `Câu 1.`, `A.` … `*B.` (the star marks what is right), `a) … Đúng`, `__chỗ trống__`,
 * `(3)bước`, `trái -> phải`, `Đáp án: 2,5` or `Đáp án: B`, `Giải thích:`, formulas between dollars. What a question is follows from how it is written.
 */
export async function readVietnameseText(text: string): Promise<Imported[]> {
  const lines = text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line, index): Line => ({ number: index + 1, text: tidy(line) }))
  const begins = lines.flatMap(({ text }, index) => (QUESTION.test(text) ? [index] : []))
  const [first] = begins
  if (first === undefined) return [failed(1, 'Không thấy câu hỏi nào: mỗi câu bắt đầu bằng “Câu 1.”')]
  const stray = lines.slice(0, first).find(({ text }) => text)
  return [
    ...(stray ? [failed(stray.number, 'Dòng này đứng trước câu đầu tiên nên không thuộc câu nào')] : []),
    ...(await flatMapWithPauses(begins.entries(), ([index, begin]) => [readQuestion(lines.slice(begin, begins[index + 1]))])),
  ]
}

/** Runs of spaces are cut to the three that part options on a line: patterns that look for them take the square of their length. */
const tidy = (line: string) => line.slice(0, LONGEST_LINE).replaceAll('\t', '   ').split(/ {3,}/).join('   ').trim()

function readQuestion([head, ...rest]: Line[]): Imported {
  const line = head?.number ?? 1
  const said = QUESTION.exec(head?.text ?? '')?.[2] ?? ''
  const level = levelOf(LEVEL.exec(said)?.[1] ?? '')
  const begin: Line = { number: line, text: said.replace(LEVEL, '') }
  const at = rest.findIndex(({ text }) => EXPLANATION.test(text))
  const body = [begin, ...(at < 0 ? rest : rest.slice(0, at))].filter(({ text }) => text)
  const words = at < 0 ? [] : rest.slice(at).map(({ text }, index) => (index ? text : (EXPLANATION.exec(text)?.[1] ?? '')))
  const found = FORMS.map((read) => read(body)).find(Boolean)
  if (!found) return failed(line, 'Không thấy đáp án: đánh dấu * trước lựa chọn đúng, hoặc ghi “Đáp án: …”')
  if (isRefused(found)) return failed(found.line ?? line, found.message)
  return imported({ line, ...(level ? { level } : {}), content: { ...found, explanation: htmlOf(words) } })
}

interface Refused {
  message: string
  line?: number | undefined
}
type Found = ({ type: string } & Record<string, unknown>) | Refused | null
const isRefused = (found: NonNullable<Found>): found is Refused => !('type' in found)

/** The first form that fits says what the question is. */
const FORMS: ((body: Line[]) => Found)[] = [choices, verdicts, loneVerdicts, order, pairs, essay, typed, gaps]

interface Split {
  stem: string[]
  items: { line: number; match: RegExpExecArray; more: string[] }[]
  /** What `Đáp án:` says, which is part of neither: or learners would read it. */
  answers: Line[]
}

/** Lines before the first that matches are the stem; from there on a line that does not match goes on with the one before. */
function split(body: Line[], pattern: RegExp): Split {
  const read: Split = { stem: [], items: [], answers: [] }
  for (const { number, text } of body) {
    const [match, said] = [pattern.exec(text), ANSWER.exec(text)?.[1]]
    if (said) read.answers.push({ number, text: said.trim() })
    else if (match) read.items.push({ line: number, match, more: [] })
    else (read.items.at(-1)?.more ?? read.stem).push(text)
  }
  return read
}

/** Where the key stands in the lines themselves. */
function unwanted({ number: line }: Line): Refused {
  return { message: 'Loại câu này không dùng dòng “Đáp án:”, đáp án ghi ngay ở từng ý', line }
}

function choices(body: Line[]): Found {
  const { stem, items, answers } = split(body.flatMap(sideBySide), OPTION)
  if (items.length < 2) return null
  const wrong = items.find(({ match }, index) => match[2] !== letterOf(index).toUpperCase())
  if (wrong) return { message: `Các lựa chọn phải theo thứ tự A, B, C…: ở đây là ${wrong.match[2]}`, line: wrong.line }
  const options = items.map(({ match, more }, index) => ({ id: letterOf(index), html: htmlOf([match[3] ?? '', ...more]) }))
  const starred = items.flatMap(({ match }, index) => (match[1] ? [letterOf(index)] : []))
  const keys = keysOf(answers, { starred, count: items.length })
  if (!Array.isArray(keys)) return keys
  if (keys.length === 1) return { type: 'single', stem: htmlOf(stem), options, key: keys[0] }
  return { type: 'multiple', stem: htmlOf(stem), options, keys, scoring: 'partial' }
}

/** What has a star, or what `Đáp án: B` says; where there are both they must say the same. */
function keysOf(answers: Line[], { starred, count }: { starred: string[]; count: number }): string[] | Refused {
  const [answer, second] = answers
  if (second) return { message: 'Câu này có hai dòng đáp án', line: second.number }
  if (!answer) return starred.length ? starred : { message: 'Chưa lựa chọn nào được đánh dấu * là đúng' }
  const { number: line, text } = answer
  if (!LETTERS.test(text)) return { message: 'Đáp án của câu có lựa chọn phải là chữ cái của lựa chọn, như “Đáp án: B”', line }
  const said = [...new Set(text.toLowerCase().match(/[a-h]/g))].sort()
  const unknown = said.find((letter) => letter >= letterOf(count))
  if (unknown) return { message: `Đáp án ghi ${unknown.toUpperCase()} nhưng câu này không có lựa chọn ấy`, line }
  if (starred.length && starred.join() !== said.join())
    return {
      message: `Đáp án ghi ${said.join(', ').toUpperCase()} nhưng dấu * đứng trước ${starred.join(', ').toUpperCase()}`,
      line,
    }
  return said
}

/** `A. 1   *B. 2   C. 3` on one line, as tables of Word come out. */
function sideBySide({ number, text }: Line): Line[] {
  if (!/^\*?\s*[A-H][.)]\s/u.test(text)) return [{ number, text }]
  return text.split(/\s{2,}(?=\*?[A-H][.)]\s|Đáp án\s*[:.])/u).map((part) => ({ number, text: part }))
}

function verdicts(body: Line[]): Found {
  const { stem, items, answers } = split(body, STATEMENT)
  if (items.length < 2) return null
  if (answers[0]) return unwanted(answers[0])
  const said = items.map(({ match, more }) => [match[3] ?? '', ...more].join(' '))
  const areWritten = said.every((text) => VERDICT.test(text))
  const isMarked = items.some(({ match }) => match[1])
  if (!areWritten && !isMarked) return { message: 'Mỗi ý cần ghi Đúng hoặc Sai ở cuối, hoặc đánh dấu * trước ý đúng' }
  const statements = items.map(({ match }, index) => {
    const text = said[index] ?? ''
    const isTrue = areWritten ? /đúng/iu.test(VERDICT.exec(text)?.[1] ?? '') : Boolean(match[1])
    return { id: letterOf(index), html: htmlOf([areWritten ? text.replace(VERDICT, '') : text]), isTrue }
  })
  return { type: 'trueFalse', stem: htmlOf(stem), statements, scoring: statements.length === 4 ? 'national' : 'partial' }
}

function loneVerdicts(body: Line[]): Found {
  const { stem, items, answers } = split(body, LONE_VERDICT)
  if (items.length !== 2) return null
  if (answers[0]) return unwanted(answers[0])
  const key = items.findIndex(({ match }) => match[1])
  if (key < 0) return { message: 'Đánh dấu * trước Đúng hoặc Sai' }
  const options = items.map(({ match }, index) => ({ id: letterOf(index), html: match[2] ?? '' }))
  return { type: 'single', stem: htmlOf(stem), options, key: letterOf(key) }
}

function order(body: Line[]): Found {
  const { stem, items, answers } = split(body, PLACE)
  if (items.length < 2) return null
  if (answers[0]) return unwanted(answers[0])
  const inOrder = items.toSorted((a, b) => Number(a.match[1]) - Number(b.match[1]))
  const gap = inOrder.find(({ match }, index) => Number(match[1]) !== index + 1)
  if (gap) return { message: `Các bước phải đánh số liền nhau từ (1): ở đây là (${gap.match[1]})`, line: gap.line }
  const html = ({ match, more }: (typeof items)[number]) => htmlOf([match[2] ?? '', ...more])
  return {
    type: 'ordering',
    stem: htmlOf(stem),
    items: inOrder.map((item, index) => ({ id: letterOf(index), html: html(item) })),
    scoring: 'partial',
  }
}

function pairs(body: Line[]): Found {
  const { stem, items, answers } = split(body, PAIR)
  if (items.length < 2) return null
  if (answers[0]) return unwanted(answers[0])
  const rightIds = new Map<string, string>()
  const idOf = (text: string) => {
    const id = rightIds.get(text) ?? `r${rightIds.size + 1}`
    rightIds.set(text, id)
    return id
  }
  const left = items.flatMap(({ match, more }, index) => {
    const match2 = idOf([match[2] ?? '', ...more].join(' '))
    // `-> chỉ có vế phải` is one too many on purpose.
    return match[1] ? [{ id: `l${index + 1}`, html: htmlOf([match[1]]), match: match2 }] : []
  })
  const right = [...rightIds].map(([text, id]) => ({ id, html: htmlOf([text]) }))
  return { type: 'matching', stem: htmlOf(stem), left, right, scoring: 'partial' }
}

function essay(body: Line[]): Found {
  const at = body.findIndex(({ text }, index) => index > 0 && ESSAY.test(text))
  if (at < 0) return null
  const [marker, ...more] = body.slice(at)
  const rubric = [ESSAY.exec(marker?.text ?? '')?.[1] ?? '', ...more.map(({ text }) => text)]
  return { type: 'essay', stem: htmlOf(body.slice(0, at).map(({ text }) => text)), rubric: htmlOf(rubric), mostWords: null }
}

/** `Đáp án: 2,5 ± 0,1 cm` is a number; anything else is a word to fill in, with other spellings behind `|`. */
function typed(body: Line[]): Found {
  const [at, second] = body.flatMap(({ text }, index) => (ANSWER.test(text) ? [index] : []))
  if (at === undefined) return null
  if (second !== undefined) return { message: 'Câu này có hai dòng đáp án', line: body[second]?.number }
  const line = body[at]?.number
  const stem = body.filter((_, index) => index !== at).map(({ text }) => text)
  const answer = ANSWER.exec(body[at]?.text ?? '')?.[1]?.trim() ?? ''
  const [, number = '', tolerance = '0', unit = ''] =
    /^([+\-−]?[\d.,]+(?:\s*\/\s*\d+)?)(?:\s*(?:±|\+-)\s*([\d.,]+))?\s*(\D{0,20})$/u.exec(answer) ?? []
  const [value, within] = [readNumber(number), readNumber(tolerance)]
  if (value !== null && within !== null) {
    return (
      unclear([number, tolerance], line) ?? {
        type: 'numeric',
        stem: htmlOf(stem),
        accepted: [{ value, tolerance: within }],
        unit: unit.trim() || null,
      }
    )
  }
  const accepted = spellings(answer)
  const gap = { text: '[[1]]', gaps: [{ id: '1', accepted }], scoring: 'partial' }
  return unclear(accepted, line) ?? { type: 'fillIn', stem: htmlOf(stem), ...gap }
}

/** A key has one meaning. A learner may type `1.250` for either; what is right is for its teacher to say. */
function unclear(numbers: string[], line: number | undefined): Refused | null {
  for (const number of numbers) {
    const [small, large] = readingsOf(number)
    if (small === undefined || large === undefined) continue
    const forms = `${large} hoặc ${String(small).replace('.', ',')}`
    return { message: `“${number}” đọc được hai cách, bạn ghi rõ là ${forms}`, line }
  }
  return null
}

function gaps(body: Line[]): Found {
  const found: { id: string; accepted: string[] }[] = []
  let refused: Refused | null = null
  const lines = body.map(({ number, text }) =>
    text
      .split(GAP)
      .map((piece, index) => {
        if (index % 2 === 0) return htmlOf([piece]) && keepSpaces(piece)
        found.push({ id: String(found.length + 1), accepted: spellings(piece) })
        refused ??= unclear(spellings(piece), number)
        return `[[${found.length}]]`
      })
      .join(''),
  )
  if (refused) return refused
  return found.length ? { type: 'fillIn', stem: '', text: lines.join('\n'), gaps: found, scoring: 'partial' } : null
}

/** Around a gap the spaces belong to the sentence. */
const keepSpaces = (piece: string) => `${/^\s/.test(piece) ? ' ' : ''}${htmlOf([piece])}${/\S\s$/.test(piece) ? ' ' : ''}`

const spellings = (text: string) =>
  text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
