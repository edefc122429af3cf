import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { checkShortLinks } from './short-link.ts'

export function linksJobs({ db, settings }: JobDeps): TaskList {
  return { 'check-short-links': () => checkShortLinks(db, settings) }
}
