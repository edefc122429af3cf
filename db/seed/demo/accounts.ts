import { hash } from '@node-rs/argon2'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../src/database.ts'
import { users } from '../../src/schema/all.ts'
import { insertAll } from './press.ts'

/** Everybody knows these passwords: they exist only in the demo. */
export const DEMO_ACCOUNTS = [
  { email: 'docgia@thuquan.test', password: 'DocGia@2026', name: 'Trần Minh Đọc Giả', phone: '0912345671', role: 'user' },
  { email: 'bientap@thuquan.test', password: 'BienTap@2026', name: 'Lê Thu Biên Tập', phone: '0912345672', role: 'staff' },
  { email: 'quantri@thuquan.test', password: 'QuanTri@2026', name: 'Phạm An Quản Trị', phone: '0912345673', role: 'admin' },
] as const

export async function seedAccounts(tx: Tx): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
  if ((await tx.$count(users, inArray(users.email, emails))) === emails.length) return
  const rows = DEMO_ACCOUNTS.map(async ({ password, ...account }) => ({
    ...account,
    emailVerifiedAt: new Date(),
    passwordHash: await hash(password, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }),
  }))
  await insertAll(tx, users, await Promise.all(rows))
}
