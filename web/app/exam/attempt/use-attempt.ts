import { ApiError } from '@tq/contract/errors.ts'
import { type Attempt, checkAnswer, getClock, saveAnswer, submitExam } from '@tq/contract/exam/attempt.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, callWhileLeaving } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { type AnswerKeeper, createAnswerKeeper, type Save } from './answer-keeper.ts'
import { createPendingStore } from './pending-answers.ts'
import { createServerClock } from './server-clock.ts'

const SUBMIT_AGAIN_MS = 3000

export type OpenAttempt = Omit<Attempt, 'state'>

/** Everything an open attempt does by itself. Its component is keyed by the attempt: nothing of one ever reaches another. */
export function useAttempt(attempt: OpenAttempt, onClosed: (how: { isTimeUp: boolean }) => void) {
  const { attemptId } = attempt
  const [deadline, setDeadline] = useState(attempt.deadline)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState('')
  const [{ keeper, clock, pending }] = useState(() => {
    const clock = createServerClock(attempt.serverNow)
    const pending = createPendingStore()
    const by = (way: typeof call) => async (body: Save) => {
      const { data } = await way(saveAnswer, { params: { attemptId }, body })
      clock.sync(data.serverNow)
      setDeadline(data.deadline)
      return data
    }
    const means = { send: by(call), sendWhileLeaving: by(callWhileLeaving), pending, now: clock.now }
    return { clock, pending, keeper: createAnswerKeeper(attemptId, attempt.questionActives, means) }
  })
  const isOver = useRef(false)
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)

  const end = (isTimeUp: boolean) => {
    if (isOver.current) return
    isOver.current = true
    keeper.close()
    onClosed({ isTimeUp })
  }

  /** At the end of the time it tries until it is through; before that the learner decides. */
  async function submit({ isTimeUp = false } = {}): Promise<void> {
    clearTimeout(again.current)
    if (isOver.current) return
    setIsSubmitting(true)
    setFailure('')
    try {
      await call(submitExam, { body: { attemptId, answers: keeper.unsaved() } })
      end(isTimeUp)
    } catch (error) {
      const isClosed = error instanceof ApiError && (error.code === 'ATTEMPT_CLOSED' || error.status === 404)
      if (isClosed) return end(isTimeUp)
      setFailure(failureWords(error))
      setIsSubmitting(false)
      if (isTimeUp) again.current = setTimeout(() => submit({ isTimeUp }), SUBMIT_AGAIN_MS)
    }
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    keeper.start()
    pending.list(attemptId).then((kept) => !signal.aborted && keeper.restore(kept))
    window.addEventListener('online', () => keeper.flush(), { signal })
    window.addEventListener('pagehide', () => keeper.leave(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        keeper.flush()
        if (document.visibilityState === 'visible') void look()
      },
      { signal },
    )
    // A device that slept has missed the time.
    async function look() {
      const { data } = await call(getClock, { params: { attemptId } }).catch(() => ({ data: null }))
      if (!data || signal.aborted) return
      clock.sync(data.serverNow)
      setDeadline(data.deadline)
      if (data.state !== 'inProgress') end(true)
    }
    const unsubscribe = keeper.subscribe(() => keeper.state().isClosed && end(true))
    return () => {
      listening.abort()
      unsubscribe()
      clearTimeout(again.current)
      keeper.leave()
      keeper.stop()
    }
  }, [])

  /** Whether the answer is right: asked for once it is saved. */
  async function check(questionId: string): Promise<void> {
    await saved(keeper, questionId)
    keeper.put((await call(checkAnswer, { body: { attemptId, questionId } })).data)
  }

  return { keeper, clock, deadline, isSubmitting, failure, submit, check }
}

function saved(keeper: AnswerKeeper, id: string): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      const isLost = keeper.state().offlineSince !== null
      if (keeper.of(id).isPending && !isLost) return
      unsubscribe()
      if (isLost) fail(new Error('Đang mất mạng nên chưa kiểm tra được, câu trả lời vẫn được giữ trên máy'))
      else done()
    }
    const unsubscribe = keeper.subscribe(look)
    keeper.flush(id)
    look()
  })
}

export const useKeeperState = (keeper: AnswerKeeper) => useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state)

export const useAnswer = (keeper: AnswerKeeper, id: string) =>
  useSyncExternalStore(
    keeper.subscribe,
    () => keeper.of(id),
    () => keeper.of(id),
  )
