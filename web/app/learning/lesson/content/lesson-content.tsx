import type { LessonDetail } from '@tq/contract/learning/lesson.ts'
import { getUserLesson, renewVideo } from '@tq/contract/learning/progress.ts'
import { lazy, type Ref, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/browser-call.ts'
import { classes } from '../../../ui/class-names.ts'
import { LessonPlayer } from '../../../video/lesson-player.tsx'
import type { LessonPlayerProps, PlayerHandle, WatchEvents } from '../../../video/player.ts'
import { courseUrl } from '../../parts/addresses.ts'
import { useAdminHost } from '../learner/admin-host.ts'
import type { Learner } from '../learner/use-learner.ts'
import styles from './lesson-content.module.css'
import { NextUp } from './next-up.tsx'

/** Only where there is something to hear. */
const AudioPlayer = lazy(() => import('../../../video/audio-player.tsx').then((module) => ({ default: module.AudioPlayer })))

/** So near its end, a lesson begins anew. */
const NEAR_END_SECONDS = 10
/** So near its beginning there is nothing to go on with. */
const NEAR_START_SECONDS = 5

export interface LessonMediaProps {
  lesson: LessonDetail
  /** The lesson is of a course this person owns: its addresses carry tickets that end. */
  isOwn: boolean
  learner: Learner
  player: Ref<PlayerHandle>
  /** The address of the next lesson, when there is one to go to. */
  nextTo: string | null
}

/** SPEC §3: a lesson of one's own plays from the admin host, one of the library as it is. */
export const sourceOf = (videoURL: string | null, isOwn: boolean, adminHost: string): string =>
  videoURL === null ? '' : isOwn ? adminHost + videoURL : videoURL

/** Where to go on; from the beginning when it was hardly begun or nearly over. */
export function resumeAt(position: number, durationSeconds: number): number {
  const isWorthIt = position >= NEAR_START_SECONDS && position < durationSeconds - NEAR_END_SECONDS
  return isWorthIt ? position : 0
}

/** What plays in a lesson; nothing for one that is read. Without JavaScript the browser's own player. */
export function LessonMedia(props: LessonMediaProps) {
  const { lesson, isOwn, learner } = props
  const adminHost = useAdminHost()
  const next = useNext(props)
  const [endedId, setEndedId] = useState<number | null>(null)
  const events: WatchEvents = {
    startAt: resumeAt(learner.state?.position ?? 0, lesson.durationSeconds),
    onPlayed: learner.save,
  }
  if (lesson.kind === 'video') return <LessonVideo {...props} next={next} events={events} />
  if (lesson.kind !== 'audio' || lesson.audioURL === null) return null
  const src = sourceOf(lesson.audioURL, isOwn, adminHost)
  return (
    <>
      <div className={classes(styles.alive, styles.heard)}>
        <Suspense>
          <AudioPlayer
            // It takes the place to go on from when it is made, which is known a moment after the page.
            key={`${lesson.id}-${learner.progress ? 'known' : 'unknown'}`}
            ref={props.player}
            title={lesson.title}
            src={src}
            durationSeconds={lesson.durationSeconds}
            {...events}
            onEnded={() => setEndedId(lesson.id)}
            // Whoever listens again stays.
            onTime={() => setEndedId(null)}
            {...(isOwn ? { renew: () => newAudio(lesson.id, adminHost) } : {})}
          />
        </Suspense>
        {endedId === lesson.id && next && <NextUp {...next} />}
      </div>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands in the page */}
        <audio controls preload="none" src={src} className={styles.audio} />
      </noscript>
    </>
  )
}

type Next = LessonPlayerProps['next']

/** The same object as long as it is the same lesson: a countdown runs on it. */
function useNext({ lesson: { next }, nextTo }: LessonMediaProps): Next {
  const navigate = useNavigate()
  return useMemo(
    () => (next && nextTo ? { title: next.title, go: () => void navigate(nextTo) } : null),
    [next?.title, nextTo, navigate],
  )
}

function LessonVideo({ lesson, isOwn, player, next, events }: LessonMediaProps & { next: Next; events: WatchEvents }) {
  const adminHost = useAdminHost()
  const { video } = lesson
  const src = sourceOf(lesson.videoURL, isOwn, adminHost)
  if (!video || src === '')
    return (
      <div className={styles.processing}>
        <p>Video của bài này đang được xử lý. Bạn đọc phần dưới trước, hoặc quay lại sau ít phút nhé.</p>
      </div>
    )
  const file = sourceOf(video.mp4URL, isOwn, adminHost)
  return (
    <>
      <div className={styles.alive}>
        <LessonPlayer
          key={lesson.id}
          ref={player}
          title={lesson.title}
          source={{ src, format: video.format, expiresAt: video.expiresAt }}
          posterURL={video.posterURL}
          sprite={video.sprite}
          captions={lesson.captions}
          durationSeconds={lesson.durationSeconds}
          next={next}
          courseTo={courseUrl(lesson.course)}
          {...events}
          {...(isOwn ? { renew: () => newVideo(lesson.id, adminHost) } : {})}
        />
      </div>
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: they are below, where the lesson has any */}
        <video controls preload="none" poster={video.posterURL ?? undefined} className={styles.video}>
          {file !== '' && <source src={file} type="video/mp4" />}
          {video.format === 'hls' && <source src={src} type="application/vnd.apple.mpegurl" />}
          {lesson.captions.map(({ language, label, url }) => (
            <track key={language} kind="captions" srcLang={language} label={label} src={url} />
          ))}
        </video>
      </noscript>
    </>
  )
}

async function newVideo(id: number, adminHost: string) {
  const { videoURL, video } = (await call(renewVideo, { params: { id } })).data
  return { src: sourceOf(videoURL, true, adminHost), format: video.format, expiresAt: video.expiresAt }
}

async function newAudio(id: number, adminHost: string) {
  return sourceOf((await call(getUserLesson, { params: { id } })).data.audioURL, true, adminHost)
}
