import type { Palette } from '../cover/tone.ts'
import { type Paint, path, rect } from '../svg.ts'

/** The chalk drawing of a subject, in the left 470 of 640 × 360. */
export type BoardDrawing = (palette: Palette) => string

export const BOARD_WIDTH = 640
export const BOARD_HEIGHT = 360
/** Where the drawing ends and the shelf's ornament begins. */
export const DRAWING_WIDTH = 470

export const line = (d: string, stroke: string, width = 5, more: Paint = {}) =>
  path(d, { stroke, width, cap: 'round', join: 'round', ...more })

export const area = (d: string, fill: string, opacity = 1) => path(d, { fill, opacity })

/** A word, a stroke of writing: a bar with round ends. */
export const bar = (x: number, y: number, width: number, fill: string, height = 12) =>
  rect(x, y, width, height, { fill, corner: height / 2 })
