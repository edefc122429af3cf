import { eq } from 'drizzle-orm'
import type { Tx } from '../../src/database.ts'
import { affiliates, codes, users } from '../../src/schema/all.ts'
import { daysFrom, insertAll } from './press.ts'

type NewCode = Omit<typeof codes.$inferInsert, 'id' | 'startsAt' | 'endsAt'>

const GENERAL_TEXTBOOKS = 1
const LITERATURE = 14

const RUNNING: NewCode[] = [
  voucher('TUUTRUONG50', 'Giảm 50.000 ₫ cho đơn từ 400.000 ₫', { effect: 'amount', amount: 50_000, minimum: 400_000 }),
  voucher('VANHOC10', 'Giảm 10% sách Văn học và ngôn ngữ', {
    effect: 'percent',
    percent: 10,
    scope: { categoryIds: [LITERATURE] },
  }),
  voucher('DOCSO20', 'Giảm 20% sách điện tử từ 100.000 ₫', {
    effect: 'percent',
    percent: 20,
    cap: 100_000,
    minimum: 100_000,
    scope: { kinds: ['digital'] },
  }),
  voucher('SINHVIEN', 'Giảm 8% giáo trình đại cương', {
    effect: 'percent',
    percent: 8,
    cap: 60_000,
    scope: { categoryIds: [GENERAL_TEXTBOOKS] },
    limitPerCustomer: 5,
  }),
  voucher('FREESHIP30', 'Giảm đến 30.000 ₫ phí giao hàng cho đơn từ 150.000 ₫', {
    effect: 'shipping',
    amount: 30_000,
    minimum: 150_000,
  }),
  voucher('LANDAU', 'Giảm 30.000 ₫ cho đơn đầu tiên từ 100.000 ₫', {
    effect: 'amount',
    amount: 30_000,
    minimum: 100_000,
    limitPerCustomer: 1,
    totalLimit: 5_000,
    isStackable: false,
  }),
  coupon('SACHMOI15', 'Giảm 15% mỗi đầu sách giấy, tối đa 40.000 ₫', {
    effect: 'percent',
    percent: 15,
    cap: 40_000,
    scope: { kinds: ['printed'] },
    limitPerCustomer: 3,
  }),
  coupon('COMBO20K', 'Giảm 20.000 ₫ cho mỗi bộ sách', { effect: 'amount', amount: 20_000, scope: { kinds: ['combo'] } }),
]

const OVER = voucher('GIANGVIEN20', 'Giảm 20% cho giảng viên', { effect: 'percent', percent: 20, isPublic: false })

function voucher(code: string, title: string, more: Partial<NewCode> & Pick<NewCode, 'effect'>): NewCode {
  return { family: 'voucher', code, title, ...more }
}

function coupon(code: string, title: string, more: Partial<NewCode> & Pick<NewCode, 'effect'>): NewCode {
  return { family: 'coupon', code, title, ...more }
}

/** An affiliate to try links with; nobody can log in as this person. */
const AFFILIATE = { email: 'congtacvien@thuquan.test', name: 'Vũ Hà Bạn Đọc', code: 'BANDOC26' }

export async function seedCodes(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(codes)) > 0) return
  const window = { startsAt: daysFrom(now, -20), endsAt: daysFrom(now, 45) }
  await insertAll(tx, codes, [
    ...RUNNING.map((code, index) => ({ ...code, ...window, id: index + 1 })),
    { ...OVER, id: RUNNING.length + 1, startsAt: daysFrom(now, -60), endsAt: daysFrom(now, -5) },
  ])
  await seedAffiliate(tx)
}

async function seedAffiliate(tx: Tx): Promise<void> {
  const { email, name, code } = AFFILIATE
  await insertAll(tx, users, [{ email, name, emailVerifiedAt: new Date() }])
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!person) return
  await insertAll(tx, affiliates, [
    {
      userId: person.id,
      code,
      status: 'active',
      percent: 8,
      fullName: name,
      identityNumber: '001000000000',
      bankName: 'Ngân hàng Minh Hoạ',
      bankAccount: '0000000000',
      bankHolder: 'VU HA BAN DOC',
      termsVersion: 1,
      decidedAt: new Date(),
    },
  ])
}
