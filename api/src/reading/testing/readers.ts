import { getMyOrder, listOrders, refundOrder } from '@tq/contract/order.ts'
import * as book from '@tq/contract/reading/book.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { eq } from 'drizzle-orm'
import { addBought } from '../../order/testing/bought.ts'
import { addPerson } from '../../profile/testing/people.ts'
import { type TestApi, testApi } from '../../testing/api.ts'
import { addBook, digitalProducts } from './add-book.ts'
import { CHAPTERS, epubOf } from './epub.ts'
import { pdfOf } from './pdf.ts'

const PAGES = Array.from({ length: 25 }, (_, n) => `Trang thứ ${n + 1} viết về đường làng`)

/** An API with three books that have files, one that has none, and people who own some of them. */
export async function openReadingTest() {
  const api = await testApi()
  const { db } = api
  const products = await digitalProducts(db)
  const [EPUB = 0, PDF = 0, EMPTY = 0, OTHER = 0] = products
  const epubId = await addBook(api, { productId: EPUB, allowsDownload: true })
  await addBook(api, { productId: PDF, content: await pdfOf(PAGES), format: 'pdf', allowsDownload: true })
  await addBook(api, {
    productId: OTHER,
    content: epubOf({ chapters: [...CHAPTERS, { title: 'Khác', body: '<p>Sách khác</p>' }] }),
  })

  async function owner(...owned: number[]) {
    const person = await addPerson(db)
    for (const productId of owned) await addBought(db, { userId: person.id, productId, kind: 'digital' })
    return { ...person, call: api.as(person).call }
  }

  /** The press gives the money for a book back. */
  async function refund({ call }: Reader): Promise<void> {
    const [staff] = await db.select().from(users).where(eq(users.role, 'staff'))
    const [order] = (await call(listOrders, { query: {} })).data
    const { id = '', lines } = (await call(getMyOrder, { params: { id: order?.id ?? '' } })).data
    const body = { lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }], expectedRefunded: 0, reason: 'Mua nhầm' }
    await api.as(staff as typeof staff & {}).call(refundOrder, { params: { id }, body })
  }

  return {
    ...{ api, products, EPUB, PDF, EMPTY, OTHER, epubId, owner, refund },
    lan: await owner(EPUB, PDF),
    stranger: await owner(OTHER),
    open: async ({ call }: Reader, productId: number) => (await call(book.openBook, { params: { productId } })).data,
    giveBack: (userId: string) => {
      api.leavesBroken('what was bought online is open from the payment until the refund of its line', 'closed by hand')
      return db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.userId, userId))
    },
    get: (url: string, headers: Record<string, string> = {}) => api.server.inject({ url, headers }),
  }
}

/** Somebody who owns books, and their calls. */
export interface Reader {
  call: TestApi['call']
}
