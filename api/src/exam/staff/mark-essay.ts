import type { ExamAttemptState, ExamKind } from '@tq/contract/enums.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { markEssay as markEssayCall } from '@tq/contract/exam/staff-exam.ts'
import type { Body, Data } from '@tq/contract/http/endpoint.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Tx } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { leaveLetter } from '../../mail/due-letters.ts'
import { recordAudit } from '../../staff/audit.ts'
import { lockAttempt } from '../attempt/close-attempt.ts'
import { completeExercise } from '../attempt/complete-exercise.ts'
import { onTen, toPoints } from '../marks.ts'
import { resolveEssayAlert } from './require-exam.ts'

type Mark = Body<typeof markEssayCall> & { attemptId: string; questionId: string; actor: StaffActor }

/** Gives an essay its points and words. With the last one that waits the attempt is graded, and its learner told. */
export function markEssay(db: Database, mark: Mark): Promise<Data<typeof markEssayCall>> {
  const { attemptId, questionId, actor } = mark
  return db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    const essay = await readEssay(tx, mark)
    if (!attempt || !essay) throw new AppError('ESSAY_NOT_FOUND')
    if (attempt.state === 'inProgress') throw new AppError('ATTEMPT_NOT_CLOSED')
    if (attempt.state === 'abandoned') throw new AppError('ATTEMPT_ABANDONED')
    const score = inThousandths(mark.score)
    if (score > essay.points)
      throw new AppError('ESSAY_SCORE_TOO_HIGH', { values: { most: toPoints(essay.points).toLocaleString('vi-VN') } })
    if (!(await write(tx, { ...mark, score }))) throw new AppError('ESSAY_MARKED_MEANWHILE')
    const total = await addUp(tx, attemptId)
    await recordAudit(tx, {
      ...{ actor, action: 'exam.mark', subject: { type: 'examAttempt', id: attemptId } },
      before: { questionId, score: essay.score, state: attempt.state },
      after: { questionId, score, state: total.state },
    })
    const isGraded = total.state === 'graded'
    if (isGraded) {
      await resolveEssayAlert(tx, attemptId)
      await completeExercise(tx, { attemptId, userId: attempt.user_id })
      // Once: a corrected mark is no news.
      if (attempt.state === 'submitted') await tellLearner(tx, attemptId)
    }
    return {
      state: total.state,
      score: toPoints(total.score),
      mark: isGraded ? onTen(total.score, total.most_points) : null,
    }
  })
}

/** What the contract lets through has no more than three decimals. */
const inThousandths = (points: number) => Math.round(points * 1000)

async function readEssay(tx: Tx, { attemptId, questionId }: Mark): Promise<{ points: number; score: number | null } | undefined> {
  const [essay] = await runPrepared<{ points: number; score: number | null }>(
    tx,
    sql`select q.points, q.score from exam_attempt_questions q join bank_question_versions v on v.id = q.version_id
      join bank_questions b on b.id = v.question_id
      where q.attempt_id = ${attemptId}::uuid and q.id = ${questionId} and b.type = 'essay'`,
  )
  return essay
}

/** False: it has another mark than the one the marker has seen. */
async function write(tx: Tx, { attemptId, questionId, score, comment, expectedScore, actor }: Mark): Promise<boolean> {
  const expected = expectedScore === null ? null : inThousandths(expectedScore)
  const rows = await runPrepared(
    tx,
    sql`update exam_attempt_questions set score = ${score}::int, comment = ${comment}, marked_by = ${actor.userId}::uuid, marked_at = now()
      where attempt_id = ${attemptId}::uuid and id = ${questionId} and score is not distinct from ${expected}::int returning id`,
  )
  return rows.length === 1
}

/** Graded with the last one that waits. */
async function addUp(tx: Tx, attemptId: string): Promise<{ state: ExamAttemptState; score: number; most_points: number }> {
  const [total] = await runPrepared<{ state: ExamAttemptState; score: number; most_points: number }>(
    tx,
    sql`update exam_attempts a set score = marked.score, state = case when marked.is_whole then 'graded' else 'submitted' end,
        graded_at = case when marked.is_whole then coalesce(a.graded_at, now()) end
      from (select coalesce(sum(score), 0)::int as score, bool_and(score is not null) as is_whole
        from exam_attempt_questions where attempt_id = ${attemptId}::uuid) marked
      where a.id = ${attemptId}::uuid and a.state in ('submitted', 'graded') returning a.state, a.score, a.most_points`,
  )
  if (!total) throw new AppError('ATTEMPT_NOT_FOUND')
  return total
}

/** Without the mark: when it may be seen is for the exam's policy. */
async function tellLearner(tx: Tx, attemptId: string): Promise<void> {
  const [learner] = await runPrepared<{ email: string; name: string; id: number; kind: ExamKind; title: string }>(
    tx,
    sql`select u.email, u.name, e.id, e.kind, e.title from exam_attempts a join users u on u.id = a.user_id join exams e on e.id = a.exam_id
      where a.id = ${attemptId}::uuid`,
  )
  if (!learner) return
  const { email, name, id, kind, title } = learner
  const own = kind === 'exam' ? 'bai-kiem-tra' : 'bai-tap-cua-toi'
  await leaveLetter(tx, {
    to: email,
    letter: {
      title: 'Bài của bạn đã được chấm xong',
      paragraphs: [`Chào ${name},`, `Phần tự luận của bạn trong “${title}” đã được chấm.`],
      action: { text: 'Xem kết quả', path: `/${own}/${addressId(title, id)}?lan=${attemptId}` },
    },
  })
}
