import { join } from 'node:path'
import type { Database } from '@tq/db/database.ts'
import { followAvailability, followSales } from '@tq/db/search/search-changes.ts'
import type { TaskList } from 'graphile-worker'
import { clearAccounts } from './account/account.jobs.ts'
import type { AccountLetter } from './account/account-letter.ts'
import { sendAccountLetter } from './account/send-account-letter.ts'
import { openKeys } from './account/signing-keys.ts'
import { type SystemActor, systemActor } from './actor.ts'
import { clearBulkRequests } from './bulk/bulk.ts'
import { clearCarts } from './cart/cart.jobs.ts'
import { followPriceClock } from './catalog/change-price.ts'
import { clearMisses } from './catalog/search/missed-queries.ts'
import { countBoughtTogether } from './catalog/together/count-together.ts'
import type { Settings } from './deps.ts'
import { sweepAttempts } from './exam/attempt/sweep-attempts.ts'
import { clearRateLimits } from './http/limit/rate-limit.ts'
import { checkCounts } from './inventory/check-counts.ts'
import { countLearners } from './learning/count-learners.ts'
import { checkShortLinks } from './links/short-link.ts'
import { writeDueLetters } from './mail/due-letters.ts'
import { clearMails, openPost } from './mail/mail.jobs.ts'
import { blindManuscript } from './manuscript/blind/blind-files.ts'
import { clearManuscriptUploads } from './manuscript/clear-uploads.ts'
import { openDesk } from './manuscript/core/desk.ts'
import { manuscriptUploadsFolder } from './manuscript/files/upload.routes.ts'
import { remindOfDays } from './manuscript/remind.ts'
import { scanManuscripts } from './manuscript/scan/scan-files.ts'
import { clearNewsletter } from './newsletter/subscribe.ts'
import { writeNewsletter } from './newsletter/write-newsletter.ts'
import { anonymiseLeftBuyers } from './order/buyer/anonymise-buyer.ts'
import { completeDelivered } from './order/fulfilment/complete-delivered.ts'
import { clearForgedNotices } from './order/payment/forged-notices.ts'
import { askGateways, cancelExpiredOrders } from './order/payment/query/reconcile.ts'
import { askAboutRefunds } from './order/refund/follow-refunds.ts'
import { sendRefund } from './order/refund/send-refund.ts'
import { openGateways } from './payment/gateways.ts'
import { deleteAccounts } from './profile/deletion.ts'
import type { QueuedTask } from './queue.ts'
import { stampCopy } from './reading/copy/stamp-copy.ts'
import { cutPreview } from './reading/intake/cut-preview.ts'
import { processBook } from './reading/intake/process-book.ts'
import { clearMarks } from './reading/marks/clear-marks.ts'
import { resumeBooks } from './reading/versions/resume-books.ts'
import { clearRestock, tellRestocked } from './restock/tell-restocked.ts'
import { clearAudit } from './staff/audit.ts'
import { openFileStore } from './storage/open-store.ts'
import { sweepFiles } from './storage/sweep-files.ts'
import { processVideo } from './video/process/process-video.ts'
import { clearUploads, resumeVideos } from './video/process/resume-videos.ts'
import { uploadsFolder } from './video/upload/upload.routes.ts'
import { tellWishers } from './wish/tell-wishers.ts'

export interface JobDeps {
  db: Database
  settings: Settings
}

/** Queues do not wait for each other: ten thousand letters, or a mail server that hangs, keep no payment waiting. */
export const QUEUES = {
  /** Payments, refunds, orders whose time is over. */
  money: { atOnce: 4 },
  /** What visitors see change by the minute. Only what is short, and a slot for each. */
  clock: { atOnce: 5 },
  /** Clearing away and counting, mostly by night. May take long. */
  upkeep: { atOnce: 2 },
  mail: { atOnce: 5 },
  /** Work on files, which may take minutes each and a whole processor: one at a time. */
  media: { atOnce: 1 },
} as const
export type QueueName = keyof typeof QUEUES

export interface Task {
  queue: QueueName
  /**
   * When it comes round by itself, as in a crontab; the clock is UTC, and the night in Vietnam begins at 17. It is not begun while
   * it still runs in the same process: what it left is found the next time.
   */
  schedule?: string
  /** Among what waits in the queue the lowest goes first; 0 unless told. */
  priority?: number
  run(payload: unknown, context: JobContext): unknown
}

