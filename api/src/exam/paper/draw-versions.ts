import { createHash } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import type { getExamPaper } from '@tq/contract/exam/paper.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { QuestionContent } from '@tq/contract/questions/content.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { nameOptions } from '../attempt/draw.ts'
import type { OptionNames } from '../attempt/own-ids.ts'
import { fromSeed } from '../attempt/random.ts'
import { draw, readVersions, type Version } from '../attempt/start-exam.ts'
import { type ExamRow, selectExams } from '../exam-row.ts'
import { labelled } from './labels.ts'

/** A question of a printed version. It holds the key: nothing of it is sent but what is picked. */
export interface PrintedQuestion {
  number: number
  part: number
  /** In thousandths. */
  points: number
  content: QuestionContent
  /** From what is printed before an option to its own id. */
  options: OptionNames
  recording: { mostPlays: number | null } | null
}

export interface PrintedVersion {
  code: string
  stamp: string
  questions: PrintedQuestion[]
}

export interface Printed {
  exam: ExamRow
  parts: { id: number; title: string; instructions: string }[]
  versions: PrintedVersion[]
}

/** Drawn and shuffled by the rules of an attempt, with the version code as the seed: asked again, it is the same paper. */
export async function drawVersions(db: Database, examId: number, { codes, order }: Query<typeof getExamPaper>): Promise<Printed> {
  const [found] = await selectExams(db, null, sql`e.id = ${examId}::int`)
  if (!found) throw new AppError('EXAM_NOT_FOUND')
  const exam = order === 'shuffled' ? { ...found, shuffles_questions: true, shuffles_options: true } : found
  const drawn: DrawnVersion[] = []
  for (const code of codes) drawn.push({ code, ...(await drawVersion(db, exam, code)) })
  const parts = new Map(drawn.flatMap(({ questions }) => questions.map(({ part }) => [part.id, part])))
  const ids = [...parts.keys()]
  const numbered = ({ part, ...question }: DrawnVersion['questions'][number]) => ({ ...question, part: ids.indexOf(part.id) })
  return {
    exam,
    parts: [...parts.values()],
    versions: drawn.map(({ questions, ...version }) => ({ ...version, questions: questions.map(numbered) })),
  }
}

type DrawnVersion = Omit<PrintedVersion, 'questions'> & {
  questions: (Omit<PrintedQuestion, 'part'> & { part: Printed['parts'][number] })[]
}

async function drawVersion(db: Db, exam: ExamRow, code: string): Promise<Omit<DrawnVersion, 'code'>> {
  const random = fromSeed(exam.id * 1000 + Number(code))
  const drawn = await draw(db, exam, random)
  const latest = await readVersions(db, drawn)
  const hash = createHash('sha256')
  const questions = drawn.map(({ questionId, points, part_id, part_title, part_instructions }, at) => {
    const { content, version_id, has_audio, most_plays } = latest.get(questionId) as Version
    // Ids of attempts are of no use on paper; their order is.
    const shuffled = nameOptions(content, { random, shuffles: exam.shuffles_options }).map(([, own]) => own)
    hash.update(JSON.stringify([version_id, points, shuffled]))
    return {
      number: at + 1,
      part: { id: part_id, title: part_title, instructions: part_instructions },
      points,
      content,
      options: labelled(content, shuffled),
      recording: has_audio ? { mostPlays: most_plays } : null,
    }
  })
  return { stamp: hash.digest('hex').slice(0, STAMP_LENGTH).toUpperCase(), questions }
}

const STAMP_LENGTH = 6
