import { ApiError } from '@tq/contract/errors.ts'
import type { AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import type { PendingAnswer, PendingStore, Sent } from './pending-answers.ts'

/** After the last change of a question. */
export const SAVE_AFTER_MS = 2000
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000]
/** Refusals of our own that no repetition changes. Everything else, such as the page of a proxy on the way, is the network's. */
const FINAL = [
  'ATTEMPT_CLOSED',
  'ATTEMPT_NOT_FOUND',
  'EXAM_QUESTION_NOT_FOUND',
  'ANSWER_DOES_NOT_FIT',
  'ANSWER_IS_CHECKED',
  'INPUT_INVALID',
]
/** Of one question. All have the same number, so the first that arrives is the one that stays: the first is never forgotten. */
const MOST_UNCONFIRMED = 30

export interface Save extends Sent {
  questionId: string
  seq: number
}
export interface Saved {
  questionId: string
  seq: number
  savedAt: string
  serverNow: string
  deadline: string | null
  isSaved: boolean
  answer: string[]
  isFlagged: boolean
}

export interface Means {
  send(save: Save): Promise<Saved>
  /** Still goes out when the page is gone; whoever asked may not hear the answer. */
  sendWhileLeaving(save: Save): Promise<Saved>
  pending: PendingStore
  /** By the server, in milliseconds. */
  now(): number
}

/** One question, as the page shows it. */
export interface AnswerState {
  answer: string[]
  isFlagged: boolean
  seq: number
  /** By the server's word only. */
  savedAt: string | null
  isPending: boolean
  told: AttemptQuestion['told']
}

export interface KeeperState {
  /** Null while saves arrive. */
  offlineSince: number | null
  lastSavedAt: string | null
  waitingCount: number
  /** Numbers of the questions that another tab or device answered later. */
  replaced: number[]
  /** The server takes nothing more. */
  isClosed: boolean
}

interface Change extends Sent {
  dueAt: number
}

/**
 * Brings every answer of one attempt to the server: one at a time, each question with its own number, until the server has confirmed
 * it. What was changed elsewhere meanwhile wins and is shown; what was ours all along (an answer whose confirmation was lost) is not
 * mistaken for that.
 */
