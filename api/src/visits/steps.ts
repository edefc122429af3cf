import type { PageView } from '@tq/contract/content/visits.ts'
import { PAGE_METRICS } from '@tq/contract/enums.ts'

/** Each step is a tenth longer than the one before: exact enough for a percentile (see page_views). */
export const stepOf = (value: number) => Math.round(Math.log(Math.max(value, 1)) / Math.log(1.1))

/** What one visit adds to the counts. CLS is a small fraction: it is counted in thousandths. */
export function stepsOf(view: PageView): { metric: string; step: number }[] {
  const felt = PAGE_METRICS.flatMap((metric) => {
    const value = view[metric]
    return value === undefined ? [] : [{ metric, step: stepOf(metric === 'CLS' ? value * 1000 : value) }]
  })
  return [{ metric: 'view', step: 0 }, ...felt]
}
