import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@tq/contract/errors.ts'
import { MANUSCRIPT_UPLOADS, MOST_FILE_BYTES, typesOf } from '@tq/contract/manuscript/files.ts'
import { manuscriptUploads } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { type GuestActor, type UserActor, userIdOf } from '../../actor.ts'
import type { App } from '../../deps.ts'
import { admitAnybody } from '../../http/serve.ts'
import { storeReceived } from '../../storage/store-file.ts'
import { asReceived } from '../../storage/upload/as-received.ts'
import { resumableRoutes, type UploadOptions } from '../../storage/upload/resumable.routes.ts'
import { inspectFile } from './inspect-file.ts'
import { countBytes, countUpload, returnBytes } from './quota.ts'
import { nameOf } from './receive-files.ts'

export const manuscriptUploadsFolder = (storageFolder: string) => join(storageFolder, 'manuscript-uploads')

/** Of all authors together: forty of the largest files. */
const MOST_UNFINISHED_BYTES = 40 * MOST_FILE_BYTES
/** Announcing costs nothing: four accounts that never send a byte would keep everybody else out. */
const ANNOUNCED_SHARE = 1 / 50
/** Of one account. */
const MOST_BEGUN = 20
/** Nothing of these is worth keeping, however often it is tried. */
const FINAL = [
  'FILE_TYPE_REFUSED',
  'MANUSCRIPT_FILE_HAS_MACROS',
  'MANUSCRIPT_FILE_MISNAMED',
  'MANUSCRIPT_ARCHIVE_REFUSED',
  'UPLOAD_NOT_FOUND',
]

/** Files come in parts, from members and guests; what a form brings in one piece goes the same way from there on. */
export function manuscriptUploadRoutes(app: App, options?: UploadOptions): void {
  const { db, settings } = app.deps
  const { limitsNetworks } = settings
  const folder = manuscriptUploadsFolder(settings.storage.folder)
  const uploaderOf = (actor: GuestActor | UserActor) => ({ userId: userIdOf(actor), address: actor.address, limitsNetworks })
  const uploading = (id: string) => and(eq(manuscriptUploads.id, id), isNull(manuscriptUploads.fileHash))
  resumableRoutes<GuestActor | UserActor>(
    app,
    {
      path: MANUSCRIPT_UPLOADS,
      folder,
      mostBytes: MOST_FILE_BYTES,
      mostUnfinishedBytes: MOST_UNFINISHED_BYTES,
      announcedShare: ANNOUNCED_SHARE,
      refusals: {
        empty: () => new AppError('FILE_TYPE_REFUSED', { values: typesOf('figures') }),
        tooLarge: () => new AppError('FILE_TOO_LARGE', { values: MOST_FILE_BYTES }),
        waiting: () => new AppError('UPLOADS_WAITING'),
        noRoom: () => new AppError('UPLOAD_NO_ROOM'),
        notFound: () => new AppError('UPLOAD_NOT_FOUND'),
      },
      admit: (request) => admitAnybody(app, request),
      async begin(actor, { id, bytes, fileName }) {
        const uploader = uploaderOf(actor)
        const { userId } = uploader
        const begun = and(isNull(manuscriptUploads.fileHash), userId ? eq(manuscriptUploads.userId, userId) : sql`false`)
        if ((await db.$count(manuscriptUploads, begun)) >= MOST_BEGUN) throw new AppError('UPLOADS_WAITING')
        await countUpload(db, uploader)
        await countBytes(db, uploader, bytes)
        await db.insert(manuscriptUploads).values({ id, userId, name: nameOf(fileName), bytes })
      },
      async standingOf(actor, id) {
        const [row] = await db.select().from(manuscriptUploads).where(uploading(id))
        if (!row) return 'gone'
        // A guest's id is the only proof there is; nobody guesses it.
        return row.userId === null || row.userId === userIdOf(actor) ? 'open' : 'of somebody else'
      },
      async finish(_, { id, path }) {
        const [row] = await db.select().from(manuscriptUploads).where(uploading(id))
        if (!row) throw new AppError('UPLOAD_NOT_FOUND')
        const mediaType = await inspectFile(path, row.name)
        const { hash, bytes } = await storeReceived(db, app.files, await asReceived(path), mediaType)
        await db.update(manuscriptUploads).set({ fileHash: hash, bytes, mediaType }).where(uploading(id))
      },
      async cancel(actor, id) {
        const came = (await stat(join(folder, id)).catch(() => null))?.size ?? 0
        const [row] = await db.delete(manuscriptUploads).where(uploading(id)).returning()
        if (row) await returnBytes(db, { ...uploaderOf(actor), userId: row.userId }, { announced: row.bytes, came })
      },
      isFinal: ({ code }) => FINAL.includes(code),
    },
    options,
  )
}
