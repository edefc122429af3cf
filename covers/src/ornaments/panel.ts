import type { Tone } from '../cover/tone.ts'
import type { Random } from '../random.ts'

export const PANEL_WIDTH = 600
export const PANEL_HEIGHT = 400

/** Fills 600 × 400 with one craft's pattern; small things differ by the numbers it draws. */
export type Ornament = (tone: Tone, random: Random) => string
