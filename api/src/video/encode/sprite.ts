import type { SpriteLayout } from '@tq/db/schema/learning/video.ts'

const WIDTH = 160
const COLUMNS = 10
const MOST = 100
const LEAST_SECONDS = 2

/** A hundred pictures at most, so that an hour's lecture stays one small file. */
export function layOutSprite({ durationMs, width, height }: { durationMs: number; width: number; height: number }): SpriteLayout {
  const seconds = durationMs / 1000
  const everySeconds = Math.max(LEAST_SECONDS, Math.ceil(seconds / MOST))
  const count = Math.max(1, Math.ceil(seconds / everySeconds))
  const columns = Math.min(COLUMNS, count)
  const tall = Math.max(2, Math.round((WIDTH * height) / width / 2) * 2)
  return { everySeconds, columns, rows: Math.ceil(count / columns), width: WIDTH, height: Math.min(tall, 2 * WIDTH) }
}

/** Each picture shows the beginning of its span. What is left of the last row stays black. */
export const spriteFilter = ({ everySeconds, columns, rows, width, height }: SpriteLayout) =>
  `fps=1/${everySeconds}:round=up:start_time=0,scale=${width}:${height},setsar=1,tile=${columns}x${rows}`