export function createAnswerKeeper(attemptId: string, questions: AttemptQuestion[], means: Means) {
  const states = new Map<string, AnswerState>(questions.map((question) => [question.id, stateOf(question)]))
  const numbers = new Map(questions.map(({ id, number }) => [id, number]))
  const changes = new Map<string, Change>()
  /** What the server has, by its last word. */
  const stored = new Map(questions.map((question) => [question.id, storedOf(question)]))
  /** Sent, and not answered yet or never: the server may have any of them. */
  const unconfirmed = new Map<string, Sent[]>()
  const listeners = new Set<() => void>()
  let whole: KeeperState = { offlineSince: null, lastSavedAt: latest(questions), waitingCount: 0, replaced: [], isClosed: false }
  let sending: string | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const emit = (part: Partial<KeeperState> = {}) => {
    whole = { ...whole, ...part, waitingCount: changes.size }
    for (const listener of listeners) listener()
  }
  const stateIn = (id: string) => states.get(id) as AnswerState
  const set = (id: string, part: Partial<AnswerState>) => states.set(id, { ...stateIn(id), ...part })

  function change(id: string, { answer, isFlagged }: Sent): void {
    if (whole.isClosed) return
    const { dueAt: _, ...before } = changes.get(id) ?? {}
    const next = { ...before, ...(answer && { answer }), ...(isFlagged !== undefined && { isFlagged }) }
    changes.set(id, { ...next, dueAt: performance.now() + SAVE_AFTER_MS })
    set(id, { ...(answer && { answer }), ...(isFlagged !== undefined && { isFlagged }), isPending: true })
    keep(id)
    emit()
    plan()
  }

  function keep(id: string) {
    const waiting = changes.get(id)
    if (!waiting) return means.pending.remove(attemptId, id)
    const { dueAt: _, ...changed } = waiting
    const sent = unconfirmed.get(id)
    means.pending.put({ attemptId, questionId: id, ...changed, seq: stateIn(id).seq, ...(sent && { sent }), at: Date.now() })
  }

  /** What an earlier visit could not bring over. */
  function restore(kept: PendingAnswer[]): void {
    for (const { questionId: id, answer, isFlagged, seq, sent } of kept) {
      const state = states.get(id)
      if (!state || changes.has(id)) continue
      const changed = { ...(answer && { answer }), ...(isFlagged !== undefined && { isFlagged }) }
      const isOurs = state.seq === seq || sent?.some((each) => isSame(state, each)) === true
      if (state.told || isSame(state, changed) || !isOurs) {
        means.pending.remove(attemptId, id)
        if (!state.told && !isSame(state, changed)) emit({ replaced: withNumber(id) })
        continue
      }
      change(id, changed)
    }
  }

  const withNumber = (id: string) => [...new Set([...whole.replaced, numbers.get(id) ?? 0])].sort((a, b) => a - b)

  /** Wakes when the next change is due, or when it is worth trying again. */
  function plan(): void {
    clearTimeout(timer)
    if (sending || changes.size === 0 || whole.isClosed || isStopped) return
    const first = Math.min(...[...changes.values()].map(({ dueAt }) => dueAt))
    const pause = failures > 0 ? (RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] as number) : first - performance.now()
    timer = setTimeout(work, Math.max(0, pause))
  }

  async function work(): Promise<void> {
    const [id] = [...changes].sort(([, a], [, b]) => a.dueAt - b.dueAt)[0] ?? []
    if (sending || id === undefined || whole.isClosed || isStopped) return
    sending = id
    const changed = sentOf(changes.get(id))
    try {
      take(id, changed, await means.send(saveOf(id, changed)))
      failures = 0
      if (whole.offlineSince !== null) emit({ offlineSince: null })
    } catch (error) {
      refuse(id, error)
    }
    sending = null
    plan()
  }

  function saveOf(id: string, changed: Sent, seq = stateIn(id).seq + 1): Save {
    const before = (unconfirmed.get(id) ?? []).filter((each) => !isEqual(each, changed))
    unconfirmed.set(id, [...before.slice(0, 1), ...before.slice(1).slice(2 - MOST_UNCONFIRMED), changed])
    keep(id)
    return { questionId: id, ...changed, seq }
  }

  /** For what is the last word of this page: one number further where an earlier save may have arrived. */
  const lastSeqOf = (id: string) => stateIn(id).seq + (unconfirmed.has(id) ? 2 : 1)

  function take(id: string, sent: Sent, saved: Saved): void {
    const isOurs = saved.isSaved || [sent, ...(unconfirmed.get(id) ?? [])].some((each) => isSame(saved, each))
    unconfirmed.delete(id)
    const now = changes.get(id)
    // What was taken is over also where the server wrote it otherwise: sent again, it would be so again, without end.
    const isTaken = now !== undefined && (isSame(saved, now) || (saved.isSaved && isEqual(sentOf(now), sent)))
    const isOver = !isOurs || isTaken
    if (isOver) changes.delete(id)
    stored.set(id, storedOf(saved))
    set(id, {
      seq: saved.seq,
      savedAt: saved.savedAt,
      isPending: !isOver,
      ...(isOver && { answer: saved.answer, isFlagged: saved.isFlagged }),
    })
    keep(id)
    emit({ lastSavedAt: saved.savedAt, ...(!isOurs && { replaced: withNumber(id) }) })
  }

  function refuse(id: string, error: unknown) {
    const code = error instanceof ApiError ? error.code : null
    if (!code || !FINAL.includes(code)) {
      failures += 1
      // To the end of the line: what a proxy refuses for its length must not hold up the rest.
      const waiting = changes.get(id)
      if (waiting) changes.set(id, { ...waiting, dueAt: performance.now() })
      return emit({ offlineSince: whole.offlineSince ?? means.now() })
    }
    unconfirmed.delete(id)
    // Closed or another's: nothing is taken now. What waits stays on the device for its few days, since staff may open the attempt again.
    if (code === 'ATTEMPT_CLOSED' || code === 'ATTEMPT_NOT_FOUND') {
      changes.clear()
      return emit({ isClosed: true })
    }
    // This one alone is refused, and must not hold up the rest.
    changes.delete(id)
    keep(id)
    set(id, { ...stored.get(id), isPending: false })
    emit({ replaced: withNumber(id) })
  }

  /** At once: the learner left the field, the network is back, or somebody pressed "Thử lại". */
  function flush(id?: string): void {
    for (const [each, changed] of changes) if (id === undefined || id === each) changes.set(each, { ...changed, dueAt: 0 })
    clearTimeout(timer)
    void work()
  }

  /** All at once, for there is no time for turns. Kept as well, in case they do not arrive. */
  function leave(): void {
    if (whole.isClosed) return
    for (const [id, changed] of changes) {
      const last = sentOf(changed)
      const underway = id === sending ? unconfirmed.get(id)?.at(-1) : undefined
      if (underway && isEqual(underway, last)) continue
      means.sendWhileLeaving(saveOf(id, last, lastSeqOf(id))).catch(() => undefined)
    }
  }

  return {
    change,
    restore,
    flush,
    leave,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => whole,
    of: stateIn,
    /** What a submit has to bring along. */
    unsaved(): Record<string, { answer: string[]; seq: number }> {
      return Object.fromEntries(
        [...changes].flatMap(([id, { answer }]) => (answer ? [[id, { answer, seq: lastSeqOf(id) }]] : [])),
      )
    },
    /** The server's own word on one question, such as after it was checked. */
    put(question: AttemptQuestion) {
      changes.delete(question.id)
      unconfirmed.delete(question.id)
      states.set(question.id, stateOf(question))
      stored.set(question.id, storedOf(question))
      keep(question.id)
      emit()
    },
    /** Handed in: nothing waits any more. Closed by others, what waits stays on the device: staff may open the attempt again. */
    close({ isHandedIn }: { isHandedIn: boolean }) {
      const waiting = [...changes.keys()]
      changes.clear()
      if (isHandedIn) waiting.forEach(keep)
      emit({ isClosed: true })
    },
    forgetReplaced: () => emit({ replaced: [] }),
    start() {
      isStopped = false
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>

const stateOf = ({ answer, isFlagged, seq, savedAt, told }: AttemptQuestion): AnswerState => ({
  answer,
  isFlagged,
  seq,
  savedAt,
  told,
  isPending: false,
})

const storedOf = ({ answer, isFlagged }: { answer: string[]; isFlagged: boolean }) => ({ answer, isFlagged })

const sentOf = (changed: Change | undefined): Sent => {
  const { dueAt: _, ...sent } = changed ?? { dueAt: 0 }
  return sent
}

const isEqual = (one: Sent, other: Sent) => JSON.stringify(one) === JSON.stringify(other)

/** Of what was sent: the same stands there now. */
function isSame(stored: { answer: string[]; isFlagged: boolean }, { answer, isFlagged }: Sent): boolean {
  const isSameAnswer =
    !answer || (answer.length === stored.answer.length && answer.every((each, at) => each === stored.answer[at]))
  return isSameAnswer && (isFlagged === undefined || isFlagged === stored.isFlagged)
}

const latest = (questions: AttemptQuestion[]): string | null =>
  questions.reduce<string | null>((last, { savedAt }) => (savedAt && (!last || savedAt > last) ? savedAt : last), null)
