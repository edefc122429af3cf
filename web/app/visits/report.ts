import { type PageView, reportPageView } from '@tq/contract/content/visits.ts'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { mayMeasure } from './consent.ts'
import { deviceOf } from './page-pattern.ts'

/** The view under way: it is sent when it ends, once. */
let view: PageView | null = null
let isWatching = false

/** Starts a view and ends the one before. */
export function openView(pattern: string): void {
  send()
  view = { pattern, device: deviceOf(window.innerWidth) }
  if (isWatching) return
  isWatching = true
  // Each calls back when the page is hidden, or when its number is final. They belong to the first page of a visit.
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(note, { reportAllChanges: true })
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

function note({ name, value }: Metric): void {
  if (view && (name === 'LCP' || name === 'INP' || name === 'CLS' || name === 'TTFB')) view[name] = value
}

function send(): void {
  const ended = view
  view = null
  if (!ended || !mayMeasure()) return
  navigator.sendBeacon(reportPageView.path, new Blob([JSON.stringify(ended)], { type: 'application/json' }))
}
