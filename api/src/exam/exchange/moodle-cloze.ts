import type { ContentOf } from '@tq/contract/questions/content.ts'
import { GAP } from '@tq/contract/questions/fill-in/shape.ts'
import type { ReadBody } from './imported.ts'
import { letterOf } from './plain-text.ts'

/** `{1:SHORTANSWER:=một~=1}`, and `{1:MULTICHOICE:=Đúng~Sai}` for statements. */
export const CLOZE = /\{\d*:(SHORTANSWER|SA|SHORTANSWER_C|SAC|MULTICHOICE|MC):((?:\\.|[^}\\])*)\}/
const ALL = new RegExp(CLOZE.source, 'g')
/** Between the stem and what is to be filled in: Moodle has one text for both. */
const BREAK = '<hr />'

const VERDICTS = /^(?:=Đúng~Sai|=Sai~Đúng)$/

interface Rules {
  scoring: 'partial' | 'all'
  isNational: boolean
}

/** Gaps to type in are one kind of question, verdicts on statements another; a text with both is neither. */
export function readCloze(text: string, { scoring, isNational }: Rules): ReadBody | null {
  const found = [...text.matchAll(ALL)]
  const areVerdicts = found.every(([, kind = '']) => kind.startsWith('M'))
  const [stem = '', rest] = text.includes(BREAK) ? (text.split(BREAK) as [string, string]) : ['', text]
  if (areVerdicts) {
    const lines = (rest ?? '').split('\n').filter((line) => CLOZE.test(line))
    // Any other choice than right or wrong is a type that we have not.
    if (lines.length !== found.length || !found.every(([, , choices = '']) => VERDICTS.test(choices))) return null
    const statements = lines.map((line, index) => ({
      id: letterOf(index),
      html: line.replace(CLOZE, '').trim(),
      isTrue: answersOf(CLOZE.exec(line)?.[2] ?? '')[0] === 'Đúng',
    }))
    return { type: 'trueFalse', stem, statements, scoring: isNational ? 'national' : scoring }
  }
  if (found.some(([, kind = '']) => kind.startsWith('M'))) return null
  let count = 0
  const gaps = found.map(([, kind = '', answers = ''], index) => ({
    id: String(index + 1),
    accepted: answersOf(answers),
    ...(/C$/.test(kind) ? { matchesCase: true } : {}),
  }))
  return { type: 'fillIn', stem, text: (rest ?? '').replace(ALL, () => `[[${++count}]]`), gaps, scoring }
}

export function writeFillIn({ stem, text, gaps }: ContentOf<'fillIn'>): string {
  const gapOf = new Map(gaps.map((gap) => [gap.id, gap]))
  const body = text.replace(GAP, (_, id: string) => {
    const gap = gapOf.get(id)
    return `{1:${gap?.matchesCase ? 'SHORTANSWER_C' : 'SHORTANSWER'}:${gap?.accepted.map((one) => `=${escapeCloze(one)}`).join('~')}}`
  })
  return stem ? `${stem}${BREAK}${body}` : body
}

export function writeStatements({ stem, statements }: ContentOf<'trueFalse'>): string {
  const lines = statements.map(({ html, isTrue }) => `${html} {1:MULTICHOICE:${isTrue ? '=Đúng~Sai' : '=Sai~Đúng'}}`)
  return `${stem}${BREAK}\n${lines.join('\n')}`
}

/** The right ones only: they begin with `=`, or `%100%`. */
function answersOf(text: string): string[] {
  return text
    .split(/(?<!\\)~/)
    .filter((one) => /^(=|%100%)/.test(one))
    .map((one) =>
      one
        .replace(/^(=|%100%)/, '')
        .replace(/(?<!\\)#.*$/s, '')
        .replace(/\\(.)/g, '$1'),
    )
}

const escapeCloze = (text: string) => text.replace(/[\\~#}{/"]/g, '\\$&')
