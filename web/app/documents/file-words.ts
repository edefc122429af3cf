import { formatDecimal, formatNumber } from '../lib/format.ts'

/** 240 kB, 1,2 MB */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${formatDecimal(bytes / 1_000_000)} MB`
  return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
}

/** PDF, PY: as the name says. */
export const fileKind = (fileName: string): string => /\.([a-z0-9]{1,4})$/i.exec(fileName)?.[1]?.toUpperCase() ?? 'TỆP'
