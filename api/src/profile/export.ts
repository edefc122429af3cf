import type { Db } from '@tq/db/database.ts'
import { avatars, consents, identities, sessions, userAddresses } from '@tq/db/schema/account/accounts.ts'
import { affiliateClicks, affiliates, commissions, payouts } from '@tq/db/schema/affiliate.ts'
import { bulkRequests } from '@tq/db/schema/bulk.ts'
import { cartCodes, cartLines, carts, removedCartLines } from '@tq/db/schema/cart.ts'
import { contactMessages } from '@tq/db/schema/content/content.ts'
import { entitlements } from '@tq/db/schema/entitlement.ts'
import { examAllowances } from '@tq/db/schema/exam/exam.ts'
import { certificates, lessonNotes, lessonProgress, lessonQuestions, questionReports } from '@tq/db/schema/learning/progress.ts'
import { newsletterSubscribers } from '@tq/db/schema/newsletter.ts'
import { orderEvents, orderLines, orders } from '@tq/db/schema/order/order.ts'
import { returnRequests } from '@tq/db/schema/order/return.ts'
import { productAnswers, productQuestions } from '@tq/db/schema/product-questions.ts'
import { codeCustomers, codes, collectedCodes } from '@tq/db/schema/promotion.ts'
import { bookCopies, misprints, readingBooks, readingDevices, readingMarks } from '@tq/db/schema/reading/reader.ts'
import { restockRequests } from '@tq/db/schema/restock.ts'
import { feedbacks, feedbackVotes } from '@tq/db/schema/review.ts'
import { wishes } from '@tq/db/schema/wish.ts'
import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { countAllClicks } from '../affiliate/user-affiliate.ts'
import { PICTURES_OF_REVIEW } from '../catalog/feedback.ts'
import { exportAttempts } from '../exam/export-attempts.ts'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { exportManuscripts } from '../manuscript/export-manuscripts.ts'
import { partsOfLine } from '../order/line-parts.ts'
import { returnRequestsWithLines } from '../order/refund/return-lines.ts'
import type { FileStore } from '../storage/file-store.ts'
import { readWhole } from '../storage/store-file.ts'
import { getUserRow, shown } from './user.ts'

const EXPORTS = { most: 10, seconds: 60 * 60 }

/** Everything stored about a person except secrets: no password, no code. */
export async function exportMyData(db: Db, store: FileStore, userId: string): Promise<Record<string, unknown>> {
  await consumeOrThrow(db, `export:${userId}`, EXPORTS)
  const row = await getUserRow(db, userId)
  const { createdAt, updatedAt, emailVerifiedAt } = row
  const { key: _, email: __, ...awaited } = getTableColumns(restockRequests)
  // Contact messages and the newsletter are found by mailbox, which anybody can type: included only if the person has proven that it is theirs.
  const letters = emailVerifiedAt
    ? db
        .select()
        .from(contactMessages)
        .where(eq(sql`lower(${contactMessages.email})`, row.email))
        .orderBy(contactMessages.id)
    : []
  const bulk = emailVerifiedAt
    ? db
        .select()
        .from(bulkRequests)
        .where(eq(sql`lower(${bulkRequests.email})`, row.email))
    : []
  const newsletter = emailVerifiedAt
    ? db
        .select({ askedAt: newsletterSubscribers.askedAt, confirmedAt: newsletterSubscribers.confirmedAt })
        .from(newsletterSubscribers)
        .where(eq(sql`lower(${newsletterSubscribers.email})`, row.email))
    : []
  return {
    exportedAt: new Date().toISOString(),
    profile: { ...shown(row), createdAt, updatedAt, emailVerifiedAt },
    otherLogins: await db
      .select({ provider: identities.provider, subject: identities.subject, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    addresses: (await db.select().from(userAddresses).where(eq(userAddresses.userId, userId)).orderBy(userAddresses.id)).map(own),
    sessions: (await db.select().from(sessions).where(eq(sessions.userId, userId)).orderBy(desc(sessions.createdAt))).map(own),
    consents: (await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)).map(own),
    wishes: (await db.select().from(wishes).where(eq(wishes.userId, userId)).orderBy(wishes.addedAt)).map(own),
    avatar: await avatarOf(db, store, userId),
    cart: await cartOf(db, userId),
    collectedCodes: await codesOf(db, collectedCodes, userId),
    codesGiven: await codesOf(db, codeCustomers, userId),
    orders: await ordersOf(db, userId),
    ownedProducts: (await db.select().from(entitlements).where(eq(entitlements.userId, userId)).orderBy(entitlements.id)).map(
      own,
    ),
    reviews: await reviewsOf(db, userId),
    helpfulVotes: (await db.select().from(feedbackVotes).where(eq(feedbackVotes.userId, userId))).map(own),
    productQuestions: (await db.select().from(productQuestions).where(eq(productQuestions.userId, userId))).map(own),
    productAnswers: (await db.select().from(productAnswers).where(eq(productAnswers.userId, userId))).map(own),
    ...(await learningOf(db, userId)),
    examAttempts: await exportAttempts(db, userId),
    examAllowances: (await db.select().from(examAllowances).where(eq(examAllowances.userId, userId))).map(own),
    ...(await readingOf(db, userId)),
    ...(await exportManuscripts(db, userId)),
    affiliate: await affiliateOf(db, userId),
    affiliateClicks: (await db.select().from(affiliateClicks).where(eq(affiliateClicks.userId, userId))).map(own),
    commissions: (await db.select().from(commissions).where(eq(commissions.userId, userId))).map(own),
    payouts: (await db.select().from(payouts).where(eq(payouts.userId, userId))).map(own),
    restockRequests: (await db.select(awaited).from(restockRequests).where(eq(restockRequests.userId, userId))).map(own),
    contactMessages: await letters,
    newsletter: await newsletter,
    bulkRequests: await bulk,
  }
}

async function avatarOf(db: Db, store: FileStore, userId: string): Promise<string | null> {
  const [picture] = await db.select({ hash: avatars.fileHash }).from(avatars).where(eq(avatars.userId, userId))
  const body = picture && (await readWhole(store, picture.hash))
  return body ? `data:image/webp;base64,${body.toString('base64')}` : null
}

async function reviewsOf(db: Db, userId: string) {
  const f = alias(feedbacks, 'f')
  const columns = { ...getTableColumns(f), pictures: sql<string[]>`${PICTURES_OF_REVIEW}` }
  return (await db.select(columns).from(f).where(eq(f.userId, userId)).orderBy(f.id)).map(own)
}

/** What was learnt, written and asked. Who answered a question is somebody else's name. */
async function learningOf(db: Db, userId: string) {
  const { answeredBy: _, ...asked } = getTableColumns(lessonQuestions)
  return {
    lessonProgress: (await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))).map(own),
    notes: (await db.select().from(lessonNotes).where(eq(lessonNotes.userId, userId)).orderBy(lessonNotes.createdAt)).map(own),
    questions: (await db.select(asked).from(lessonQuestions).where(eq(lessonQuestions.userId, userId))).map(own),
    questionsReported: (await db.select().from(questionReports).where(eq(questionReports.userId, userId))).map(own),
    certificates: (await db.select().from(certificates).where(eq(certificates.userId, userId))).map(own),
  }
}

