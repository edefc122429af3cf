import type { LessonDetail, VideoSprite } from '@tq/contract/learning/lesson.ts'
import type { Ref } from 'react'

/** What plays, and until when its addresses open: null for what is free. */
export interface PlayerSource {
  src: string
  /** `hls`: a playlist. `mp4`: the file itself. */
  format: 'hls' | 'mp4'
  expiresAt: string | null
}

/** What a learner has seen since the last time this was told. */
export interface Played {
  /** Whole seconds: where they are. */
  position: number
  /** What was really played, not skipped. Null: only the place is new. */
  played: { from: number; to: number } | null
  /** The page is going away: only a beacon still arrives. */
  isLeaving: boolean
}

/** For notes and transcripts, which lead to a second. Before anything plays, `seek` starts there. */
export interface PlayerHandle {
  seek(seconds: number): void
  position(): number
}

export interface WatchEvents {
  /** Where the learner stopped last; 0: from the beginning. */
  startAt?: number
  /** Every 12 seconds while it plays; on a pause, a jump and at the end; when the page is left. */
  onPlayed?(played: Played): void
  /** About four times a second. */
  onTime?(seconds: number): void
  onEnded?(): void
}

export interface LessonPlayerProps extends WatchEvents {
  ref?: Ref<PlayerHandle>
  title: string
  source: PlayerSource
  posterURL: string | null
  sprite: VideoSprite | null
  captions: LessonDetail['captions']
  durationSeconds: number
  /** Of a sold course: new tickets. What it throws decides what is said: 401 session over, 403 and 404 no such course of one's own. */
  renew?(): Promise<PlayerSource>
  /** What comes after a countdown that can be stopped. */
  next?: { title: string; go(): void } | null
  /** Where somebody without the course is led. */
  courseTo?: string
}
