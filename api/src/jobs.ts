import type { Database } from '@tq/db/database.ts'
import type { TaskList } from 'graphile-worker'
import { accountJobs } from './account/account.jobs.ts'
import { cartJobs } from './cart/cart.jobs.ts'
import { catalogJobs } from './catalog/catalog.jobs.ts'
import { clearAllowances } from './http/allowance.ts'
import type { Settings } from './http/deps.ts'
import { linksJobs } from './links/links.jobs.ts'
import { mailJobs } from './mail/mail.jobs.ts'
import { orderJobs } from './order/order.jobs.ts'
import { profileJobs } from './profile/profile.jobs.ts'
import { wishJobs } from './wish/wish.jobs.ts'

export interface JobDeps {
  db: Database
  settings: Settings
}

/** Every kind of background work, by the name it is queued under. */
export function taskList(deps: JobDeps): TaskList {
  return {
    ...accountJobs(deps),
    ...cartJobs(deps),
    ...catalogJobs(deps),
    ...linksJobs(deps),
    ...mailJobs(deps),
    ...orderJobs(deps),
    ...profileJobs(deps),
    ...wishJobs(deps),
    'clear-allowances': () => clearAllowances(deps.db),
  }
}

/** Work that comes round by the clock, which is UTC: the night in Vietnam begins at 17. */
export const CRONTAB = [
  '* * * * * follow-price-clock',
  '* * * * * ask-gateways',
  '* * * * * give-up-expired',
  '10 * * * * complete-delivered',
  '23 * * * * clear-allowances',
  // Between 8 and 21 in Vietnam: nobody's phone rings at night because of a book.
  '37 1-13 * * * tell-wishers',
  '50 18 * * * clear-accounts',
  '55 18 * * * clear-mails',
  '5 19 * * * clear-carts',
  '10 19 * * * check-counts',
  '20 19 * * * delete-accounts',
  '30 19 * * * forget-left-buyers',
  '40 19 * * * check-short-links',
].join('\n')
