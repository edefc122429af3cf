import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { tellWishers } from './tell-wishers.ts'

export function wishJobs({ db, settings: { publicUrl } }: JobDeps): TaskList {
  return {
    'tell-wishers': async () => {
      await tellWishers(db, publicUrl)
    },
  }
}
