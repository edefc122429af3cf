import * as contract from '@tq/contract/account.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { mails } from '@tq/db/schema/account/mail.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { TestApi } from '../../testing/api.ts'

export const GOOD_PASSWORD = 'một-câu-dài-32'
export const READER = { Email: 'docgia@thuquan.test', Password: 'DocGia@2026' }

export const registration = (Email: string, Password = GOOD_PASSWORD) => ({
  Email,
  Password,
  Phone: '0912345678',
  Name: 'Nguyễn Thị Lan',
})

/** What tests do as people do: through the calls, reading codes in letters. */
export function peopleOf({ call, db, runJobs }: TestApi) {
  const lettersTo = (email: string) => db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.id))
  const people = {
    lettersTo,
    async userOf(email: string) {
      const [user] = await db.select().from(users).where(eq(users.email, email))
      if (!user) throw new Error(`nobody has ${email}`)
      return user
    },
    async codeFor(email: string): Promise<string> {
      await runJobs()
      return /\d{6}/.exec((await lettersTo(email))[0]?.subject ?? '')?.[0] ?? ''
    },
    async registered(email: string, password = GOOD_PASSWORD) {
      const { data } = await call(contract.register, { body: registration(email, password) })
      return { token: data.token, code: await people.codeFor(email) }
    },
    async activated(email: string, password = GOOD_PASSWORD) {
      const { token, code } = await people.registered(email, password)
      const { data } = await call(contract.activate, { body: { token, securityCode: code, email } })
      return { id: data.userId, proof: data.proof }
    },
    async login(Email: string, Password = GOOD_PASSWORD) {
      return (await call(contract.login, { body: { Email, Password } })).data.token
    },
    /** Limits are tested where they are meant to bite. */
    forgetLimits: () => db.execute(sql`truncate rate_limits`),
  }
  return people
}

/** A code that is not this one. */
export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')
