import { plainOf } from '@tq/db/search/fold.ts'
import { SCHOOL_SHELF } from '../lexicon/grades.ts'
import { isBare, isSameMarked, type Phrase } from '../lexicon/phrases.ts'
import type { ShelfMap } from '../lexicon/shelf-map.ts'
import { gradeAt } from './grade-at.ts'
import type { ParsedQuery, Unit } from './parsed-query.ts'
import type { Typed, TypedWord } from './typed-text.ts'
import { writtenOut } from './written-out.ts'

/** A part of the text: a phrase of the lexicon, a school year, or a single word. */
interface Part {
  words: TypedWord[]
  place: number
  phrase?: Phrase | undefined
  grade?: Unit | undefined
}

/** What was understood last: a suggestion asks several times, and then nobody does. */
let last: { typed: Typed; shelves: ShelfMap; parsed: ParsedQuery } | null = null

export function understand(typed: Typed, shelves: ShelfMap): ParsedQuery {
  if (last?.typed !== typed || last.shelves !== shelves) last = { typed, shelves, parsed: understandAnew(typed, shelves) }
  return last.parsed
}

function understandAnew({ words: asTyped }: Typed, shelves: ShelfMap): ParsedQuery {
  const typed = writtenOut(asTyped)
  const parsed: ParsedQuery = { units: [], soft: [], kind: null, name: [], schoolLast: null, isElsewhere: false }
  const parts = partsOf(typed, shelves)
  for (const part of parts) {
    const { words, place, phrase, grade } = part
    if (phrase?.isElsewhere && (words.length > 1 || isExact(phrase, typed))) parsed.isElsewhere = true
    if (phrase?.isAuthorCue && parsed.name.length === 0) parsed.name = nameAt(typed, place + words.length, shelves)
    if (grade) parsed.units.push(grade)
    else if (phrase?.kind && parsed.kind === null && isSaidSo(typed, part)) parsed.kind = phrase.kind
    else if (isTelling(part, typed)) parsed.units.push(unitOf(part, shelves))
    else parsed.soft.push(...words)
  }
  if (isOfUniversity(parsed)) parsed.schoolLast = shelves.idOf(SCHOOL_SHELF) ?? null
  return parsed.units.length > 0 || parsed.name.length > 0 ? parsed : { ...parsed, ...meantAlone(parts, shelves) }
}

const UNIVERSITY = /\b(?:giao trinh|sinh vien|dai hoc)\b/

/** "giáo trình giải tích", and no school year beside it. */
const isOfUniversity = ({ units, soft }: ParsedQuery): boolean =>
  UNIVERSITY.test(plainOf(soft)) && !units.some(({ grade }) => grade !== undefined)

/** "sách cho giáo viên" and not a word more: then that is what was asked for. */
function meantAlone(parts: Part[], shelves: ShelfMap): Partial<ParsedQuery> {
  const alone = parts.find(({ phrase }) => phrase?.ifAlone)
  if (!alone) return {}
  const soft = parts.filter((part) => part !== alone && !part.phrase?.kind).flatMap(({ words }) => words)
  return { units: [unitOf(alone, shelves)], soft }
}

/** What a way to cut the text costs: the fewer words are left unexplained, the better it was understood. */
const COST = { unknownWord: 4, telling: 1.5, soft: 1 }

/** The cheapest way to cut the text into parts. */
function partsOf(typed: TypedWord[], shelves: ShelfMap): Part[] {
  const isHasty = typed.every(isBare)
  const phrasesAt = typed.map((_, at) => shelves.phrases.allAt(typed, at))
  /** For each place the least that what comes before it costs, and the part that ends there. */
  const costs = [0]
  const ends: Part[] = []
  for (let at = 0; at < typed.length; at++) {
    for (const part of choicesAt(typed, at, { phrasesAt, isHasty }, shelves)) {
      const end = at + part.words.length
      const cost = (costs[at] as number) + costOf(part)
      if (cost >= (costs[end] ?? Number.POSITIVE_INFINITY)) continue
      costs[end] = cost
      ends[end] = part
    }
  }
  const parts: Part[] = []
  for (let part = ends[typed.length]; part; part = ends[part.place]) parts.push(part)
  return parts.reverse()
}

