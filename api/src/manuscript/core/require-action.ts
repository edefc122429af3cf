import { AppError } from '@tq/contract/errors.ts'
import { type AuthorAction, type ReviewerAction, STATES, type StaffAction } from '@tq/contract/manuscript/states.ts'
import type { ManuscriptRow } from './own.ts'

type Of = { author: AuthorAction; staff: StaffAction; reviewer: ReviewerAction }

/** Whether the table of states lets that side do that now. */
export function requireAction<Side extends keyof Of>(
  { state }: Pick<ManuscriptRow, 'state'>,
  side: Side,
  action: Of[Side],
): void {
  if ((STATES[state][side] as readonly string[]).includes(action)) return
  throw action === 'upload'
    ? new AppError('MANUSCRIPT_UPLOAD_CLOSED', { values: STATES[state].name })
    : new AppError('MANUSCRIPT_ACTION_CLOSED', { values: STATES[state].name })
}

/** Somebody changed it since that page was loaded. */
export function requireRevision(row: Pick<ManuscriptRow, 'revision'>, seen: number): void {
  if (row.revision !== seen) throw new AppError('MANUSCRIPT_CHANGED')
}