export interface JobContext {
  /** The job itself, by its name. */
  actor: SystemActor
  /** The program ends and has waited for some seconds; what still hangs is to be given up. */
  stopping: AbortSignal
  /** Nobody tries again after this one. */
  isLastTry: boolean
}

export type Tasks = ReturnType<typeof openTasks>

/** Every kind of background work, by the name it is queued under. */
export function openTasks({ db, settings }: JobDeps) {
  const { payment } = settings
  const gateways = openGateways(payment)
  const keys = openKeys(db)
  const post = openPost(db, settings)
  const files = openFileStore(settings.storage)
  const workFolder = join(settings.storage.folder, 'work')
  const bookDeps = { db, files, workFolder }
  const desk = openDesk(settings)
  const videoDeps = { db, files, workFolder, ffmpegPath: settings.ffmpegPath }
  const tasks = {
    // Before refunds, which may be many and each wait for a gateway.
    'ask-gateways': scheduled('money', '* * * * *', () => askGateways(db, gateways), -10),
    'cancel-expired-orders': scheduled('money', '* * * * *', (actor) => cancelExpiredOrders(db, gateways, { actor }), -10),
    'ask-about-refunds': scheduled('money', '* * * * *', () => askAboutRefunds(db, gateways)),
    'complete-delivered': scheduled('money', '10 * * * *', () => completeDelivered(db)),
    'send-refund': queued('money', ({ id }: { id: string }) => sendRefund(db, gateways, id)),

    'follow-price-clock': scheduled('clock', '* * * * *', () => followPriceClock(db)),
    'follow-sales': scheduled('clock', '* * * * *', () => followSales(db)),

    'sweep-attempts': scheduled('clock', '* * * * *', () => sweepAttempts(db)),

    'count-learners': scheduled('upkeep', '13 * * * *', () => countLearners(db)),
    'clear-rate-limits': scheduled('upkeep', '23 * * * *', () => clearRateLimits(db)),
    // Between 8 and 21 in Vietnam: nobody's phone rings at night because of a book.
    'tell-wishers': scheduled('upkeep', '37 1-13 * * *', () => tellWishers(db, settings)),
    'tell-restocked': scheduled('upkeep', '*/10 1-13 * * *', () => tellRestocked(db, settings)),
    'clear-restock': scheduled('upkeep', '52 18 * * *', () => clearRestock(db)),
    'clear-newsletter': scheduled('upkeep', '53 18 * * *', () => clearNewsletter(db)),
    'clear-bulk-requests': scheduled('upkeep', '54 18 * * *', () => clearBulkRequests(db)),
    'clear-accounts': scheduled('upkeep', '50 18 * * *', () => clearAccounts(db)),
    'clear-mails': scheduled('upkeep', '55 18 * * *', () => clearMails(db)),
    'clear-carts': scheduled('upkeep', '5 19 * * *', () => clearCarts(db)),
    'clear-forged-notices': scheduled('upkeep', '7 19 * * *', () => clearForgedNotices(db)),
    'check-counts': scheduled('upkeep', '10 19 * * *', () => checkCounts(db)),
    'clear-audit': scheduled('upkeep', '15 19 * * *', () => clearAudit(db)),
    'delete-accounts': scheduled('upkeep', '20 19 * * *', () => deleteAccounts(db)),
    'anonymise-left-buyers': scheduled('upkeep', '30 19 * * *', () => anonymiseLeftBuyers(db)),
    'resume-videos': scheduled('clock', '* * * * *', () => resumeVideos(db)),
    'resume-books': scheduled('clock', '* * * * *', () => resumeBooks(db)),
    'clear-uploads': scheduled('upkeep', '35 19 * * *', () =>
      clearUploads(db, { uploads: uploadsFolder(settings.storage.folder), work: workFolder }),
    ),
    'clear-missed-queries': scheduled('upkeep', '36 19 * * *', () => clearMisses(db)),
    'count-bought-together': scheduled('upkeep', '25 19 * * *', () => countBoughtTogether(db)),
    'clear-marks': scheduled('upkeep', '37 19 * * *', () => clearMarks(db)),
    // Each minute: its editor may not open a file before.
    'scan-manuscripts': scheduled('upkeep', '* * * * *', () =>
      scanManuscripts({ db, files, desk, clamavUrl: settings.clamavUrl }),
    ),
    // At eight in Vietnam.
    'remind-of-manuscripts': scheduled('upkeep', '0 1 * * *', () => remindOfDays(db, desk)),
    'clear-manuscript-uploads': scheduled('upkeep', '38 * * * *', () =>
      clearManuscriptUploads(db, manuscriptUploadsFolder(settings.storage.folder)),
    ),
    'check-short-links': scheduled('upkeep', '40 19 * * *', () => checkShortLinks(db, settings)),

    'send-account-letter': queued('mail', (letter: AccountLetter) => sendAccountLetter(db, keys, letter)),
    'write-newsletter': queued('upkeep', ({ id }: { id: number }) => writeNewsletter(db, settings, id)),
    'send-mail': queued('mail', ({ id }: { id: number }, { stopping }) => post?.send(id, stopping)),

    'process-video': queued('media', ({ id }: { id: string }, { stopping }) => processVideo(videoDeps, id, stopping)),
    'process-book': queued('media', ({ id }: { id: string }) => processBook(bookDeps, id)),
    'cut-preview': queued('media', ({ id }: { id: string }) => cutPreview(bookDeps, id)),
    'stamp-copy': queued('media', ({ id }: { id: string }, { isLastTry }) => stampCopy(bookDeps, id, { isLastTry })),
    'blind-manuscript': queued('media', ({ id }: { id: string }) => blindManuscript({ db, files }, desk, id)),
    // Runs after `delete-accounts`, whose pictures it removes, and behind what somebody waits for.
    'sweep-files': scheduled('media', '50 19 * * *', () => sweepFiles(db, files), 10),
  } satisfies Record<string, Task> & Record<QueuedTask, Task>
  return {
    tasks,
    /** Tasks no worker takes for now; their jobs wait without losing tries. Letters, when there is no mail server outside the demo. */
    paused: new Set<string>(post || settings.isDemo ? [] : ['send-mail']),
    /** Too frequent for jobs: looked at each second, in every worker at once. True when more may be waiting. */
    eachSecond: {
      'write-due-letters': () => writeDueLetters(db, settings),
      'follow-availability': () => followAvailability(db),
    } satisfies Record<string, () => Promise<boolean>>,
    close() {
      post?.close()
      files.close()
    },
  }
}

