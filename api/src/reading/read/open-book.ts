import { AppError } from '@tq/contract/errors.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type * as contract from '@tq/contract/reading/book.ts'
import type { Database, Db } from '@tq/db/database.ts'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import type { Tickets } from '../../storage/tickets.ts'
import { openReading } from '../marks/reading-row.ts'
import { relocateMarks } from '../marks/relocate-marks.ts'
import { signBookPass } from './book-pass.ts'
import { findCurrentVersion } from './current-version.ts'
import { readManifest } from './manifest.ts'
import { requireOwnBook } from './require-own-book.ts'

interface Deps {
  db: Database
  tickets: Tickets
}

export async function openBook(
  { db, tickets }: Deps,
  userId: string,
  productId: number,
): Promise<Data<typeof contract.openBook>> {
  const version = await requireOwnBook(db, userId, productId)
  const [found, pass] = await Promise.all([readManifest(db, version, 'full'), signBookPass(tickets, version.id, userId)])
  if (!found) throw new AppError('BOOK_NOT_READY')
  await relocateMarks(db, userId, version)
  const { position, revision } = await openReading(db, userId, productId)
  return {
    ...found.manifest,
    ...{ ticket: pass.ticket, expiresAt: pass.expiresAt.toISOString(), position, revision },
    canDownload: version.allows_download,
  }
}

export async function renewTicket({ db, tickets }: Deps, userId: string, productId: number) {
  const { id: versionId } = await requireOwnBook(db, userId, productId)
  const { ticket, expiresAt } = await signBookPass(tickets, versionId, userId)
  return { versionId, ticket, expiresAt: expiresAt.toISOString() }
}

/** The same for everybody. A book that is no longer sold has none. */
export async function openPreview(db: Db, productId: number, cacheInfo: CacheInfo): Promise<Data<typeof contract.openPreview>> {
  cacheInfo.dependsOn(`book:${productId}`)
  const version = await findCurrentVersion(db, productId)
  const found = version && (await readManifest(db, version, 'preview'))
  if (!version || !found?.isPublished) throw new AppError('BOOK_PREVIEW_NOT_FOUND')
  return { ...found.manifest, ticket: null, expiresAt: null, previewPercent: version.preview_percent }
}
