import type { TaskList } from 'graphile-worker'
import type { JobDeps } from '../jobs.ts'
import { deleteAccounts } from './deletion.ts'

export function profileJobs({ db }: JobDeps): TaskList {
  return {
    'delete-accounts': async () => {
      await deleteAccounts(db)
    },
  }
}
