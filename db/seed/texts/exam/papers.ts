import { PHYSICS_10 } from './exams/physics-10.ts'
import type { PaperText } from './paper-text.ts'

/** In the order of their ids, which addresses hold: the next one comes at the end. */
export const EXAMS: PaperText[] = [PHYSICS_10]
export const EXERCISES: PaperText[] = []
