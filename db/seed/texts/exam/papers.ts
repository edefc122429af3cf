import { CLEAR_SENTENCES } from './exams/clear-sentences.ts'
import { FIRST_AID } from './exams/first-aid.ts'
import { INTEREST } from './exams/interest.ts'
import { LITERATURE_6 } from './exams/literature-6.ts'
import { MATHS } from './exams/maths.ts'
import { ONLINE_SAFETY } from './exams/online-safety.ts'
import { PHYSICS_10 } from './exams/physics-10.ts'
import { PYTHON } from './exams/python.ts'
import { STATISTICS } from './exams/statistics.ts'
import { FIRST_AID as FIRST_AID_EXERCISES } from './exercises/first-aid.ts'
import { PRIMARY } from './exercises/primary.ts'
import { SCIENCE } from './exercises/science.ts'
import { SOCIETY } from './exercises/society.ts'
import { SOLD } from './exercises/sold.ts'
import { TECHNOLOGY } from './exercises/technology.ts'
import type { PaperText } from './paper-text.ts'

/** In the order of their ids, which addresses hold: the next one comes at the end. */
export const EXAMS: PaperText[] = [
  PHYSICS_10,
  MATHS,
  PYTHON,
  STATISTICS,
  FIRST_AID,
  CLEAR_SENTENCES,
  LITERATURE_6,
  INTEREST,
  ONLINE_SAFETY,
]
export const EXERCISES: PaperText[] = [...FIRST_AID_EXERCISES, ...TECHNOLOGY, ...SCIENCE, ...SOCIETY, ...SOLD, ...PRIMARY]
