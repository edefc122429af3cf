import { hash } from '@node-rs/argon2'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../src/database.ts'
import { users } from '../../src/schema/all.ts'
import { insertAll } from './press.ts'

/** Everybody knows these passwords: they exist only in the demo. */
export const DEMO_ACCOUNTS = [
  { email: 'docgia@thuquan.test', password: 'DocGia@2026', name: 'Trần Minh Đọc Giả', role: 'user' },
  { email: 'bientap@thuquan.test', password: 'BienTap@2026', name: 'Lê Thu Biên Tập', role: 'staff' },
  { email: 'quantri@thuquan.test', password: 'QuanTri@2026', name: 'Phạm An Quản Trị', role: 'admin' },
] as const

export async function seedAccounts(tx: Tx): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  if ((await tx.$count(users, inArray(users.email, emails))) === emails.length) return
  const rows = DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
    ...account,
    phone: '0912345678',
    emailVerifiedAt: new Date(),
    passwordHash: await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  }))
  await insertAll(tx, users, await Promise.all(rows))
}