/** Work that runs on a schedule. Skipped while the last run is still going on in this process. */
function scheduled(queue: QueueName, schedule: string, work: (actor: SystemActor) => Promise<unknown>, priority = 0): Task {
  let isRunning = false
  return {
    queue,
    schedule,
    priority,
    async run(_payload, { actor }) {
      if (isRunning) return
      isRunning = true
      try {
        await work(actor)
      } finally {
        isRunning = false
      }
    },
  }
}

/** Work that a transaction has queued, with its payload. */
function queued<Payload>(queue: QueueName, work: (payload: Payload, context: JobContext) => Promise<unknown> | undefined): Task {
  return { queue, run: (payload, context) => work(payload as Payload, context) }
}

/** The tasks that the runner of a queue takes; all tasks when no queue is named. */
export function taskList({ tasks, paused }: Tasks, queue?: QueueName): TaskList {
  const own = Object.entries<Task>(tasks).filter(([name, task]) => !paused.has(name) && (!queue || task.queue === queue))
  return Object.fromEntries(
    own.map(([name, task]) => [
      name,
      async (payload, { abortSignal, job }) => {
        const stopping = abortSignal ?? new AbortController().signal
        await task.run(payload, { actor: systemActor(name), stopping, isLastTry: job.attempts >= job.max_attempts })
      },
    ]),
  )
}

/**
 * The job key keeps at most one run of each task waiting. A named queue of graphile-worker would do so too, but stays locked for hours
 * after a worker was killed.
 */
export function crontab({ tasks }: Tasks, queue: QueueName): string {
  return Object.entries<Task>(tasks)
    .filter(([, task]) => task.queue === queue && task.schedule)
    .map(([name, { schedule, priority = 0 }]) => `${schedule} ${name} ?jobKey=${name}&priority=${priority}`)
    .join('\n')
}
