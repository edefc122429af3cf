import type { RefObject } from 'react'
import type { LessonPlayerProps } from './player.ts'

export interface ControlsProps extends LessonPlayerProps {
  video: RefObject<HTMLVideoElement | null>
  frame: RefObject<HTMLElement | null>
  /** The second to start at. */
  from: number
}

export function PlayerControls(_: ControlsProps) {
  return null
}
