import { join } from 'node:path'
import { AppError } from '@tq/contract/errors.ts'
import { VIDEO_UPLOADS } from '@tq/contract/learning/video.ts'
import type { StaffActor } from '../../actor.ts'
import type { App } from '../../deps.ts'
import { admitStaff } from '../../http/serve.ts'
import { resumableRoutes, type UploadOptions } from '../../storage/upload/resumable.routes.ts'
import { beginUpload, cancelUpload, finishUpload, isUploading } from './upload-rows.ts'
import { BEGINNING_BYTES, readVideoType } from './video-type.ts'

export const MOST_BYTES = 8 * 1024 ** 3
/** Announced together by all uploads that are under way: five of the largest. */
export const MOST_UNFINISHED_BYTES = 5 * MOST_BYTES

export const uploadsFolder = (storageFolder: string) => join(storageFolder, 'uploads')

/** Videos come in parts, from staff. */
export function uploadRoutes(app: App, options?: UploadOptions): void {
  const { db, settings } = app.deps
  resumableRoutes<StaffActor>(
    app,
    {
      path: VIDEO_UPLOADS,
      folder: uploadsFolder(settings.storage.folder),
      mostBytes: MOST_BYTES,
      mostUnfinishedBytes: MOST_UNFINISHED_BYTES,
      refusals: {
        empty: () => new AppError('VIDEO_TYPE_REFUSED'),
        tooLarge: () => new AppError('VIDEO_TOO_LARGE'),
        waiting: () => new AppError('VIDEO_UPLOADS_WAITING'),
        noRoom: () => new AppError('VIDEO_NO_ROOM'),
        notFound: () => new AppError('VIDEO_NOT_FOUND'),
      },
      admit: (request) => admitStaff(app, request),
      begin: (actor, { id, fileName }) => beginUpload(db, { id, fileName, actor }),
      // Removed by staff while it came.
      standingOf: async (_, id) => ((await isUploading(db, id)) ? 'open' : 'gone'),
      // Refused with the second part, not after eight gigabytes.
      async checkPart(_, { path, offset }) {
        if (offset >= BEGINNING_BYTES && !(await readVideoType(path))) throw new AppError('VIDEO_TYPE_REFUSED')
      },
      finish: (actor, { id, path }) => finishUpload({ db, files: app.files }, { id, path, actor }),
      cancel: (_, id) => cancelUpload(db, id),
      isFinal: ({ code }) => code === 'VIDEO_TYPE_REFUSED',
    },
    options,
  )
}
