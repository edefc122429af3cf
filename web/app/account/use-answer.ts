import type { Answer, Endpoint, Input } from '@tq/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import { call } from '../lib/browser-call.ts'

/** What belongs to one person, asked for by the browser: the answer, or why there is none, and a way to ask again. */
export function useAnswer<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  const [answer, setAnswer] = useState<Answer<E> | null>(null)
  const [failure, setFailure] = useState('')
  const [round, setRound] = useState(0)
  const key = JSON.stringify(input)
  useEffect(() => {
    let isGone = false
    ;(call as CallableFunction)(endpoint, input).then(
      (given: Answer<E>) => !isGone && setAnswer(given),
      (error: Error) => !isGone && setFailure(error.message),
    )
    return () => {
      isGone = true
    }
  }, [round, key])
  const again = () => {
    setFailure('')
    setRound((n) => n + 1)
  }
  return { answer, failure, again, setAnswer }
}
