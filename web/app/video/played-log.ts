import type { Played } from './player.ts'

/** The server counts what fits the time between two calls, so that nobody claims an hour at once. */
const TELL_EVERY_SECONDS = 12
/** A hidden tab tells the time once a second, at double speed two seconds further: more than this is a jump. */
const LONGEST_STEP_SECONDS = 5

/** Puts the moments of a playing video together to what was really played, and tells it piece by piece. */
export function createPlayedLog(tell: (played: Played) => void) {
  let from: number | null = null
  let to = 0
  let toldPosition = -1

  function flush(position: number, isLeaving = false): void {
    const played = from !== null && Math.floor(to) > Math.floor(from) ? { from: Math.floor(from), to: Math.floor(to) } : null
    const place = Math.floor(position)
    // The seconds after the last whole one are told next time.
    if (played) from = to
    if (!played && place === toldPosition) return
    toldPosition = place
    tell({ position: place, played, isLeaving })
  }

  return {
    /** It plays, and has come to this second. */
    move(seconds: number): void {
      if (from === null || seconds < to || seconds - to > LONGEST_STEP_SECONDS) {
        if (from !== null) flush(seconds)
        from = seconds
      }
      to = seconds
      if (to - from >= TELL_EVERY_SECONDS) flush(to)
    },
    /** What follows does not join on to what was played. */
    jump(seconds: number): void {
      flush(seconds)
      from = null
    },
    /** Played to its very end, which is seldom a whole second. */
    end(duration: number): void {
      if (from !== null) to = Math.max(to, Math.round(duration))
      flush(duration)
      from = null
    },
    flush,
  }
}
