import { ApiError } from '@tq/contract/errors.ts'
import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { type CourseProgress, getUserLesson } from '@tq/contract/learning/progress.ts'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/browser-call.ts'
import { failureWords } from '../../../lib/failure-words.ts'
import { useIsMember } from './use-member.ts'

export type OwnLesson = LessonDetail & { progress: CourseProgress }

/** Tickets in addresses last for a quarter of an hour at most; a page that stays open asks for new ones before. */
const LINKS_LAST_MS = 10 * 60_000

interface OwnLessonState {
  id: number
  own: OwnLesson | null
  /** SPEC §3: kept and shown when a lesson of one's own can't be had. */
  errorMessage: string
  /** The server says this person has no such lesson; asking again would not help. */
  isMissing: boolean
}

const nothing = (id: number): OwnLessonState => ({ id, own: null, errorMessage: '', isMissing: false })

/**
 * The shared page knows a lesson of a sold course as visitors see it; the browser of its owner asks for the rest. `isWaiting`: it is
 * not known yet whether this person owns it.
 */
export function useOwnLesson(id: number) {
  const isMember = useIsMember()
  const [asked, setAsked] = useState(nothing(id))
  const [round, setRound] = useState(0)
  const now = asked.id === id ? asked : nothing(id)

  useEffect(() => {
    if (!isMember) return
    let isGone = false
    setAsked(nothing(id))
    call(getUserLesson, { params: { id } }).then(
      ({ data }) => !isGone && setAsked({ ...nothing(id), own: data }),
      (error: unknown) => {
        const isMissing = error instanceof ApiError && error.status === 404
        if (!isGone) setAsked({ ...nothing(id), errorMessage: failureWords(error), isMissing })
      },
    )
    return () => {
      isGone = true
    }
  }, [id, isMember, round])

  useFreshLinks(now.own, (own) => setAsked({ ...nothing(id), own }))
  return {
    ...now,
    isMember,
    isWaiting: isMember !== false && !now.own && !now.errorMessage,
    again: () => setRound((n) => n + 1),
  }
}

/** What is downloaded gets new addresses in time. The video has its own way to new ones, and is left alone while it plays. */
function useFreshLinks(own: OwnLesson | null, show: (own: OwnLesson) => void): void {
  useEffect(() => {
    if (!own) return
    let isGone = false
    const renew = () => {
      if (document.visibilityState !== 'visible') return
      call(getUserLesson, { params: { id: own.id } }).then(
        ({ data: { materials, documentURL } }) => !isGone && show({ ...own, materials, documentURL }),
        // The old ones may still open; the next time is soon.
        () => undefined,
      )
    }
    const timer = setInterval(renew, LINKS_LAST_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [own])
}
