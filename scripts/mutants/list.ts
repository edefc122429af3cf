import { ACCESS } from './access.ts'
import { BROWSER } from './browser.ts'
import { CACHE } from './cache.ts'
import { EXAM } from './exam.ts'
import { FILES } from './files.ts'
import { LEARNING } from './learning.ts'
import { LEAVING } from './leaving.ts'
import { MANUSCRIPT_BUGS } from './manuscript.ts'
import { MONEY } from './money.ts'
import type { Mutant } from './mutant.ts'
import { READING_BUGS } from './reading.ts'
import { STAFF } from './staff.ts'
import { STOCK } from './stock.ts'

export const MUTANTS: Mutant[] = [
  ...MONEY,
  ...STOCK,
  ...ACCESS,
  ...CACHE,
  ...LEARNING,
  ...EXAM,
  ...READING_BUGS,
  ...MANUSCRIPT_BUGS,
  ...LEAVING,
  ...FILES,
  ...STAFF,
  ...BROWSER,
]
