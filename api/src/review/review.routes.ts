import * as contract from '@tq/contract/review.ts'
import type { KnownProducts } from '../catalog/beside/known-products.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { withTickets } from './hidden-pictures.ts'
import { listMyReviews } from './my-reviews.ts'
import { reviewPictureRoutes } from './picture.routes.ts'
import { productQuestionRoutes } from './questions/questions.routes.ts'
import { changeReview, removeReview, writeReview } from './review.ts'
import { listWaiting } from './reviewable-lines.ts'
import { getMyVotes, voteHelpful } from './votes.ts'

export function reviewRoutes(app: App, known: KnownProducts) {
  serve(app, contract.listReviewable, ({ db, user, query }) => listWaiting(db, user.id, query))
  serve(app, contract.listMyReviews, async ({ db, user, query }) => {
    const { data, ...paging } = await listMyReviews(db, user.id, query)
    return { ...paging, data: await withTickets(db, app.tickets, user.id, data) }
  })
  serve(app, contract.writeReview, async ({ db, user, body }) => ({
    data: await writeReview(db, user.id, body),
    successMessage: 'Cảm ơn bạn đã viết đánh giá',
  }))
  serve(app, contract.changeReview, async ({ db, user, params, body }) => {
    const review = await changeReview(db, user.id, params.id, body)
    const [data = review] = await withTickets(db, app.tickets, user.id, [review])
    return { data, successMessage: 'Đã sửa đánh giá' }
  })
  serve(app, contract.removeReview, async ({ db, user, params }) => {
    await removeReview(db, user.id, params.id)
    return { data: null, successMessage: 'Đã xoá đánh giá' }
  })
  reviewPictureRoutes(app)
  productQuestionRoutes(app, known)
  serve(app, contract.voteHelpful, async ({ db, user, params, body }) => ({
    data: await voteHelpful(db, user.id, params.id, body.isHelpful),
  }))
  serve(app, contract.getMyVotes, async ({ db, user, query }) => ({ data: await getMyVotes(db, user.id, query.productId) }))
}
