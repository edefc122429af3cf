import type { Browser } from '@playwright/test'

/** What kept the page's main thread, from where its navigation began. */
export interface Task {
  atMs: number
  ms: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

const CATEGORIES = ['toplevel', 'blink.user_timing']
/** A press is answered late when something else takes longer than this. */
const LONG_MS = 50

/** Does `work`, which opens `url`, and says what the page's main thread did meanwhile: layout too, which `longtask` entries leave out. */
export async function traceTasks<Result>(
  browser: Browser,
  url: string,
  work: () => Promise<Result>,
): Promise<{ result: Result; tasks: Task[] }> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  })
  try {
    const result = await work()
    const isComplete = new Promise((done) => session.once('Tracing.tracingComplete', done))
    await session.send('Tracing.end')
    await isComplete
    return { result, tasks: tasksOf(events, url) }
  } finally {
    await session.detach()
  }
}

function tasksOf(events: TraceEvent[], url: string): Task[] {
  const start = events.findLast(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url)
  if (!start) throw new Error(`No navigation to ${url} in the trace.`)
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isHere = pid === start.pid && tid === start.tid && ts >= start.ts
      return isHere && ph === 'X' && name === 'ThreadControllerImpl::RunTask'
    })
    .map(({ ts, dur = 0 }) => ({ atMs: (ts - start.ts) / 1000, ms: dur / 1000 }))
}

/** Total blocking time: of what lies after the first paint, all beyond the first 50 ms of each task. */
export function blockedMs(tasks: Task[], firstPaintMs: number): number {
  return tasks.reduce((sum, { atMs, ms }) => sum + Math.max(0, Math.min(ms, atMs + ms - firstPaintMs) - LONG_MS), 0)
}
