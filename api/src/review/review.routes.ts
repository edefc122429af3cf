import * as contract from '@tq/contract/review.ts'
import type { App } from '../deps.ts'
import { sendGiven } from '../http/given-picture.ts'
import { serve } from '../http/serve.ts'
import { listMyReviews } from './my-reviews.ts'
import { changeReview, removeReview, writeReview } from './review.ts'
import { addPicture, findPicture, removePicture } from './review-pictures.ts'
import { listWaiting } from './reviewable-lines.ts'
import { getMyVotes, voteHelpful } from './votes.ts'

export function reviewRoutes(app: App) {
  serve(app, contract.listReviewable, ({ db, user, query }) => listWaiting(db, user.id, query))
  serve(app, contract.listMyReviews, ({ db, user, query }) => listMyReviews(db, user.id, query))
  serve(app, contract.writeReview, async ({ db, user, body }) => ({
    data: await writeReview(db, user.id, body),
    successMessage: 'Cảm ơn bạn đã viết đánh giá',
  }))
  serve(app, contract.changeReview, async ({ db, user, params, body }) => ({
    data: await changeReview(db, user.id, params.id, body),
    successMessage: 'Đã sửa đánh giá',
  }))
  serve(app, contract.removeReview, async ({ db, user, params }) => {
    await removeReview(db, user.id, params.id)
    return { data: null, successMessage: 'Đã xoá đánh giá' }
  })
  serve(app, contract.addReviewPicture, async ({ db, user, params, readForm }) => ({
    data: await addPicture(db, user.id, params.id, async () => (await readForm()).files.file.content),
    successMessage: 'Đã thêm ảnh',
  }))
  serve(app, contract.removeReviewPicture, async ({ db, user, params }) => ({
    data: await removePicture(db, user.id, params.id, params.name),
    successMessage: 'Đã bỏ ảnh',
  }))
  serve(app, contract.voteHelpful, async ({ db, user, params, body }) => ({
    data: await voteHelpful(db, user.id, params.id, body.isHelpful),
  }))
  serve(app, contract.getMyVotes, async ({ db, user, query }) => ({ data: await getMyVotes(db, user.id, query.productId) }))

  app.http.get<{ Params: { file: string } }>('/media/reviews/:file', async (request, reply) => {
    const { file } = request.params
    return sendGiven(reply, /^[0-9a-f]{32}\.webp$/.test(file) ? await findPicture(app.deps.db, file) : null)
  })
}
