import { doExam, submitExam } from '@tq/contract/exam/attempt.ts'
import { refundOrder } from '@tq/contract/order.ts'
import { writeReview } from '@tq/contract/review.ts'
import type { Database } from '@tq/db/database.ts'
import { addCourse } from '@tq/db/testing/courses.ts'
import { COMPUTED, COUNTERS, RULES } from '@tq/db/testing/invariants/all.ts'
import { findViolations } from '@tq/db/testing/invariants/check.ts'
import { addTextbook } from '@tq/db/testing/textbooks.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addAffiliate, openLinkShop } from '../affiliate/testing/link-shop.ts'
import { addExam } from '../exam/testing/add-exam.ts'
import { addBought } from '../order/testing/bought.ts'
import { openTestTill } from '../order/testing/till.ts'
import { addPerson } from '../profile/testing/people.ts'

const { api, db, staff, buy, BOOK, EBOOK } = await openTestTill()

/** A world in which every rule has rows to be about. */
const person = await addPerson(db)
const { line } = await addBought(db, { userId: person.id, productId: BOOK })
await api.as(person).call(writeReview, { body: { orderLineId: line.id, rating: 4, content: 'Sách in đẹp, giấy dày.' } })
const paid = await buy('vnpay', [
  { productId: BOOK, quantity: 2 },
  { productId: EBOOK, quantity: 1 },
])
await paid.pay('00')
const lines = (await paid.order()).lines
await staff.call(refundOrder, {
  params: { id: paid.id },
  body: {
    ...{ expectedRefunded: 0, includesShipping: false, isRestocked: true, reason: 'Khách trả sách' },
    lines: [{ lineId: lines.find(({ productId }) => productId === BOOK)?.id as number, quantity: 1 }],
  },
})
const withCode = await buy('cod', [{ productId: BOOK, quantity: 6 }], ['TUUTRUONG50'])
const waiting = await buy('vnpay', [{ productId: BOOK, quantity: 1 }])
const links = await openLinkShop(api)
const affiliate = await addAffiliate(api)
await links.earned(affiliate.code)
const course = await addCourse(db)
const sold = await addCourse(db, { use: 'sold' })
const withBook = await addCourse(db, { use: 'textbook' })
const [lessonOfBook] = withBook.lessonIds
const { subChapterIds } = await addTextbook(db, {
  courseId: withBook.id,
  chapters: [{ inside: [{ below: [{ lessonId: lessonOfBook }, { lessonId: lessonOfBook }] }] }],
})
const exam = await addExam(db)
const { attemptId } = (await api.as(person).call(doExam, { params: { id: exam.id } })).data
await api.as(person).call(submitExam, { body: { attemptId } })

