import type { PageView } from '@tq/contract/content/visits.ts'
import type { App } from '../deps.ts'

const SEND_MS = 2_000
const PATIENCE_MS = 5_000
const BATCH = 100
const WAITING = 2_000

/** Sends visits to a service elsewhere, in batches. Nobody waits for it; what it does not take is dropped. */
export function passOnViews({ http }: App, url: string): (view: PageView) => void {
  const waiting: PageView[] = []
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()
  let hasComplained = false

  async function send(views: PageView[]): Promise<void> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ views }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`answered ${answer.status}`)
    } catch (error) {
      if (!hasComplained) http.log.warn({ err: error }, 'ANALYTICS_URL does not take page views; they are dropped')
      hasComplained = true
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.length) await send(waiting.splice(0, BATCH))
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(sendAll)
    return sending
  }

  http.addHook('onClose', flush)
  return (view) => {
    if (waiting.length >= WAITING) return
    waiting.push(view)
    timer ??= setTimeout(flush, SEND_MS).unref()
  }
}
