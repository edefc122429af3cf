import type { ScanState } from '@tq/contract/manuscript/enums.ts'
import type { FileVersion } from '@tq/contract/manuscript/shape.ts'
import { ROLE_NAMES, SCAN_NAMES } from '@tq/contract/manuscript/words.ts'
import type { Tickets } from '../../storage/tickets.ts'
import type { FileRow } from '../letters/about.ts'

export const FILES_PATH = '/media/manuscripts'

/** Who a file is opened for: stands in its ticket, and in the list of who opened what. */
export type Viewer = { by: 'author' } | { by: 'staff'; userId: string } | { by: 'reviewer'; reviewId: string }

/**
 * Authors get back what they gave, unless it is infected. Everybody else opens what was scanned; where there is no scanner, what is
 * marked so. `unscanned` with a scanner is only what came before there was one.
 */
export function isFileOpenFor(by: Viewer['by'], scan: ScanState, hasScanner: boolean): boolean {
  if (scan === 'infected') return false
  return by === 'author' || scan === 'clean' || (scan === 'unscanned' && !hasScanner)
}

export const viewerText = (viewer: Viewer) =>
  viewer.by === 'author' ? 'author:' : `${viewer.by}:${viewer.by === 'staff' ? viewer.userId : viewer.reviewId}`

/** Read back from a ticket, which nobody else can write. */
export function viewerOf(text: string): Viewer {
  const [by, who = ''] = text.split(':')
  if (by === 'staff') return { by, userId: who }
  return by === 'reviewer' ? { by, reviewId: who } : { by: 'author' }
}

interface Shown {
  tickets: Tickets
  viewer: Viewer
  hasScanner: boolean
  /** Rounds that were sent. */
  sent: ReadonlySet<number>
}

export async function fileViews(rows: FileRow[], { tickets, viewer, hasScanner, sent }: Shown): Promise<FileVersion[]> {
  return Promise.all(
    rows.map(async (row, at) => {
      const { id, role, version, round, name, bytes, fileHash: hash, mediaType, scan, by } = row
      const ticket = isFileOpenFor(viewer.by, scan, hasScanner)
        ? await tickets.sign({
            purpose: 'manuscriptFile',
            name: id,
            file: { hash, bytes, mediaType },
            userId: viewerText(viewer),
          })
        : null
      const same = rows.slice(0, at).find((other) => other.fileHash === hash)
      return {
        ...{ id, role, roleName: ROLE_NAMES[role], version, round, name, bytes, hash, scan, scanName: SCAN_NAMES[scan], by },
        isSent: by === 'staff' || sent.has(round),
        sameAsVersion: same?.version ?? null,
        href: ticket && `${FILES_PATH}/${id}?ticket=${ticket}`,
        createdAt: row.createdAt.toISOString(),
      }
    }),
  )
}
