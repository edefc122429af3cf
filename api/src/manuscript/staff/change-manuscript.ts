import { AppError } from '@tq/contract/errors.ts'
import type { PublicationStep } from '@tq/contract/manuscript/enums.ts'
import { type Decision, NEEDS_WORDS, STATES } from '@tq/contract/manuscript/states.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptMessages, manuscriptNotes, manuscriptSteps } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptRounds } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { recordAudit } from '../../staff/audit.ts'
import { lockAtDesk, requireNotAuthor } from '../core/at-desk.ts'
import { changeState } from '../core/change-state.ts'
import type { Desk } from '../core/desk.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { requireAction, requireRevision } from '../core/require-action.ts'
import { addFiles } from '../files/add-files.ts'
import type { NewFile } from '../files/receive-files.ts'
import { sendLetter } from '../letters/send-letter.ts'
import { requireDueDay } from './due-day.ts'

type Set = Partial<typeof manuscripts.$inferInsert>

/** The row changes with whatever hangs on it, so that the audit's row and it are of one transaction. */
export async function touch(tx: Tx, id: string, more: Set = {}): Promise<ManuscriptRow> {
  const [row] = await tx
    .update(manuscripts)
    .set({ ...more, changedAt: sql`now()` })
    .where(eq(manuscripts.id, id))
    .returning()
  return row as ManuscriptRow
}

export const subjectOf = (id: string) => ({ type: 'manuscript', id })

export interface Decided {
  id: string
  decision: Decision
  revision: number
  words: string
  note: string
  dueDay?: string | undefined
  productId?: number | undefined
  actor: StaffActor
}

export function decide(db: Database, desk: Desk, decided: Decided): Promise<ManuscriptRow> {
  const { id, decision, revision, words, note, actor } = decided
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    requireRevision(row, revision)
    requireAction(row, 'staff', decision)
    if (!words && NEEDS_WORDS.includes(decision)) throw new AppError('DECISION_NEEDS_WORDS')
    const to = STATES[row.state].leads[decision]
    const dueDay = to && STATES[to].hasDueDay ? requireDueDay(decided.dueDay, new Date()) : null
    const productId = decision === 'publish' ? await requireProduct(tx, decided.productId ?? row.productId) : undefined
    // Whoever decides first is in charge.
    const assignedTo = row.assignedTo ?? actor.userId
    const changed = await changeState(tx, desk, row, {
      ...{ action: decision, by: 'staff', byUserId: actor.userId, words, note, dueDay },
      more: { assignedTo, ...(productId ? { productId } : {}) },
    })
    await recordAudit(tx, {
      ...{ actor, action: 'manuscript.decide', subject: subjectOf(id) },
      before: { state: row.state, revision: row.revision },
      after: { state: changed.state, decision, dueDay, productId: changed.productId },
    })
    return changed
  })
}

async function requireProduct(db: Db, productId: number | null | undefined): Promise<number> {
  const [product] = productId
    ? await db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, productId), products.isPublished))
    : []
  if (!product) throw new AppError('MANUSCRIPT_PRODUCT_NEEDED')
  return product.id
}

interface Changed {
  assignedTo?: string | null | undefined
  dueDay?: string | undefined
  productId?: number | undefined
  actor: StaffActor
}

export function changeManuscript(
  db: Database,
  desk: Desk,
  id: string,
  { assignedTo, dueDay, productId, actor }: Changed,
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    const set: Set = {}
    if (assignedTo !== undefined) {
      requireAction(row, 'staff', 'assign')
      if (assignedTo !== null) await requireNotAuthor(tx, row, await requireEditor(tx, assignedTo))
      set.assignedTo = assignedTo
    }
    if (dueDay !== undefined) {
      requireAction(row, 'staff', 'changeDueDay')
      set.dueDay = requireDueDay(dueDay, new Date())
    }
    if (productId !== undefined) {
      requireAction(row, 'staff', 'linkProduct')
      set.productId = await requireProduct(tx, productId)
    }
    const changed = await touch(tx, id, set)
    if (assignedTo && assignedTo !== row.assignedTo) await sendLetter(tx, desk, { kind: 'assigned', to: 'staff', row: changed })
    if (set.dueDay && set.dueDay !== row.dueDay) await sendLetter(tx, desk, { kind: 'newDueDay', to: 'author', row: changed })
    const before = { assignedTo: row.assignedTo, dueDay: row.dueDay, productId: row.productId }
    const after = { assignedTo: changed.assignedTo, dueDay: changed.dueDay, productId: changed.productId }
    await recordAudit(tx, { actor, action: 'manuscript.change', subject: subjectOf(id), before, after })
    return changed
  })
}