/** What the lexicon says of each place of the text, and whether the text has no accents. */
interface Known {
  phrasesAt: Phrase[][]
  isHasty: boolean
}

function choicesAt(typed: TypedWord[], at: number, { phrasesAt, isHasty }: Known, shelves: ShelfMap): Part[] {
  const all = phrasesAt[at] as Phrase[]
  const phrases = isHasty ? all : usable(all, typed)
  const isAfterSubject = SUBJECT_LENGTHS.some((length) =>
    phrasesAt[at - length]?.some(({ isSubject, words }) => isSubject && words.length === length),
  )
  const isNamed = phrases.some(({ isBeforeGrade }) => isBeforeGrade)
  const grade = gradeAt(typed, at, { isAfterSubject, isNamed }, shelves)
  const choices: Part[] = grade ? [{ words: grade.words, place: at, grade }] : []
  for (const phrase of phrases) choices.push({ words: typed.slice(at, at + phrase.words.length), place: at, phrase })
  choices.push({ words: typed.slice(at, at + 1), place: at })
  return choices
}

const SUBJECT_LENGTHS = [1, 2, 3, 4]

function costOf({ phrase, grade }: Part): number {
  if (grade) return COST.telling
  if (!phrase) return COST.unknownWord
  return phrase.isSoft && (phrase.ifAlone || (!phrase.shelves && !phrase.others)) ? COST.soft : COST.telling
}

/** Who types accents means what is typed: "khoa học" is no "khoá học". Only soft words, if they are several, are taken without theirs then: "gia" in "gia đình" is no "giá". */
function usable(phrases: Phrase[], typed: TypedWord[]): Phrase[] {
  if (typed.every(isBare)) return phrases
  return phrases.filter((phrase) => (phrase.isSoft && phrase.words.length > 1) || isExact(phrase, typed))
}

function isExact({ words }: Phrase, typed: TypedWord[]): boolean {
  return words.every((word) => typed.some((one) => isSameMarked(one, word)))
}

/** A shelf may go by a word that is soft elsewhere; then it tells something. */
function isTelling({ phrase }: Part, typed: TypedWord[]): boolean {
  if (!phrase) return true
  if (phrase.ifAlone) return false
  if (phrase.shelves || phrase.others || phrase.isSubject) return true
  if (phrase.kind) return !phrase.isSoft && typed.every(isBare)
  return !phrase.isSoft && !phrase.isAuthorCue && !phrase.isAfterAuthor && !phrase.isBeforeGrade
}

/** Without accents "khoa hoc" may be science as well as a course: a course is named first. */
function isSaidSo(typed: TypedWord[], { phrase, place }: Part): boolean {
  if (!phrase || isExact(phrase, typed)) return true
  return place === 0
}

function unitOf({ words, place, phrase }: Part, shelves: ShelfMap): Unit {
  const ids = (phrase?.ifAlone ?? phrase?.shelves)?.flatMap((slug) => shelves.idOf(slug) ?? []) ?? []
  return { words, place, shelves: ids, others: phrase?.others ?? [] }
}

const LONGEST_NAME = 5

/** The words of the name: up to a kind, or what is said after a name. */
function nameAt(typed: TypedWord[], start: number, shelves: ShelfMap): TypedWord[] {
  let at = start
  const phraseAt = () => usable(shelves.phrases.allAt(typed, at), typed)
  // "của tác giả", "PGS TS": one cue after another.
  for (let cue = phraseAt().find(({ isAuthorCue }) => isAuthorCue); cue; cue = phraseAt().find(({ isAuthorCue }) => isAuthorCue))
    at += cue.words.length
  // What the lexicon knows is nobody's name: "ngôn ngữ của người câm điếc".
  if (phraseAt().some(({ words, shelves, others }) => words.length > 1 && (shelves || others))) return []
  const name: TypedWord[] = []
  for (; at < typed.length && name.length < LONGEST_NAME; at++) {
    if (phraseAt().some(({ isAfterAuthor, kind, isSoft }) => isAfterAuthor || kind || (name.length > 1 && isSoft))) break
    name.push(typed[at] as TypedWord)
  }
  return name
}
