import type { UploadRow } from '../../parts/upload/uploader.ts'

const ROWS_KEY = 'revision-uploads'

/** Uploads that a reload cut off: chosen again, they go on from where they were. */
export function keepRows(id: string, rows: readonly UploadRow[]): void {
  const begun = rows.filter((row) => row.id !== null && row.state !== 'done' && row.state !== 'refused')
  try {
    if (begun.length === 0) window.sessionStorage.removeItem(ROWS_KEY)
    else window.sessionStorage.setItem(ROWS_KEY, JSON.stringify({ id, rows: begun }))
  } catch {
    // Blocked: then a reload begins anew.
  }
}

export function keptRows(id: string): UploadRow[] {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(ROWS_KEY) ?? 'null') as { id: string; rows: UploadRow[] } | null
    return kept?.id === id ? kept.rows : []
  } catch {
    return []
  }
}
