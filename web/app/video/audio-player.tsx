import type { Ref } from 'react'
import type { PlayerHandle, WatchEvents } from './player.ts'

export interface AudioPlayerProps extends WatchEvents {
  ref?: Ref<PlayerHandle>
  title: string
  src: string
  durationSeconds: number
  /** Of a sold course: a new address when its ticket has ended. */
  renew?(): Promise<string>
}

export function AudioPlayer({ title, src }: AudioPlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the lesson's text stands beside it
    <audio src={src} controls preload="none" aria-label={title} />
  )
}
