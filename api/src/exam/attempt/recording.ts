import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../../deps.ts'
import { sendFile, sendNoFile } from '../../storage/send-file.ts'
import type { StoredFile } from '../../storage/store-file.ts'
import type { Tickets } from '../../storage/tickets.ts'
import { requireOpenAttempt } from './read-attempt.ts'
import { LOCKED_OPEN } from './save-answer.ts'

interface Asked {
  attemptId: string
  questionId: string
}

const passOf = ({ attemptId, questionId }: Asked) => ({ purpose: 'examRecording', name: `${attemptId}/${questionId}` }) as const

/** One more play, counted in the statement that allows it; its address plays for some minutes, as often as the player asks for a piece. */
export async function playRecording(db: Database, tickets: Tickets, { userId, ...asked }: Asked & { userId: string }) {
  const { attemptId, questionId } = asked
  await requireOpenAttempt(db, userId, attemptId)
  const [played] = await runPrepared<{ plays_left: number | null }>(
    db,
    sql`with attempt as (${LOCKED_OPEN(userId, attemptId)})
      update exam_attempt_questions q set plays = least(q.plays + 1, 30000) from attempt, bank_question_versions v
      where q.attempt_id = attempt.id and q.id = ${questionId} and v.id = q.version_id and v.audio_hash is not null
        and (v.most_plays is null or q.plays < v.most_plays)
      returning v.most_plays - q.plays as plays_left`,
  )
  if (!played) throw new AppError((await findRecording(db, asked)) ? 'NO_PLAY_LEFT' : 'EXAM_QUESTION_NOT_FOUND')
  const { ticket } = await tickets.signPass({ ...passOf(asked), userId })
  return { url: `/media/exams/${attemptId}/${questionId}?ticket=${ticket}`, playsLeft: played.plays_left }
}

async function findRecording(db: Db, { attemptId, questionId }: Asked): Promise<StoredFile | null> {
  const [file] = await runPrepared<StoredFile>(
    db,
    sql`select f.hash, f.bytes, f.media_type as "mediaType" from exam_attempt_questions q
      join bank_question_versions v on v.id = q.version_id join files f on f.hash = v.audio_hash
      where q.attempt_id = ${attemptId}::uuid and q.id = ${questionId}`,
  )
  return file ?? null
}

/** `<audio>` sends no token: the address carries a ticket. */
export function recordingRoutes(app: App) {
  app.http.get<{ Params: Asked; Querystring: { ticket?: string | string[] } }>(
    '/media/exams/:attemptId/:questionId',
    async (request, reply) => {
      const pass = await app.tickets.openPass(String(request.query.ticket), passOf(request.params))
      const file = pass && (await findRecording(app.deps.db, request.params))
      if (!file) return sendNoFile(reply, { status: 403, text: 'Địa chỉ này không còn dùng được.' })
      return sendFile(app.files, { request, reply }, file, { cache: 'private' })
    },
  )
}
