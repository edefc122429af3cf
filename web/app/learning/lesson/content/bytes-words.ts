import { formatDecimal, formatNumber } from '../../../lib/format.ts'

/** "1,2 MB", "240 kB" */
export const bytesWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${formatDecimal(bytes / 1_000_000)} MB` : `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
