import { sql } from 'drizzle-orm'
import type { Invariants } from './invariant.ts'

export const ACCOUNT: Invariants = {
  rules: [
    {
      name: 'whoever has addresses has one default',
      broken: sql`select user_id::text as key, format('%s addresses', count(*)) as what from user_addresses group by 1
        having count(*) filter (where is_default) <> 1`,
    },
  ],
}
