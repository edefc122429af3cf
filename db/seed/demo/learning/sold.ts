import { eq, sql } from 'drizzle-orm'
import { products } from '../../../src/schema/all.ts'
import { DEMO_ACCOUNTS } from '../../demo-accounts.ts'
import { COURSES } from '../../texts/courses.ts'
import { describedBy, FIRST_COURSE_PRODUCT } from '../books/courses.ts'
import type { Press } from '../press.ts'
import { insertCourses } from './insert-courses.ts'

export const FIRST_SOLD_COURSE = 101

/** The lessons of the products of kind course. */
export async function seedSoldCourses(press: Press): Promise<void> {
  await insertCourses(
    press,
    COURSES.map(({ text }, position) => ({
      id: FIRST_SOLD_COURSE + position,
      use: 'sold',
      text,
      position,
      productId: FIRST_COURSE_PRODUCT + position,
    })),
  )
  // A shop of an earlier release promised lessons that nobody had written.
  for (const [position, { text }] of COURSES.entries())
    await press.tx
      .update(products)
      .set(describedBy(text))
      .where(eq(products.id, FIRST_COURSE_PRODUCT + position))
}

/** So that whoever logs in as the reader of the demo can study at once. */
export async function grantDemoCourses({ tx }: Press): Promise<void> {
  const [reader, editor] = DEMO_ACCOUNTS
  await tx.execute(sql`
    insert into entitlements (source, product_id, user_id, given_by_user_id)
    select 'staff', p.id, reader.id, editor.id from products p, users reader, users editor
    where p.id in (${FIRST_COURSE_PRODUCT + 1}, ${FIRST_COURSE_PRODUCT + 5}) and reader.email = ${reader.email} and editor.email = ${editor.email}
    on conflict do nothing`)
}
