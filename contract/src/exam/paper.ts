import { z } from 'zod'
import { EXAM_KINDS, QUESTION_TYPES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { choice, inAddress, oneOf, wholeNumber } from '../shapes.ts'
import { AttemptQuestion } from './attempt.ts'

export const MOST_VERSIONS = 12

/** `132,209`: version codes as they stand on Vietnamese papers, three digits each, in the order they were asked for. */
const Codes = inAddress<string | number, string[]>(
  (text) => {
    const codes = text.split(',')
    const isFine = codes.length <= MOST_VERSIONS && codes.every((code) => /^[1-9]\d\d$/.test(code))
    return isFine && new Set(codes).size === codes.length ? codes : undefined
  },
  `phải gồm nhiều nhất ${MOST_VERSIONS} mã đề khác nhau từ 100 đến 999, cách nhau bằng dấu phẩy`,
  { type: 'string', pattern: `^[1-9][0-9]{2}(,[1-9][0-9]{2}){0,${MOST_VERSIONS - 1}}$` },
)

/**
 * A question on paper: its options have the letters they are printed with as ids (A, B for options and what is put in order, a, b for
 * statements, 1 and A for the two sides of a matching). Nothing in it depends on its key.
 */
export const PaperQuestion = AttemptQuestion.pick({ number: true, part: true, points: true, stem: true, body: true }).extend({
  /** Somebody has to play a recording, so many times at most; null where there is none. */
  recording: z.object({ mostPlays: z.int().nullable() }).nullable(),
})
export type PaperQuestion = z.infer<typeof PaperQuestion>

const Version = z.object({
  code: z.string(),
  /** Of these questions in this order: a key belongs to a paper only where both have the same. */
  stamp: z.string(),
})

const asked = {
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  query: z.object({
    codes: Codes,
    /** `shuffled`: questions inside their parts and options change places also where the exam itself leaves them. */
    order: choice(oneOf(['exam', 'shuffled'])),
  }),
}
const exam = {
  examId: z.int(),
  kind: z.enum(EXAM_KINDS),
  title: z.string(),
  courseTitle: z.string(),
  points: z.number(),
}

/** The same code gives the same paper for as long as nobody changes the exam or its questions. */
export const getExamPaper = endpoint({
  method: 'GET',
  path: '/api/Staff/Exams/:id/Paper',
  access: 'staff',
  summary: 'Đề giấy của một bài kiểm tra, mỗi mã đề một thứ tự',
  ...asked,
  data: z.object({
    ...exam,
    limitSeconds: z.int().nullable(),
    parts: z.array(z.object({ title: z.string(), instructions: z.string() })),
    versions: z.array(Version.extend({ questions: z.array(PaperQuestion) })),
  }),
})

export const getPaperKey = endpoint({
  method: 'GET',
  path: '/api/Staff/Exams/:id/PaperKey',
  access: 'staff',
  summary: 'Đáp án của đề giấy, theo mã đề',
  ...asked,
  data: z.object({
    ...exam,
    versions: z.array(
      Version.extend({
        answers: z.array(
          z.object({
            number: z.int(),
            type: z.enum(QUESTION_TYPES),
            points: z.number(),
            /** "B", "a Đ, b S", "1–C, 2–A"; empty where a person marks. */
            words: z.string(),
            /** What else counts as right. */
            notes: z.array(z.string()),
            /** HTML: how points are given for an essay. */
            rubric: z.string(),
          }),
        ),
      }),
    ),
  }),
})
