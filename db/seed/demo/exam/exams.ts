import { EXAMS, EXERCISES } from '../../texts/exam/papers.ts'
import type { Press } from '../press.ts'
import { type DemoPaper, insertExams } from './insert-exams.ts'

const FIRST_EXERCISE = 101

export const DEMO_PAPERS: DemoPaper[] = [
  ...EXAMS.map((text, place) => ({ id: place + 1, text })),
  ...EXERCISES.map((text, place) => ({ id: FIRST_EXERCISE + place, text })),
]

/** After the lessons: exams belong to their courses. */
export const seedExams = (press: Press): Promise<void> => insertExams(press, DEMO_PAPERS)
