import { randomBytes } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { avatars } from '@tq/db/schema/account/accounts.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { files } from '@tq/db/schema/storage.ts'
import { testDatabase } from '@tq/db/testing/database.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import type { FileStore } from './file-store.ts'
import { storeFile } from './store-file.ts'
import { sweepFiles } from './sweep-files.ts'
import { findDifferences } from './testing/differences.ts'
import { emptyFiles } from './testing/empty-files.ts'
import { testStores } from './testing/stores.ts'

const { db } = await testDatabase()
await emptyFiles(db)
const LIMITS = { mediaType: 'image/webp', mostBytes: 1_000_000 }
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(await testStores())('in $kind', ({ store, folder, kind }) => {
  const give = async (content = randomBytes(500)) => (await storeFile(db, store, [content], LIMITS)).hash
  const point = async (fileHash: string) => {
    const { id } = await addPerson(db)
    await db.insert(avatars).values({ userId: id, name: id, fileHash })
    return id
  }
  const age = (hash: string, hours: number) =>
    db
      .update(files)
      .set({ claimedAt: sql`now() - make_interval(hours => ${hours})` })
      .where(eq(files.hash, hash))
  const hasRow = async (hash: string) => (await db.$count(files, eq(files.hash, hash))) === 1
  const hasBytes = async (hash: string) => (await store.stat(hash)) !== null
  const isThere = async (hash: string) => {
    const [row, bytes] = [await hasRow(hash), await hasBytes(hash)]
    expect(row).toBe(bytes)
    return row
  }
  /** Put there by nobody: bytes that no row knows, so old. */
  async function putUnknown(days: number, content = randomBytes(500)): Promise<string> {
    const received = await store.receive([content], 1_000_000)
    await store.keep(received)
    await received.drop()
    listed.set(received.hash, new Date(Date.now() - days * DAY_MS))
    return received.hash
  }
  const listed = new Map<string, Date>()
  /** The same store, where some things have been for longer. */
  const aged: FileStore = {
    ...store,
    async *list() {
      for await (const kept of store.list()) yield { ...kept, keptAt: listed.get(kept.hash) ?? kept.keptAt }
    },
  }

  beforeEach(async () => {
    await db.delete(avatars)
    await db.delete(files)
    await db.delete(staffAlerts)
    for await (const { hash } of store.list()) await store.remove(hash)
    listed.clear()
  })

  test('what nobody points at goes, row and bytes, once its day is over; the rest stays', async () => {
    const [needed, left, fresh] = [await give(), await give(), await give()]
    await point(needed)
    for (const hash of [needed, left]) await age(hash, 25)
    await age(fresh, 23)
    await sweepFiles(db, store)
    expect(await Promise.all([needed, left, fresh].map(isThere))).toEqual([true, false, true])
    expect(await findDifferences(db, store)).toEqual([])
  })

  test('a picture of somebody who left goes with the next night', async () => {
    const hash = await give()
    const id = await point(hash)
    await age(hash, 48)
    await sweepFiles(db, store)
    expect(await isThere(hash)).toBe(true)
    await db.delete(avatars).where(eq(avatars.userId, id))
    await sweepFiles(db, store)
    expect(await isThere(hash)).toBe(false)
  })

  test('what two people gave stays until neither points at it', async () => {
    const content = randomBytes(500)
    const [hash, same] = [await give(content), await give(content)]
    expect(same).toBe(hash)
    const [lan, minh] = [await point(hash), await point(hash)]
    await age(hash, 48)
    for (const [id, stays] of [
      [lan, true],
      [minh, false],
    ] as const) {
      await db.delete(avatars).where(eq(avatars.userId, id))
      await sweepFiles(db, store)
      expect(await isThere(hash)).toBe(stays)
    }
  })

  test('the same content given again has its day again', async () => {
    const content = randomBytes(500)
    const hash = await give(content)
    await age(hash, 48)
    await give(content)
    await sweepFiles(db, store)
    expect(await isThere(hash)).toBe(true)
  })

  test('given again while it is being swept, it is there in the end', async () => {
    const content = randomBytes(500)
    const hash = await give(content)
    await age(hash, 48)
    let giving: Promise<string> | undefined
    const slow: FileStore = {
      ...store,
      async remove(name) {
        // The row is deleted and not committed: whoever comes now waits for it.
        giving = give(content)
        await vi.waitFor(async () => {
          const { rows } = await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
            and datname = current_database() and query like 'insert into "files"%'`)
          expect(rows).toHaveLength(1)
        })
        await store.remove(name)
      },
    }
    await sweepFiles(db, slow)
    await giving
    expect(await isThere(hash)).toBe(true)
    expect(await findDifferences(db, store)).toEqual([])
  })

  test('a store that fails loses no row, and one file that can’t be removed keeps none of the others', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => give()))
    for (const hash of all) await age(hash, 48)
    const [stuck] = all.toSorted()
    const failing: FileStore = {
      ...store,
      remove: (hash) => (hash === stuck ? Promise.reject(new Error('no permission')) : store.remove(hash)),
    }
    await expect(sweepFiles(db, failing)).rejects.toThrow('Files could not be removed: Error: no permission')
    expect(await Promise.all(all.map(isThere))).toEqual(all.map((hash) => hash === stuck))
    const away: FileStore = { ...store, remove: vi.fn(() => Promise.reject(new Error('away'))) }
    const more = await Promise.all(Array.from({ length: 5 }, () => give()))
    for (const hash of more) await age(hash, 48)
    await expect(sweepFiles(db, away)).rejects.toThrow('away')
    expect(away.remove).toHaveBeenCalledTimes(3)
    expect(await Promise.all(more.map(isThere))).toEqual(more.map(() => true))
  })

  test('killed between bytes and row: the row goes the next night, and the content can be given again', async () => {
    const content = randomBytes(500)
    const hash = await give(content)
    await age(hash, 48)
    await store.remove(hash)
    await sweepFiles(db, store)
    expect(await isThere(hash)).toBe(false)
    await give(content)
    expect(await isThere(hash)).toBe(true)
  })

  test('bytes that no row knows stay for a month, then get a row, and go a day later', async () => {
    const [young, old] = [await putUnknown(29), await putUnknown(31)]
    await sweepFiles(db, aged)
    expect([await hasRow(young), await hasRow(old), await hasBytes(young), await hasBytes(old)]).toEqual([
      false,
      true,
      true,
      true,
    ])
    await sweepFiles(db, aged)
    expect(await hasBytes(old)).toBe(true)
    await age(old, 25)
    await sweepFiles(db, aged)
    expect([await hasBytes(young), await hasBytes(old)]).toEqual([true, false])
  })

  test('content that somebody gives while it is unknown is theirs, of the kind they say', async () => {
    const content = randomBytes(500)
    const hash = await putUnknown(31, content)
    await sweepFiles(db, aged)
    expect(await give(content)).toBe(hash)
    await age(hash, 2)
    await point(hash)
    await age(hash, 48)
    await sweepFiles(db, aged)
    expect(await isThere(hash)).toBe(true)
    expect(await db.select({ type: files.mediaType }).from(files).where(eq(files.hash, hash))).toEqual([{ type: 'image/webp' }])
  })

  test('more than a hundred unknown files, and more than known ones, are a wrong database: staff are told and nothing goes @slow', async () => {
    await point(await give())
    await Promise.all(Array.from({ length: 101 }, () => putUnknown(40)))
    for (let night = 0; night < 2; night++) await sweepFiles(db, aged)
    expect(await db.$count(files)).toBe(1)
    expect(await db.select().from(staffAlerts)).toMatchObject([
      { kind: 'filesUnknown', text: expect.stringContaining('Kho tệp có 101 tệp không dòng nào') },
    ])
  })

  test('what a killed program had not received goes too', async () => {
    await give()
    const left = join(folder, 'incoming', 'left')
    await writeFile(left, 'nửa tệp')
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await utimes(left, before, before)
    await sweepFiles(db, store)
    await expect(utimes(left, before, before)).rejects.toThrow('ENOENT')
  })

  if (kind === 'folder')
    test('what somebody has come to need is not lost, however late they point at it', async () => {
      const hash = await give()
      const { id } = await addPerson(db)
      await age(hash, 48)
      // Pointed at in a transaction that the sweep can't see yet.
      let release = () => {}
      const held = new Promise<void>((go) => (release = go))
      let isPointing = () => {}
      const pointing = new Promise<void>((go) => (isPointing = go))
      const late = db.transaction(async (tx) => {
        await tx.insert(avatars).values({ userId: id, name: id, fileHash: hash })
        isPointing()
        await held
      })
      await pointing
      const sweeping = sweepFiles(db, store).catch((error: unknown) => error)
      await vi.waitFor(async () => {
        const { rows } = await db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        )
        expect(rows).toHaveLength(1)
      })
      release()
      await late
      expect(String(await sweeping)).toContain('Files could not be removed')
      expect(await isThere(hash)).toBe(true)
      await sweepFiles(db, store)
      expect(await isThere(hash)).toBe(true)
    })
})
