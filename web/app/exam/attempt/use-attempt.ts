import { type Attempt, checkAnswer, getClock, saveAnswer, submitExam } from '@tq/contract/exam/attempt.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, callWhileLeaving } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { type AnswerKeeper, createAnswerKeeper, type Save } from './answer-keeper.ts'
import { createEndOfTime, isClosedBy } from './end-of-time.ts'
import { createPendingStore } from './pending-answers.ts'
import { createServerClock } from './server-clock.ts'

export type OpenAttempt = Omit<Attempt, 'state'>

interface Heard {
  serverNow: string
  deadline: string | null
}

/** Everything an open attempt does by itself. Its component is keyed by the attempt: nothing of one ever reaches another. */
export function useAttempt(attempt: OpenAttempt, onClosed: (how: { isTimeUp: boolean }) => void) {
  const { attemptId } = attempt
  const [deadline, setDeadline] = useState(attempt.deadline)
  /** Staff gave more time while the paper was open. */
  const [hasMoreTime, setHasMoreTime] = useState(false)
  const [isTimeUp, setIsTimeUp] = useState(false)
  /** Raised whenever the server says that the time is not over after all. */
  const [round, setRound] = useState(0)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [failure, setFailure] = useState('')
  const isOver = useRef(false)
  const [{ keeper, clock, pending, endOfTime, look }] = useState(() => {
    const clock = createServerClock(attempt.serverNow)
    const pending = createPendingStore()
    let known = attempt.deadline
    const hear = ({ serverNow, deadline: told }: Heard) => {
      clock.sync(serverNow)
      if (told && known && told > known) setHasMoreTime(true)
      known = told
      setDeadline(told)
    }
    const by = (way: typeof call) => async (body: Save) => {
      const { data } = await way(saveAnswer, { params: { attemptId }, body })
      hear(data)
      return data
    }
    const look = async () => {
      const { data } = await call(getClock, { params: { attemptId } })
      hear(data)
      return data
    }
    const means = { send: by(call), sendWhileLeaving: by(callWhileLeaving), pending, now: clock.now }
    const endOfTime = createEndOfTime({
      async left() {
        const { state, serverNow, deadline: told } = await look()
        if (state !== 'inProgress') return null
        return told === null ? Number.POSITIVE_INFINITY : Date.parse(told) - Date.parse(serverNow)
      },
      submit() {
        setIsTimeUp(true)
        return handIn(true)
      },
      onMoreTime() {
        setIsTimeUp(false)
        setFailure('')
        setRound((last) => last + 1)
      },
      onClosed: () => end({ isTimeUp: false, isHandedIn: false }),
      onFailure(error) {
        setIsTimeUp(true)
        setFailure(failureWords(error))
      },
    })
    return { clock, pending, endOfTime, look, keeper: createAnswerKeeper(attemptId, attempt.questionActives, means) }
  })

  /** `isTimeUp`: handed in by this page at its end. Whoever closed it otherwise, the result says so. */
  function end({ isTimeUp, isHandedIn }: { isTimeUp: boolean; isHandedIn: boolean }): void {
    if (isOver.current) return
    isOver.current = true
    endOfTime.stop()
    keeper.close({ isHandedIn })
    onClosed({ isTimeUp })
  }

  async function handIn(isTimeUp: boolean): Promise<void> {
    const { data } = await call(submitExam, { body: { attemptId, answers: keeper.unsaved() } })
    // Too late for what was sent along: it was marked without.
    end({ isTimeUp, isHandedIn: data.closedBy === 'learner' })
  }

  /** Before the time is over the learner decides, and tries again themselves. */
  async function submit(): Promise<void> {
    if (isOver.current) return
    setIsSubmitting(true)
    setFailure('')
    try {
      await handIn(false)
    } catch (error) {
      if (isClosedBy(error)) return end({ isTimeUp: false, isHandedIn: false })
      setFailure(failureWords(error))
      setIsSubmitting(false)
    }
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    isOver.current = false
    keeper.start()
    endOfTime.start()
    pending.list(attemptId).then((kept) => !signal.aborted && keeper.restore(kept))
    window.addEventListener('online', () => keeper.flush(), { signal })
    window.addEventListener('pagehide', () => keeper.leave(), { signal })
    document.addEventListener(
      'visibilitychange',
      () => {
        keeper.flush()
        if (document.visibilityState === 'visible') void lookAgain()
      },
      { signal },
    )
    // A device that slept has missed the time.
    async function lookAgain() {
      const told = await look().catch(() => null)
      if (told && !signal.aborted && told.state !== 'inProgress') end({ isTimeUp: false, isHandedIn: false })
    }
    const unsubscribe = keeper.subscribe(() => keeper.state().isClosed && end({ isTimeUp: false, isHandedIn: false }))
    return () => {
      listening.abort()
      unsubscribe()
      // An answer that comes after the page was left leads nobody away from where they are.
      isOver.current = true
      endOfTime.stop()
      keeper.leave()
      keeper.stop()
    }
  }, [])

  /** Whether the answer is right: asked for once it is saved. */
  async function check(questionId: string): Promise<void> {
    const { answer } = keeper.of(questionId)
    await saved(keeper, questionId)
    // Checked it can't be changed any more: not what another tab answered meanwhile.
    if (keeper.of(questionId).answer.join('\n') !== answer.join('\n'))
      throw new Error('Câu này vừa được trả lời ở nơi khác, bạn xem lại rồi kiểm tra nhé')
    keeper.put((await call(checkAnswer, { body: { attemptId, questionId } })).data)
  }

  const moreTime = { hasMoreTime, forgetMoreTime: () => setHasMoreTime(false) }
  return { keeper, clock, deadline, round, ...moreTime, isTimeUp, isSubmitting, failure, submit, timeUp: endOfTime.run, check }
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
