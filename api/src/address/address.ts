import type { Address } from '@tq/contract/account.ts'
import { AppError } from '@tq/contract/errors.ts'
import type { AddressForm } from '@tq/contract/forms/account.ts'
import type { Database, Db, Tx } from '@tq/db/database.ts'
import { placesOf, successorsOfAll } from '@tq/db/geography/places.ts'
import { userAddresses } from '@tq/db/schema/account/accounts.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { requireWard } from '../geography/ward.ts'
import { lockUser } from '../http/lock-user.ts'

const MOST = 20

type Written = z.output<typeof AddressForm>
type AddressRow = typeof userAddresses.$inferSelect

/** The default first, then the newest. */
export async function listAddresses(db: Db, userId: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.isDefault), desc(userAddresses.id))
  return withPlaces(db, rows)
}

export async function getAddress(db: Db, userId: string, id: number): Promise<Address> {
  const [address] = await withPlaces(db, [await getRow(db, userId, id)])
  return address as Address
}

export async function addAddress(db: Db, userId: string, form: Written): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { text: placeText } = await requireWard(tx, form.wardId)
    const count = await tx.$count(userAddresses, eq(userAddresses.userId, userId))
    if (count >= MOST) throw new AppError('TOO_MANY_ADDRESSES')
    const isDefault = form.isDefault || count === 0
    if (isDefault) await clearDefault(tx, userId)
    const [row] = await tx
      .insert(userAddresses)
      .values({ ...form, userId, placeText, isDefault })
      .returning({ id: userAddresses.id })
    return getAddress(tx, userId, row?.id as number)
  })
}

/** Fields that are left out stay. The place text changes only with the ward. A default changes only by choosing another one. */
export async function changeAddress(db: Database, userId: string, id: number, form: Partial<Written>): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const row = await getRow(tx, userId, id)
    const wardId = form.wardId ?? row.wardId
    const placeText = wardId === row.wardId ? row.placeText : (await requireWard(tx, wardId)).text
    const isDefault = form.isDefault || row.isDefault
    if (isDefault && !row.isDefault) await clearDefault(tx, userId)
    await tx
      .update(userAddresses)
      .set({ ...form, placeText, isDefault })
      .where(own(userId, id))
    return getAddress(tx, userId, id)
  })
}

/** Only that: what else the browser knows of the address may be old by now. */
export async function setDefault(db: Database, userId: string, id: number): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const { isDefault } = await getRow(tx, userId, id)
    if (!isDefault) {
      await clearDefault(tx, userId)
      await tx.update(userAddresses).set({ isDefault: true }).where(own(userId, id))
    }
    return getAddress(tx, userId, id)
  })
}

export async function removeAddress(db: Database, userId: string, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const [gone] = await tx.delete(userAddresses).where(own(userId, id)).returning({ wasDefault: userAddresses.isDefault })
    if (!gone) throw new AppError('ADDRESS_NOT_FOUND')
    if (gone.wasDefault) await passDefaultOn(tx, userId)
  })
}

const own = (userId: string, id: number) => and(eq(userAddresses.id, id), eq(userAddresses.userId, userId))

async function getRow(db: Db, userId: string, id: number): Promise<AddressRow> {
  const [row] = await db.select().from(userAddresses).where(own(userId, id))
  if (!row) throw new AppError('ADDRESS_NOT_FOUND')
  return row
}

async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .update(userAddresses)
    .set({ isDefault: false })
    .where(and(eq(userAddresses.userId, userId), eq(userAddresses.isDefault, true)))
}

async function passDefaultOn(tx: Tx, userId: string): Promise<void> {
  const [newest] = await tx
    .select({ id: userAddresses.id })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(desc(userAddresses.id))
    .limit(1)
  if (newest) await tx.update(userAddresses).set({ isDefault: true }).where(eq(userAddresses.id, newest.id))
}

async function withPlaces(db: Db, rows: AddressRow[]): Promise<Address[]> {
  const places = await placesOf(
    db,
    rows.map(({ wardId }) => wardId),
  )
  const gone = rows.map(({ wardId }) => wardId).filter((wardId) => !places.get(wardId)?.isInForce)
  const successors = await successorsOfAll(db, gone)
  return rows.map(({ id, name, phone, address, wardId, placeText, isDefault }) => ({
    id,
    name,
    phone,
    address,
    wardId,
    districtId: places.get(wardId)?.districtId ?? null,
    cityId: places.get(wardId)?.cityId ?? null,
    placeText,
    successors: successors.get(wardId) ?? [],
    isDefault,
  }))
}
