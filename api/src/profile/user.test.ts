import * as contract from '@tq/contract/account.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { registrationProofs, users } from '@tq/db/schema/account/accounts.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { issueProfileToken } from '../account/profile-token.ts'
import { testApi } from '../testing/api.ts'
import { addPerson } from './testing/people.ts'

const api = await testApi()
const { db } = api
const BA_DINH = 200_004

const body = { Name: 'Trần Minh', Phone: '0987654321', Address: '5 Lý Thường Kiệt', WardId: BA_DINH, Birthday: '1999-02-28' }
const read = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0]
const changed = { name: 'Trần Minh', phone: '0987654321', address: '5 Lý Thường Kiệt', wardId: BA_DINH, birthday: '1999-02-28' }

describe('a member', () => {
  test('changes their own profile', async () => {
    const lan = await addPerson(db)
    const { call } = api.as(lan)
    const answer = await call(contract.updateUser, { params: { userId: lan.id }, body })
    expect(answer).toMatchObject({ successMessage: 'Cập nhật thông tin thành công', data: changed })
    expect((await call(contract.getMe)).data).toEqual(answer.data)
    const { data } = await call(contract.updateUser, {
      params: { userId: lan.id },
      body: { ...body, WardId: null, Birthday: null },
    })
    expect(data).toMatchObject({ wardId: null, birthday: null })
  })

  test('finds nobody else, with or without a proof', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const proof = await issueProfileToken(db, minh.id)
    for (const more of [{}, { proof }]) {
      await expect(
        api.as(lan).call(contract.updateUser, { params: { userId: minh.id }, body: { ...body, ...more } }),
      ).rejects.toMatchObject({ status: 404, code: 'USER_NOT_FOUND' })
    }
    expect(await read(minh.id)).toMatchObject({ name: 'Nguyễn Thị Lan' })
  })

  test('can not choose a ward there is not, nor one of before; keeps one of before', async () => {
    const oldWard = (
      await db.execute<{ id: number }>(sql`select unit_id as id from geo_units where scheme = 'L3' and level = 3 limit 1`)
    ).rows[0]?.id as number
    const lan = await addPerson(db)
    const { call } = api.as(lan)
    for (const WardId of [999_999, 201, oldWard]) {
      await expect(call(contract.updateUser, { params: { userId: lan.id }, body: { ...body, WardId } })).rejects.toMatchObject({
        code: 'WARD_UNKNOWN',
      })
    }
    await db.update(users).set({ wardId: oldWard }).where(eq(users.id, lan.id))
    const { data } = await call(contract.updateUser, { params: { userId: lan.id }, body: { ...body, WardId: oldWard } })
    expect(data.wardId).toBe(oldWard)
  })

  test('can not give himself a role, nor another mailbox', async () => {
    const lan = await addPerson(db)
    for (const more of [{ role: 'admin' }, { email: 'x@example.vn' }, { Role: 'admin' }]) {
      const refused = api.as(lan).call(contract.updateUser, { params: { userId: lan.id }, body: { ...body, ...more } as never })
      await expect(refused).rejects.toMatchObject(refusal('INPUT_INVALID'))
    }
    expect(await read(lan.id)).toMatchObject({ role: 'user', name: 'Nguyễn Thị Lan' })
  })
})

describe('before the first login', () => {
  const send = (userId: string, proof?: string) => api.call(contract.updateUser, { params: { userId }, body: { ...body, proof } })

  test('the proof is good for one change', async () => {
    const lan = await addPerson(db)
    const proof = await issueProfileToken(db, lan.id)
    expect((await send(lan.id, proof)).data).toMatchObject(changed)
    await expect(send(lan.id, proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
  })

  test('name and phone that are not given stay', async () => {
    const lan = await addPerson(db)
    const { Name: _, Phone: __, ...rest } = body
    const proof = await issueProfileToken(db, lan.id)
    await api.call(contract.updateUser, { params: { userId: lan.id }, body: { ...rest, proof } })
    expect(await read(lan.id)).toMatchObject({ ...changed, name: lan.name, phone: lan.phone })
  })

  test('ten changes at once with one proof: one succeeds', async () => {
    const lan = await addPerson(db)
    const proof = await issueProfileToken(db, lan.id)
    const settled = await Promise.allSettled(Array.from({ length: 10 }, () => send(lan.id, proof)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a change that fails does not use the proof up', async () => {
    const lan = await addPerson(db)
    const proof = await issueProfileToken(db, lan.id)
    const wrong = api.call(contract.updateUser, { params: { userId: lan.id }, body: { ...body, WardId: 999_999, proof } })
    await expect(wrong).rejects.toMatchObject({ code: 'WARD_UNKNOWN' })
    await expect(send(lan.id, proof)).resolves.toBeDefined()
  })

  test('without a proof, with another’s or an expired one: not found', async () => {
    const [lan, minh] = [await addPerson(db), await addPerson(db)]
    const proof = await issueProfileToken(db, lan.id)
    const others = await issueProfileToken(db, minh.id)
    const nobody = '00000000-0000-4000-8000-000000000000'
    const answers = await Promise.allSettled([send(lan.id), send(lan.id, ''), send(lan.id, others), send(nobody, proof)])
    for (const answer of answers) expect(answer).toMatchObject({ reason: refusal('PROFILE_TOKEN_INVALID') })
    await db.update(registrationProofs).set({ expiresAt: sql`now()` }).where(eq(registrationProofs.userId, lan.id))
    await expect(send(lan.id, proof)).rejects.toMatchObject(refusal('PROFILE_TOKEN_INVALID'))
    expect(await read(lan.id)).toMatchObject({ name: 'Nguyễn Thị Lan' })
  })
})

test('a guest who asks for their own profile gets 401', async () => {
  await expect(api.call(contract.getMe)).rejects.toMatchObject(refusal('SESSION_EXPIRED'))
})
