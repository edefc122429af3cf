import { CRAFTS } from './synonyms/crafts.ts'
import { ENGLISH } from './synonyms/english.ts'
import { FAMILY } from './synonyms/family.ts'
import { HEALTH } from './synonyms/health.ts'
import { LANGUAGES } from './synonyms/languages.ts'
import { LEARNING } from './synonyms/learning.ts'
import { LIVING } from './synonyms/living.ts'
import { MONEY } from './synonyms/money.ts'
import { SCHOOL } from './synonyms/school.ts'
import { SCIENCES } from './synonyms/sciences.ts'
import { SOCIETY } from './synonyms/society.ts'
import { TECHNOLOGY } from './synonyms/technology.ts'

/**
 * Different words for one thing. Each line: what is typed = what titles may say instead, separated by bars. With `<=>` each of them
 * stands for all others. A title that says it as typed comes before one that says it otherwise.
 */
export const SYNONYMS = [
  ...[TECHNOLOGY, SCIENCES, SCHOOL, LANGUAGES, SOCIETY, HEALTH, LIVING, LEARNING, ENGLISH],
  ...[FAMILY, MONEY, CRAFTS],
].join('\n')
