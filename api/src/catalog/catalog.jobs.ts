import { followSales } from '@tq/db/search/search-changes.ts'
import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { followPriceClock } from './price.ts'

export function catalogJobs({ db }: JobDeps): TaskList {
  return {
    'follow-price-clock': async () => {
      await followPriceClock(db)
    },
    'follow-sales': () => followSales(db),
  }
}
