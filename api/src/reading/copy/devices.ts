import { createHmac, type KeyObject } from 'node:crypto'
import { AppError } from '@tq/contract/errors.ts'
import type { Query } from '@tq/contract/http/endpoint.ts'
import type { listDevices as listing } from '@tq/contract/reading/copy.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { readingDevices } from '@tq/db/schema/reading/reader.ts'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { requirePage } from '../../http/paging.ts'
import { requireOwnBook } from '../read/require-own-book.ts'

const MOST_DEVICES = 5
/** How long a device opens what it keeps without hearing from us. */
const GOOD_DAYS = 30

interface Keeping {
  userId: string
  productId: number
  deviceId: string
  name: string
  isRenewal: boolean
}

const inBook = ({ userId, productId }: Pick<Keeping, 'userId' | 'productId'>) =>
  and(eq(readingDevices.userId, userId), eq(readingDevices.productId, productId))

/** Also renews: a device that hears nothing for thirty days has lost its key. */
export async function keepOffline({ db, key }: { db: Database; key: () => Promise<KeyObject> }, keeping: Keeping) {
  const { userId, productId, deviceId, name, isRenewal } = keeping
  const version = await requireOwnBook(db, userId, productId)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from users where id = ${userId}::uuid for no key update`)
    if (isRenewal) {
      const renewed = await tx
        .update(readingDevices)
        .set({ name, seenAt: sql`now()` })
        .where(and(inBook(keeping), eq(readingDevices.deviceId, deviceId)))
      if (!renewed.rowCount) throw new AppError('DEVICE_NOT_FOUND')
      return
    }
    const others = await tx.$count(readingDevices, and(inBook(keeping), ne(readingDevices.deviceId, deviceId)))
    if (others >= MOST_DEVICES) throw new AppError('DEVICES_FULL')
    await tx
      .insert(readingDevices)
      .values({ userId, productId, deviceId, name })
      .onConflictDoUpdate({
        target: [readingDevices.userId, readingDevices.productId, readingDevices.deviceId],
        set: { name, seenAt: sql`now()` },
      })
  })
  const secret = createHmac('sha256', await key())
    .update(`offline\n${userId}\n${productId}\n${deviceId}`)
    .digest('base64')
  return { versionId: version.id, key: secret, goodUntil: new Date(Date.now() + GOOD_DAYS * 86_400_000).toISOString() }
}

export async function dropOffline(db: Db, whose: Omit<Keeping, 'name' | 'isRenewal'>): Promise<void> {
  const gone = await db.delete(readingDevices).where(and(inBook(whose), eq(readingDevices.deviceId, whose.deviceId)))
  if (!gone.rowCount) throw new AppError('DEVICE_NOT_FOUND')
}

export async function listDevices(db: Db, userId: string, { productId, ...paged }: Query<typeof listing>) {
  const own = productId ? inBook({ userId, productId }) : eq(readingDevices.userId, userId)
  const { offset, ...paging } = requirePage(await db.$count(readingDevices, own), paged)
  const rows = await db
    .select({ device: readingDevices, title: products.title })
    .from(readingDevices)
    .innerJoin(products, eq(products.id, readingDevices.productId))
    .where(own)
    .orderBy(desc(readingDevices.seenAt), readingDevices.deviceId)
    .limit(paged.perPage)
    .offset(offset)
  return {
    ...paging,
    data: rows.map(({ device: { deviceId: id, productId, name, keptAt, seenAt }, title }) => ({
      ...{ id, productId, title, name, keptAt: keptAt.toISOString(), seenAt: seenAt.toISOString() },
    })),
  }
}
