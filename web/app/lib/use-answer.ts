import type { Answer, Endpoint, Input } from '@tq/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import { call } from './browser-call.ts'

interface Given<A> {
  /** What it answers to. */
  key: string
  answer: A | null
  failure: string
}

/**
 * What belongs to one person, asked for by the browser: the answer, or why there is none, and a way to ask again. The last one
 * stays while the next is on its way (`isOld`: to another page or filter). If that can't be had, an answer to something else
 * goes; one to the very same stays, with the failure beside it.
 */
export function useAnswer<E extends Endpoint>(endpoint: E, input?: Input<E>) {
  const key = JSON.stringify(input) ?? ''
  const [given, setGiven] = useState<Given<Answer<E>>>({ key, answer: null, failure: '' })
  const [round, setRound] = useState(0)
  const isOld = given.key !== key
  useEffect(() => {
    let isGone = false
    const take = (next: (last: Given<Answer<E>>) => Given<Answer<E>>) => !isGone && setGiven(next)
    ;(call as CallableFunction)(endpoint, input).then(
      (answer: Answer<E>) => take(() => ({ key, answer, failure: '' })),
      ({ message }: Error) => take((last) => ({ key, answer: last.key === key ? last.answer : null, failure: message })),
    )
    return () => {
      isGone = true
    }
  }, [round, key])
  const again = () => {
    setGiven((last) => ({ ...last, failure: '' }))
    setRound((n) => n + 1)
  }
  const setAnswer = (answer: Answer<E>) => setGiven({ key, answer, failure: '' })
  return { answer: given.answer, isOld, failure: isOld ? '' : given.failure, again, setAnswer }
}
