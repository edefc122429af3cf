import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { restockRequests } from '@tq/db/schema/restock.ts'
import { and, eq, sql } from 'drizzle-orm'
import { PRODUCTS_NOW } from '../catalog/cards.ts'
import type { Settings } from '../deps.ts'
import { consumeOrThrow } from '../http/limit/rate-limit.ts'
import { lockUser } from '../http/lock-user.ts'
import { composeLetter } from '../mail/letter.ts'
import { newLetterKey } from '../mail/letter-key.ts'
import { writeMail } from '../mail/mail.ts'
import { normalEmail } from '../mail/mailbox.ts'
import { type Asker, countAsker, mayWriteTo } from '../mail/stranger-letters.ts'
import { confirmLetter } from './restock-letters.ts'

const MOST_OF_MEMBER = 100
/** Letters to mailboxes that anybody may have typed, from however many networks: more would cost the press its name as a sender. */
const ALL = { most: 500, seconds: 60 * 60 }
/** A link to confirm works for so long, and what nobody confirmed is kept no longer. */
export const TO_CONFIRM = sql`interval '2 days'`

/** Nobody confirmed it in time, and the nightly job has yet to come round. */
const IS_OVER = sql`(r.confirmed_at is null and r.created_at < now() - ${TO_CONFIRM})`

export interface RestockWish extends Asker {
  productId: number
  userId: string | null
  email: string | undefined
}

/** Members are noted at once; a guest's mailbox gets a letter first, and nobody learns whether it was noted already. */
export async function askForRestock(
  db: Database,
  { productId, userId, email, ...asker }: RestockWish,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<void> {
  if (!userId && !email) throw new AppError('RESTOCK_EMAIL_MISSING')
  await countAsker(db, 'restock', asker)
  const product = await findProduct(db, productId)
  if (!product) throw new AppError('PRODUCT_NOT_FOUND')
  if (product.inStock) throw new AppError('RESTOCK_NOT_NEEDED')
  if (userId) return noteMember(db, userId, productId)
  await consumeOrThrow(db, 'restock', ALL)
  const mailbox = normalEmail(email as string)
  if (!(await mayWriteTo(db, 'restock', mailbox))) return
  await db.transaction(async (tx) => {
    // Asked again it stays as old as it is: a stranger would put whoever waits at the end of the line, or keep the mailbox for ever.
    const { rows } = await tx.execute<{ key: string; isConfirmed: boolean; until: Date }>(sql`
      insert into restock_requests as r (product_id, email, key) values (${productId}, ${mailbox}, ${newLetterKey()})
      on conflict (product_id, lower(email)) where email is not null do update set
        created_at = case when ${IS_OVER} then now() else r.created_at end, key = case when ${IS_OVER} then excluded.key else r.key end
      returning key, confirmed_at is not null as "isConfirmed", created_at + ${TO_CONFIRM} as until`)
    const [asked] = rows
    if (!asked || asked.isConfirmed) return
    const letter = confirmLetter(product.title, asked.key, new Date(asked.until))
    await writeMail(tx, { to: mailbox, subject: letter.title, ...composeLetter(letter, publicUrl) })
  })
}

async function noteMember(db: Database, userId: string, productId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { rows } = await tx.execute<{ others: number }>(sql`
      select count(*)::int as others from restock_requests where user_id = ${userId} and product_id <> ${productId}`)
    if ((rows[0]?.others ?? 0) >= MOST_OF_MEMBER) throw new AppError('RESTOCK_TOO_MANY')
    await tx
      .insert(restockRequests)
      .values({ productId, userId, key: newLetterKey(), confirmedAt: sql`now()` })
      .onConflictDoNothing()
  })
}

/** Pressed twice it is confirmed once, and says the same. */
export async function confirmRestock(db: Database, key: string): Promise<{ title: string; address: string }> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    update restock_requests r set confirmed_at = coalesce(r.confirmed_at, now()) from products p
    where p.id = r.product_id and r.key = ${key} and not ${IS_OVER} returning p.id, p.title`)
  const [product] = rows
  if (!product) throw new AppError('RESTOCK_NOT_FOUND')
  return { title: product.title, address: addressId(product.title, product.id) }
}

export async function endRestock(db: Db, key: string): Promise<void> {
  await db.delete(restockRequests).where(eq(restockRequests.key, key))
}

/** A member's own. */
const ofMember = (userId: string, productId: number) =>
  and(eq(restockRequests.userId, userId), eq(restockRequests.productId, productId))

export const isRestockAsked = async (db: Db, userId: string, productId: number): Promise<boolean> =>
  (await db.$count(restockRequests, ofMember(userId, productId))) > 0

export async function removeRestockWish(db: Db, userId: string, productId: number): Promise<void> {
  await db.delete(restockRequests).where(ofMember(userId, productId))
}

async function findProduct(db: Db, id: number): Promise<{ title: string; inStock: boolean } | null> {
  const { rows } = await db.execute<{ title: string; inStock: boolean }>(
    sql`select p.title, p.in_stock as "inStock" from ${PRODUCTS_NOW} p where p.id = ${id}`,
  )
  return rows[0] ?? null
}