/** Where somebody is in their books, and what they marked, kept and reported there. */
async function readingOf(db: Db, userId: string) {
  const { entitlementId: _, ...copies } = getTableColumns(bookCopies)
  return {
    reading: (await db.select().from(readingBooks).where(eq(readingBooks.userId, userId))).map(own),
    readingMarks: (
      await db.select().from(readingMarks).where(eq(readingMarks.userId, userId)).orderBy(readingMarks.createdAt)
    ).map(own),
    readingDevices: (await db.select().from(readingDevices).where(eq(readingDevices.userId, userId))).map(own),
    bookCopies: (await db.select(copies).from(bookCopies).where(eq(bookCopies.userId, userId))).map(own),
    misprintsReported: (await db.select().from(misprints).where(eq(misprints.userId, userId))).map(own),
  }
}

async function affiliateOf(db: Db, userId: string) {
  const [row] = await db.select().from(affiliates).where(eq(affiliates.userId, userId))
  return row ? { ...own(row), clicks: await countAllClicks(db, userId) } : null
}

async function cartOf(db: Db, userId: string) {
  const [cart] = await db.select().from(carts).where(eq(carts.userId, userId))
  if (!cart) return null
  return {
    ...own(cart),
    lines: (await db.select().from(cartLines).where(eq(cartLines.userId, userId)).orderBy(cartLines.id)).map(own),
    removedLines: (await db.select().from(removedCartLines).where(eq(removedCartLines.userId, userId))).map(own),
    codes: await codesOf(db, cartCodes, userId),
  }
}

/** By what is printed on them, which is how people know them. */
async function codesOf(db: Db, held: typeof cartCodes | typeof collectedCodes | typeof codeCustomers, userId: string) {
  const rows = await db
    .select({ code: codes.code })
    .from(held as typeof cartCodes)
    .innerJoin(codes, eq(codes.id, held.codeId))
    .where(eq(held.userId, userId))
    .orderBy(codes.id)
  return rows.map(({ code }) => code)
}

/** Without the affiliate and the checkout's request key. */
async function ordersOf(db: Db, userId: string) {
  const rows = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt))
  if (rows.length === 0) return []
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  const lines = await db
    .select({ ...getTableColumns(orderLines), parts: partsOfLine(sql`order_lines.id`) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, theirs))
    .orderBy(orderLines.position)
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, theirs)).orderBy(orderEvents.id)
  const returns = await returnRequestsWithLines(db, inArray(returnRequests.orderId, theirs)).orderBy(returnRequests.id)
  const [linesOf, eventsOf, returnsOf] = [ofOrder(lines), ofOrder(events), ofOrder(returns)]
  return rows.map(({ userId: _, affiliateId, affiliatePercent, commissionBase, requestKey, ...order }) => ({
    ...order,
    lines: linesOf(order.id),
    events: eventsOf(order.id).map(({ status, text, actor, occurredAt }) => ({ status, text, actor, occurredAt })),
    returnRequests: returnsOf(order.id),
  }))
}

function ofOrder<Row extends { orderId: string }>(rows: Row[]): (id: string) => Row[] {
  const groups = Map.groupBy(rows, ({ orderId }) => orderId)
  return (id) => groups.get(id) ?? []
}

/** Drops the owner's id, which is the same in every row. */
const own = <Row extends { userId: string | null }>({ userId: _, ...row }: Row) => row
