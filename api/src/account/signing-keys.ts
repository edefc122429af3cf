import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Database, Db } from '@tq/db/database.ts'
import { secrets } from '@tq/db/schema/account/accounts.ts'
import { eq } from 'drizzle-orm'

type KeyName = 'session' | 'registration' | 'code' | 'ticket'

/** Secrets of the program: made by whichever process is first, kept in the database, the same for all of them. */
export type Keys = (name: KeyName) => Promise<KeyObject>

export function openKeys(db: Database): Keys {
  const held = new Map<KeyName, Promise<KeyObject>>()
  return (name) => {
    const known = held.get(name)
    if (known) return known
    const reading = readSecret(db, name, () => randomBytes(48).toString('base64')).then((text) =>
      createSecretKey(Buffer.from(text, 'base64')),
    )
    held.set(name, reading)
    // A database that was away is asked again.
    reading.catch(() => held.delete(name))
    return reading
  }
}

/** The secret stored under that name; created now if no process has yet. */
export async function readSecret(db: Db, name: string, make: () => string | Promise<string>): Promise<string> {
  const find = () => db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name))
  const [known] = await find()
  if (known) return known.value
  await db
    .insert(secrets)
    .values({ name, value: await make() })
    .onConflictDoNothing()
  return ((await find())[0] as { value: string }).value
}
