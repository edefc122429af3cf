import { AppError } from '@tq/contract/errors.ts'
import type { Tag } from '@tq/db/tags.ts'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './account/account.routes.ts'
import { googleRoutes } from './account/google/google.routes.ts'
import { cacheSessions } from './account/session/session.ts'
import { openKeys } from './account/signing-keys.ts'
import { addressRoutes } from './address/address.routes.ts'
import { affiliateRoutes } from './affiliate/affiliate.routes.ts'
import { bulkRoutes } from './bulk/bulk.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { offersRoutes } from './cart/offers.routes.ts'
import { authorRoutes } from './catalog/author/author.routes.ts'
import { catalogRoutes } from './catalog/catalog.routes.ts'
import { releaseRoutes } from './catalog/release/release.routes.ts'
import { seriesRoutes } from './catalog/series/series.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import type { ApiDeps, App } from './deps.ts'
import { discoveryRoutes } from './discovery/discovery.routes.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { geographyRoutes } from './geography/geography.routes.ts'
import { homeRoutes } from './home/home.routes.ts'
import type { DirectQuestion, DirectRead } from './http/cache/direct-read.ts'
import { sendFailure } from './http/failures.ts'
import { docsRoutes } from './http/openapi/docs.routes.ts'
import { writeJson } from './http/utf8.ts'
import { learningRoutes } from './learning/learning.routes.ts'
import { linksRoutes } from './links/links.routes.ts'
import { manuscriptRoutes } from './manuscript/manuscript.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { Pictures } from './media/pictures.ts'
import { myLibraryRoutes } from './my-library/my-library.routes.ts'
import { newsRoutes } from './news/news.routes.ts'
import { newsletterRoutes } from './newsletter/newsletter.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'
import { readingRoutes } from './reading/reading.routes.ts'
import { restockRoutes } from './restock/restock.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { openFileStore } from './storage/open-store.ts'
import { openTickets } from './storage/tickets.ts'
import { textbookRoutes } from './textbook/textbook.routes.ts'
import { videoRoutes } from './video/video.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'
import { wishRoutes } from './wish/wish.routes.ts'

export interface MountedApi {
  /** Drops what the API keeps in memory of these tags. */
  invalidate(tags: Tag[] | 'all'): void
  /** Whether `invalidate` is told of every invalidation at the moment. */
  setListening(isOn: boolean): void
  pictures: Pictures
  /** Open reads by path, without an exchange. */
  directReads: ReadonlyMap<string, DirectRead>
  /** Open calls that only ask something with a body, by path. */
  directQuestions: ReadonlyMap<string, DirectQuestion>
}

/** The table of contents: every feature's calls, mounted by name. */
export async function mountApi(server: FastifyInstance, deps: ApiDeps): Promise<MountedApi> {
  const keys = openKeys(deps.db)
  const sessions = cacheSessions(deps.db, keys)
  const invalidators: ((tags: Tag[] | 'all') => void)[] = [sessions.invalidate]
  const files = openFileStore(deps.settings.storage)
  server.addHook('onClose', async () => files.close())
  const pictures = new Pictures(deps.db, deps.mediaDir, server.log)
  const directReads: App['directReads'] = new Map()
  const directQuestions: App['directQuestions'] = new Map()
  const listeners: ((isOn: boolean) => void)[] = [sessions.setListening]
  await server.register(async (http) => {
    http.setErrorHandler(sendFailure)
    http.setReplySerializer(writeJson)
    const app: App = {
      http,
      deps,
      files,
      tickets: openTickets(() => keys('ticket')),
      identify: sessions.identify,
      invalidateSessions: sessions.invalidate,
      directReads,
      directQuestions,
      onInvalidated: (invalidate) => invalidators.push(invalidate),
    }
    addressRoutes(app)
    accountRoutes(app, keys)
    googleRoutes(app, keys)
    const catalog = catalogRoutes(app)
    listeners.push(catalog.setListening)
    authorRoutes(app)
    releaseRoutes(app)
    seriesRoutes(app)
    const cartPricing = cartRoutes(app)
    offersRoutes(app, cartPricing)
    bulkRoutes(app)
    contactRoutes(app)
    contentRoutes(app)
    discoveryRoutes(app)
    docsRoutes(app)
    examRoutes(app)
    geographyRoutes(app)
    homeRoutes(app, catalog)
    myLibraryRoutes(app)
    learningRoutes(app)
    linksRoutes(app)
    manuscriptRoutes(app)
    mediaRoutes(app, pictures)
    newsRoutes(app)
    newsletterRoutes(app)
    checkoutRoutes(app, cartPricing)
    orderRoutes(app, cartPricing)
    affiliateRoutes(app)
    profileRoutes(app)
    progressRoutes(app)
    readingRoutes(app, () => keys('ticket'))
    reviewRoutes(app, catalog.known)
    staffRoutes(app)
    textbookRoutes(app)
    videoRoutes(app)
    visitsRoutes(app)
    restockRoutes(app)
    wishRoutes(app)
    http.all('/api/*', () => {
      throw new AppError('CALL_NOT_FOUND')
    })
  })
  return {
    invalidate: (tags) => {
      for (const invalidate of invalidators) invalidate(tags)
    },
    setListening: (isOn) => {
      for (const listen of listeners) listen(isOn)
    },
    pictures,
    directReads,
    directQuestions,
  }
}
