import * as contract from '@tq/contract/account.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { avatars } from '@tq/db/schema/account/accounts.ts'
import { files } from '@tq/db/schema/storage.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestLogin } from '../profile/testing/login.ts'
import { addPerson } from '../profile/testing/people.ts'
import { asForm, photo } from '../review/testing/pictures.ts'
import { testApi } from '../testing/api.ts'
import { TEST_SETTINGS } from '../testing/settings.ts'
import { sweepFiles } from './sweep-files.ts'
import { testS3 } from './testing/s3-server.ts'

const { folder } = TEST_SETTINGS.storage
const {
  db,
  server,
  files: store,
} = await testApi({
  settings: { ...TEST_SETTINGS, storage: { folder, s3: await testS3() } },
})

test('a shop whose files are in S3 takes a face, shows it, exports it, lets it go and sweeps it away', async () => {
  const lan = await addPerson(db)
  const login = await openTestLogin(db, lan.id)
  const { payload, headers } = asForm(await photo({ width: 300, height: 300 }))
  const sent = { method: 'POST', url: contract.changeAvatar.path, payload, headers: { ...headers, ...login } } as const
  const answer = await server.inject(sent)
  const url: string = answer.json().data.avatarUrl
  const shown = await server.inject(url)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(shown.rawPayload.length) })
  const part = await server.inject({ url, headers: { range: 'bytes=8-11' } })
  expect([part.statusCode, part.body]).toEqual([206, 'WEBP'])
  const mine = await server.inject({ url: contract.exportMyData.path, headers: login })
  expect(mine.json().data.avatar).toBe(`data:image/webp;base64,${shown.rawPayload.toString('base64')}`)
  const [row] = await db.select().from(avatars).where(eq(avatars.userId, lan.id))
  const hash = row?.fileHash as string

  await db.update(files).set({ claimedAt: sql`now() - interval '2 days'` })
  await sweepFiles(db, store)
  expect(await store.stat(hash)).toEqual({ bytes: shown.rawPayload.length })
  await server.inject({ method: 'DELETE', url: contract.changeAvatar.path, headers: login })
  expect(bareStatus(await server.inject(url))).toBe(404)
  await sweepFiles(db, store)
  expect(await store.stat(hash)).toBeNull()
})
