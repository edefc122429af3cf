import { ApiError } from '@tq/contract/errors.ts'
import { type ReviewAnswers, type ReviewTask, saveReview } from '@tq/contract/manuscript/review-form.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/browser-call.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { reviewKey } from './review-key.ts'

export interface Opinion {
  answers: ReviewAnswers
  recommendation: ReviewTask['recommendation']
  forAuthor: string
  forHouse: string
}

const WORDS_KEY = 'review-words'
const QUIET_MS = 1500
const AGAIN_MS = 10_000

/**
 * An opinion while it is written: by the server whenever the writer pauses, so that another machine goes on from there, and in the tab
 * until the server has it.
 */
export function useReviewDraft(task: ReviewTask) {
  const [opinion, setOpinion] = useState<Opinion>(() => kept(task) ?? opinionOf(task))
  const [saved, setSaved] = useState<{ at: string | null; failure: string }>({ at: null, failure: '' })
  const stored = useRef(JSON.stringify(opinionOf(task)))
  const [round, setRound] = useState(0)

  useEffect(() => {
    const text = JSON.stringify(opinion)
    if (text === stored.current) return
    keep(task.code, opinion)
    let isOld = false
    const timer = setTimeout(async () => {
      try {
        await call(saveReview, { body: { key: reviewKey(), ...opinion, isFinal: false } })
        stored.current = text
        if (isOld) return
        // From now on the server's is the one that counts, also if it is written on elsewhere.
        forget()
        setSaved({ at: new Date().toISOString(), failure: '' })
      } catch (error) {
        if (isOld) return
        setSaved((now) => ({ ...now, failure: failureWords(error) }))
        // Refused is refused; a lost line is tried again.
        if (!(error instanceof ApiError)) setTimeout(() => !isOld && setRound((n) => n + 1), AGAIN_MS)
      }
    }, QUIET_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [opinion, task.code, round])

  return { opinion, change: (part: Partial<Opinion>) => setOpinion((now) => ({ ...now, ...part })), saved, forget }
}

const opinionOf = ({ answers, recommendation, forAuthor, forHouse }: ReviewTask): Opinion => ({
  answers,
  recommendation,
  forAuthor,
  forHouse,
})

function keep(code: string, opinion: Opinion): void {
  try {
    window.sessionStorage.setItem(WORDS_KEY, JSON.stringify({ code, opinion }))
  } catch {
    // Blocked: the server has it a moment later.
  }
}

function kept({ code }: ReviewTask): Opinion | null {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(WORDS_KEY) ?? 'null') as { code: string; opinion: Opinion } | null
    return found?.code === code ? found.opinion : null
  } catch {
    return null
  }
}

function forget(): void {
  try {
    window.sessionStorage.removeItem(WORDS_KEY)
  } catch {
    // Blocked: nothing was kept.
  }
}
