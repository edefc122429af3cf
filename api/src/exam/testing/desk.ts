import { getExamination } from '@tq/contract/exam/exam.ts'
import { examAnswerLog, examAttemptQuestions, examAttempts } from '@tq/db/schema/exam/attempt.ts'
import { and, eq } from 'drizzle-orm'
import { addPerson } from '../../profile/testing/people.ts'
import type { TestApi } from '../../testing/api.ts'
import { addExam } from './add-exam.ts'
import { sitAs } from './sit.ts'

/** Where learners sit: what they begin, and what is stored of it. */
export function openDesk(api: TestApi) {
  const { db } = api
  return {
    /** Somebody in the middle of an exam with a question of each type. */
    async begin(exam: Parameters<typeof addExam>[1] = {}) {
      const person = await addPerson(db)
      const { id: examId, courseId, partIds } = await addExam(db, exam)
      const sit = sitAs(api, person)
      const attempt = await sit.start(examId)
      return { person, examId, courseId, partIds, attempt, attemptId: attempt.attemptId, ...sit }
    },
    async storedAnswer(attemptId: string, id: string) {
      const [row] = await db
        .select()
        .from(examAttemptQuestions)
        .where(and(eq(examAttemptQuestions.attemptId, attemptId), eq(examAttemptQuestions.id, id)))
      return row && { answer: row.answer, seq: row.seq }
    },
    rowOf: async (attemptId: string) => (await db.select().from(examAttempts).where(eq(examAttempts.id, attemptId)))[0],
    logOf: (attemptId: string) => db.$count(examAnswerLog, eq(examAnswerLog.attemptId, attemptId)),
    detailOf: async (person: { id: string }, id: number) => (await api.as(person).call(getExamination, { params: { id } })).data,
  }
}
