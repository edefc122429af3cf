import * as contract from '@tq/contract/learning/video.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { setCaptions } from './captions/set-captions.ts'
import { lessonMediaRoutes } from './media.routes.ts'
import { uploadRoutes } from './upload/upload.routes.ts'
import { getVideo, listVideos, removeVideo, retryVideo } from './videos.ts'

export function videoRoutes(app: App) {
  lessonMediaRoutes(app)
  uploadRoutes(app)
  serve(app, contract.listVideos, ({ db, query }) => listVideos(db, query))
  serve(app, contract.getVideo, async ({ db, params }) => ({ data: await getVideo(db, params.id) }))
  serve(app, contract.retryVideo, async ({ db, params, actor }) => ({
    data: await retryVideo(db, params.id, { actor }),
    successMessage: 'Video đang được xử lý lại',
  }))
  serve(app, contract.removeVideo, async ({ db, params, actor }) => {
    await removeVideo(db, params.id, { actor })
    return { data: null, successMessage: 'Đã xoá video' }
  })
  serve(app, contract.setCaptions, async ({ db, params, body, actor }) => ({
    data: await setCaptions(db, { lessonId: params.id, language: params.language, ...body, actor }),
    successMessage: 'Đã lưu phụ đề',
  }))
}