async function requireEditor(tx: Tx, userId: string): Promise<{ id: string; email: string }> {
  const isStaff = and(eq(users.id, userId), inArray(users.role, ['staff', 'admin']))
  const [editor] = await tx.select({ id: users.id, email: users.email }).from(users).where(isStaff)
  if (!editor) throw new AppError('EDITOR_NOT_FOUND')
  return editor
}

export function addNote(db: Database, id: string, { text, actor }: { text: string; actor: StaffActor }): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    requireAction(await lockAtDesk(tx, id, actor), 'staff', 'note')
    await tx.insert(manuscriptNotes).values({ manuscriptId: id, byUserId: actor.userId, text })
    await recordAudit(tx, { actor, action: 'manuscript.note', subject: subjectOf(id), before: null, after: { noted: true } })
    return touch(tx, id)
  })
}

export function writeToAuthor(
  db: Database,
  desk: Desk,
  id: string,
  { text, actor }: { text: string; actor: StaffActor },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    requireAction(row, 'staff', 'write')
    await tx.insert(manuscriptMessages).values({ manuscriptId: id, by: 'staff', byUserId: actor.userId, text })
    await sendLetter(tx, desk, { kind: 'houseMessage', to: 'author', row, words: text })
    await recordAudit(tx, { actor, action: 'manuscript.write', subject: subjectOf(id), before: null, after: { written: true } })
    return touch(tx, id)
  })
}

/** The edited text or the proof: beside the author's rounds, never in their place. */
export function addHouseFiles(
  db: Database,
  desk: Desk,
  id: string,
  { words, files, actor }: { words: string; files: NewFile[]; actor: StaffActor },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    const row = await lockAtDesk(tx, id, actor)
    requireAction(row, 'staff', 'addFile')
    if (files.length === 0) throw new AppError('FILE_MISSING')
    const [last] = await tx
      .select({ number: max(manuscriptRounds.number) })
      .from(manuscriptRounds)
      .where(eq(manuscriptRounds.manuscriptId, id))
    const added = await addFiles(tx, desk, { manuscriptId: id, round: last?.number ?? 1, by: 'staff', files })
    await sendLetter(tx, desk, { kind: 'houseFile', to: 'author', row, words, files: added })
    const after = { files: added.map(({ id: fileId, role, version }) => ({ fileId, role, version })) }
    await recordAudit(tx, { actor, action: 'manuscript.addFile', subject: subjectOf(id), before: null, after })
    return touch(tx, id)
  })
}

export function setStep(
  db: Database,
  id: string,
  { step, actor, ...given }: { step: PublicationStep; doneDay: string | null; number: string; note: string; actor: StaffActor },
): Promise<ManuscriptRow> {
  return db.transaction(async (tx) => {
    requireAction(await lockAtDesk(tx, id, actor), 'staff', 'step')
    const target = [manuscriptSteps.manuscriptId, manuscriptSteps.step]
    const [before] = await tx
      .select({ doneDay: manuscriptSteps.doneDay })
      .from(manuscriptSteps)
      .where(and(eq(manuscriptSteps.manuscriptId, id), eq(manuscriptSteps.step, step)))
    await tx
      .insert(manuscriptSteps)
      .values({ manuscriptId: id, step, ...given })
      .onConflictDoUpdate({ target, set: given })
    const after = { step, doneDay: given.doneDay }
    await recordAudit(tx, { actor, action: 'manuscript.step', subject: subjectOf(id), before: before ?? null, after })
    return touch(tx, id)
  })
}
