import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { App } from '../../deps.ts'
import { sendFile, sendNoFile } from '../../storage/send-file.ts'
import type { StoredFile } from '../../storage/store-file.ts'
import type { Tickets } from '../../storage/tickets.ts'
import { requireOpenAttempt } from './read-attempt.ts'
import { lockWritableAttempt } from './save-answer.ts'

interface QuestionOfAttempt {
  attemptId: string
  questionId: string
}

const passOf = ({ attemptId, questionId }: QuestionOfAttempt, play: string) =>
  ({ purpose: 'examRecording', name: `${attemptId}/${questionId}/${play}` }) as const

interface Played {
  plays: number
  mostPlays: number | null
}

/** Where plays are counted an address is of one of them, and ends with the next. */
const playOf = ({ plays, mostPlays }: Played) => (mostPlays === null ? 'any' : String(plays))

/**
 * One more play, counted in the statement that allows it; its address plays for some minutes, as often as the player asks for a piece, until
 * the next play or the end of the attempt.
 */
export async function playRecording(
  db: Database,
  tickets: Tickets,
  { userId, ...asked }: QuestionOfAttempt & { userId: string },
) {
  const { attemptId, questionId } = asked
  await requireOpenAttempt(db, userId, attemptId)
  const [played] = await runPrepared<Played>(
    db,
    sql`with attempt as (${lockWritableAttempt(userId, attemptId)})
      update exam_attempt_questions q set plays = least(q.plays + 1, 30000) from attempt, bank_question_versions v
      where q.attempt_id = attempt.id and q.id = ${questionId} and v.id = q.version_id and v.audio_hash is not null
        and (v.most_plays is null or q.plays < v.most_plays)
      returning q.plays, v.most_plays as "mostPlays"`,
  )
  if (!played) throw new AppError((await findRecording(db, asked)) ? 'NO_PLAY_LEFT' : 'EXAM_QUESTION_NOT_FOUND')
  const play = playOf(played)
  const { ticket } = await tickets.signPass({ ...passOf(asked, play), userId })
  const playsLeft = played.mostPlays === null ? null : played.mostPlays - played.plays
  return { url: `/media/exams/${attemptId}/${questionId}?play=${play}&ticket=${ticket}`, playsLeft }
}

/** While the attempt is open. */
async function findRecording(db: Db, { attemptId, questionId }: QuestionOfAttempt): Promise<(StoredFile & Played) | null> {
  const [file] = await runPrepared<StoredFile & Played>(
    db,
    sql`select f.hash, f.bytes, f.media_type as "mediaType", q.plays, v.most_plays as "mostPlays"
      from exam_attempt_questions q join exam_attempts a on a.id = q.attempt_id
      join bank_question_versions v on v.id = q.version_id join files f on f.hash = v.audio_hash
      where q.attempt_id = ${attemptId}::uuid and q.id = ${questionId} and a.state = 'inProgress'`,
  )
  return file ?? null
}

/** `<audio>` sends no token: the address carries a ticket. */
export function recordingRoutes(app: App) {
  app.http.get<{ Params: QuestionOfAttempt; Querystring: { ticket?: string | string[]; play?: string | string[] } }>(
    '/media/exams/:attemptId/:questionId',
    async (request, reply) => {
      const [ticket, play] = [String(request.query.ticket), String(request.query.play)]
      const pass = await app.tickets.openPass(ticket, passOf(request.params, play))
      const file = pass && (await findRecording(app.deps.db, request.params))
      if (!file || playOf(file) !== play) return sendNoFile(reply, { status: 403, text: 'Địa chỉ này không còn dùng được.' })
      return sendFile(app.files, { request, reply }, file, { cache: 'private' })
    },
  )
}