/** What breaks each rule. */
const BREAKING: Record<string, ReturnType<typeof sql>[]> = {
  'exam_attempts.score': [sql`update exam_attempts set score = score + 1`],
  'exam_attempts.most_points': [sql`update exam_attempts set most_points = most_points + 1`],
  'an attempt that is graded has no question without a mark, one that is open has none with a mark': [
    sql`update exam_attempt_questions set score = null where position = 1`,
  ],
  'what is stored of an answer is its last save in the log': [
    sql`update exam_attempt_questions set answer = '{a}' where position = 1`,
  ],
  'a course counts its published lessons and their time': [
    sql`update courses set lesson_count = lesson_count + 1 where id = ${course.id}`,
    sql`update lessons set is_published = false where id = ${course.lessonIds[0]}`,
    sql`update lessons set duration_seconds = duration_seconds + 1 where id = ${course.lessonIds[0]}`,
  ],
  'a product that is a course says how many lessons it has': [
    sql`update products set lesson_count = lesson_count + 1 where id = ${sold.productId}`,
  ],
  'a textbook has a course of its kind, and leads to nothing that is sold': [
    sql`update textbook_sub_chapters set lesson_id = ${sold.lessonIds[0]} where id = ${subChapterIds[1]}`,
    sql`update textbooks set course_id = ${course.id} where course_id = ${withBook.id}`,
  ],
  'a textbook has chapters with two levels': [
    sql`update textbook_sub_chapters set parent_id = ${subChapterIds[1]} where id = ${subChapterIds[2]}`,
  ],
  'every word of a title in the library is known to the repair of typed words': [sql`delete from learning_words`],
  'a row that the library is searched by is what it would be if it were written now': [
    sql`update lessons set title = 'Tên khác' where id = ${course.lessonIds[0]}`,
    sql`update textbook_sub_chapters set title = 'Tên khác' where id = ${subChapterIds[1]}`,
    sql`update courses set is_published = false where id = ${course.id}`,
    sql`delete from learning_docs where course_id = ${course.id}`,
  ],
  'a text of a lesson is clean': [sql`update lessons set body = body || '<script>1</script>' where id = ${sold.lessonIds[0]}`],
  'a book that is ready has chapters': [
    sql`with kept as (insert into files (hash, bytes, media_type) values (repeat('a', 64), 1, 'application/pdf') returning hash)
      insert into book_versions (id, product_id, number, file_name, format, state, facts, source_hash)
      select 'a', ${BOOK}, 1, 'x', 'pdf', 'ready', '{}', hash from kept`,
  ],
  'no mark is newer than the book it stands in': [
    sql`with begun as (insert into reading_books (user_id, product_id) select id, ${BOOK} from users limit 1 returning user_id)
      insert into reading_marks (user_id, id, product_id, kind, chapter, chapter_title, percent, quote, note, revision, created_at, changed_at)
      select user_id, gen_random_uuid(), ${BOOK}, 'bookmark', 'c', '', 1, '', '', 5, now(), now() from begun`,
  ],
  'manuscripts.state is what the last event says': [
    sql`update manuscripts set state = 'withdrawn' where state in ('received', 'underReview')`,
  ],
  'a round is open while its author may fill it, and only then': [
    sql`update manuscript_rounds set sent_at = now() where sent_at is null`,
  ],
  'every file lies in a round': [sql`update manuscript_files set round = 99`],
  'the numbers of a year go as far as its codes': [sql`update manuscript_numbers set last = 0`],
  'what waits for a reader is found by what staff search for': [
    sql`update manuscripts set search_text = '' where state <> 'draft'`,
  ],
  'products.sold': [sql`update products set sold = sold + 1 where id = ${BOOK}`],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((stars) => {
      const column = sql.identifier(`rating_${stars}`)
      return [`products.rating_${stars}`, [sql`update products set ${column} = ${column} + 1 where id = ${BOOK}`]]
    }),
  ),
  'feedbacks.helpful': [sql`update feedbacks set helpful = helpful + 1 where id = 1`],
  'flash_sale_items.sold': [sql`update flash_sale_items set sold = sold - 1 where sold > 0`],
  'stock.reserved': [sql`update stock set reserved = reserved + 1 where product_id = ${BOOK}`],
  'stock.on_hand': [sql`update stock set on_hand = on_hand + 1 where product_id = ${BOOK}`],
  'an order holds exactly the pieces of its lines that can run out': [
    sql`delete from stock_moves where order_id = ${waiting.id}::uuid`,
  ],
  'what an order held was sold or released whole': [
    sql`update stock_moves set quantity = quantity + 1 where order_id = ${paid.id}::uuid and kind = 'sell'`,
  ],
  'no more comes back to the shelf than left it': [
    sql`update stock_moves set quantity = quantity + 9 where order_id = ${paid.id}::uuid and kind = 'return'`,
  ],
  'a cancelled order holds nothing': [sql`update orders set status = 'cancelled' where id = ${waiting.id}::uuid`],
  'the books of an order that is paid or sent have left the shelf': [
    sql`delete from stock_moves where order_id = ${paid.id}::uuid and kind = 'sell'`,
  ],
  'a review of a bought line is of that product, and marked as bought': [
    sql`update feedbacks set is_verified = false where order_line_id is not null`,
  ],
  'books are bought together in as many orders as hold both': [
    sql`update bought_together set orders = orders + 1 where product_id = (select min(product_id) from bought_together)`,
  ],
  'what is bought together is so both ways round, and not by chance': [
    sql`delete from bought_together where product_id = (select min(product_id) from bought_together)`,
  ],
  'a set is sent while one of its parts is': [
    sql`update products set object_type = 1 - object_type where id in (select combo_id from combo_parts)`,
  ],
  'a work is led by a product that leads itself': [sql`update products set work_id = ${EBOOK} where id = ${BOOK}`],
  'categories have two levels': [
    sql`update categories set parent_id = (select max(id) from categories where parent_id is not null) where parent_id is null`,
  ],
  'search_docs says whether a product can be had': [
    sql`update search_docs set in_stock = not in_stock where product_id = ${BOOK}`,
  ],
  'search_docs.sold is products.sold': [sql`update search_docs set sold = sold + 1 where product_id = ${BOOK}`],
  'every published product has a search row, and no other': [sql`delete from search_docs where product_id = ${BOOK}`],
  'every word of a search row is known to the repair of typed words': [sql`delete from search_words where word = 'toan'`],
  'what a search reads of a product is what the product says': [
    sql`update products set description = 'Nói về chuyện khác' where id = ${BOOK}`,
  ],
  'a search row is what it would be if it were written now': [sql`update products set title = 'Tên khác' where id = ${BOOK}`],
  'codes.used_count': [sql`update codes set used_count = used_count + 1 where code = 'TUUTRUONG50'`],
  'customer_uses.used_count is what the customer has by orders': [sql`update customer_uses set used_count = used_count + 1`],
  'a code is used up by a paid order and only held by others': [
    sql`update code_uses set used_at = now() where order_id = ${withCode.id}::uuid`,
  ],
  'what a cancelled order held of codes was given back, and nothing else was': [
    sql`update orders set promotions_released = true where id = ${withCode.id}::uuid`,
  ],
  'what a code saved is what its order was cheaper by': [
    sql`update code_uses set saved = saved + 1 where order_id = ${withCode.id}::uuid`,
  ],
  'commissions.amount': [sql`update commissions set amount = amount + 1`],
  'an order earns what its goods cost without VAT': [
    sql`update orders set commission_base = commission_base + 1 where affiliate_id is not null`,
  ],
  'commissions.base': [sql`update commissions set base = base + 1`],
  'a commission has the percentage that was agreed on, for whoever brought the order': [
    sql`update commissions set percent = percent + 1`,
  ],
  'a cancelled or wholly refunded order earns nothing': [
    sql`update orders set status = 'cancelled' where id in (select order_id from commissions)`,
  ],
  'commissions are paid by a payout that was paid, and wait in one that was asked for': [
    sql`update commissions set status = 'paid'`,
  ],
  'a payout is no more than its commissions were': [
    sql`insert into payouts (user_id, amount, status) select user_id, 1000, 'requested' from affiliates limit 1`,
  ],
  'orders.goods_total': [sql`update order_lines set total = total + 1, subtotal = subtotal + 1`],
  'orders.list_total': [sql`update order_lines set list_total = list_total + 1`],
  'orders.vat': [sql`update orders set vat = '[]'`],
  'orders.held_pieces': [sql`update orders set held_pieces = held_pieces + 1 where id = ${waiting.id}::uuid`],
  'orders.refunded_total': [sql`update orders set refunded_total = refunded_total - 1 where refunded_total > 0`],
  'order_lines.refunded_amount': [sql`update order_lines set refunded_amount = refunded_amount - 1 where refunded_amount > 0`],
  'an order has lines': [
    sql`delete from order_line_parts where order_line_id in (select id from order_lines where order_id = ${waiting.id}::uuid)`,
    sql`delete from order_lines where order_id = ${waiting.id}::uuid`,
  ],
  'a line holds itself or the parts of its set': [
    sql`delete from order_line_parts where order_line_id in (select id from order_lines where order_id = ${waiting.id}::uuid)`,
  ],
  'pieces that cost something are refunded with money': [
    sql`update order_lines set refunded_quantity = refunded_quantity - 1 where refunded_quantity > 0`,
  ],
  'orders.status is what the last event says': [sql`delete from order_events where order_id = ${paid.id}::uuid`],
  'an order that is paid, sent or delivered says since when': [
    sql`update orders set hold_until = null where id = ${waiting.id}::uuid`,
  ],
  'refunded and partly refunded orders are so by their sums': [
    sql`update orders set status = 'refunded' where id = ${paid.id}::uuid`,
  ],
  'an order by a gateway or transfer is paid by one payment of its total, an unpaid one by none': [
    sql`update payment_attempts set status = 'failed' where order_id = ${paid.id}::uuid`,
  ],
  'no more goes back by a payment than came by it': [sql`update refunds set amount = amount + 9000000`],
  'nothing can be paid any more for an order that is paid or cancelled': [
    sql`update payment_attempts set status = 'open' where order_id = ${paid.id}::uuid`,
  ],
  'a refund is no less than its lines; of money that should not have come it has none': [
    sql`update refund_lines set amount = amount + 9000000`,
  ],
  'a refund goes back by a payment of its order, for lines of its order': [
    sql`update refund_lines set order_line_id = (select id from order_lines where order_id = ${waiting.id}::uuid limit 1)`,
  ],
  'a request to give something back is about lines of its order': [
    sql`insert into return_requests (order_id, reason) values (${waiting.id}::uuid, 'Sách bị rách bìa')`,
    sql`insert into return_request_lines (return_request_id, order_line_id, quantity)
      select max(id), ${line.id}::int, 1 from return_requests`,
  ],
  'a refund that is over says since when': [sql`update refunds set status = 'done', done_at = null`],
  'what was bought online is open from the payment until the refund of its line': [sql`delete from entitlements`],
  'nothing is open that was not paid for': [
    sql`update orders set paid_at = null, status = 'needsAttention' where id = ${paid.id}::uuid`,
  ],
  'what a member bought is open for that member': [
    sql`update orders set user_id = ${person.id}::uuid where id = ${paid.id}::uuid`,
  ],
  'whoever has addresses has one default': [
    sql`insert into user_addresses (user_id, name, phone, address, ward_id, place_text)
      select ${person.id}::uuid, 'Lan', '0912345678', 'Số 1', min(unit_id), '' from geo_units where scheme = 'L2' and level = 3`,
  ],
  'pictures that people gave are of the kind we encode them in': [
    sql`insert into files (hash, bytes, media_type) values (${'a'.repeat(64)}, 1, 'image/svg+xml')`,
    sql`insert into avatars (user_id, name, file_hash) values (${person.id}::uuid, 'x', ${'a'.repeat(64)})`,
  ],
  'the version of a page that is shown is the newest there is': [sql`update content_pages set version = version + 1`],
  'news.plain is the folded text of its article': [sql`update news set title = 'Tên khác' where id = 1`],
}

const NAMES = [...COUNTERS, ...RULES, ...COMPUTED].map(({ name }) => name)

test('a world in order breaks no rule', async () => {
  expect(await findViolations(db)).toEqual([])
})

test('every rule is tried', () => {
  expect(Object.keys(BREAKING).toSorted()).toEqual(NAMES.toSorted())
})

test.each(Object.keys(BREAKING))('a row that breaks it is named: %s', async (name) => {
  expect(await brokenBy(name, BREAKING[name] ?? [])).toContain(name)
})

async function brokenBy(name: string, statements: ReturnType<typeof sql>[]): Promise<string[]> {
  let found: string[] = []
  const undone = new Error('undone')
  await db
    .transaction(async (tx) => {
      for (const statement of statements) expect((await tx.execute(statement)).rowCount).toBeGreaterThan(0)
      found = (await findViolations(tx as unknown as Database, name)).map((violation) => violation.name)
      throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return found
}
