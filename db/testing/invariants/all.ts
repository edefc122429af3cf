import { ACCOUNT } from './account.ts'
import { AFFILIATE } from './affiliate.ts'
import { CATALOG } from './catalog.ts'
import { CONTENT } from './content.ts'
import { ENTITLEMENT } from './entitlement.ts'
import { EXAM } from './exam.ts'
import type { Invariants } from './invariant.ts'
import { LEARNING } from './learning.ts'
import { MANUSCRIPT } from './manuscript.ts'
import { ORDER } from './order.ts'
import { PAYMENT } from './payment.ts'
import { PROMOTION } from './promotion.ts'
import { READING } from './reading.ts'
import { SEARCH } from './search.ts'
import { STOCK } from './stock.ts'
import { STORAGE } from './storage.ts'

const ALL: Invariants[] = [
  CATALOG,
  STOCK,
  SEARCH,
  PROMOTION,
  ORDER,
  PAYMENT,
  ENTITLEMENT,
  AFFILIATE,
  ACCOUNT,
  CONTENT,
  LEARNING,
  EXAM,
  MANUSCRIPT,
  READING,
  STORAGE,
]

export const COUNTERS = ALL.flatMap(({ counters = [] }) => counters)
export const RULES = ALL.flatMap(({ rules = [] }) => rules)
export const COMPUTED = ALL.flatMap(({ computed = [] }) => computed)
