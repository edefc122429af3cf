import * as contract from '@tq/contract/manuscript/draft.ts'
import { refusal } from '@tq/contract/testing/refusal.ts'
import { dueLetters } from '@tq/db/schema/account/mail.ts'
import { expect, test } from 'vitest'
import { testApi } from '../testing/api.ts'
import { trackManuscript } from './author/track.ts'
import { openTestDesk } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const { submit } = await openTestDesk(api)
/** As from another network each time it is named. */
const trackFrom = (address: string, body: { code: string; email: string }, limitsNetworks = true) =>
  trackManuscript(db, { ...body, address, limitsNetworks })
const wrongCode = (at: number) => `BT-2026-${5000 + at}`

test('a wrong code and a wrong mailbox sound the same, and send no letter', async () => {
  const { code } = await submit(null, { authorEmail: 'doan@example.vn' })
  const wrong = [
    { code, email: 'khong-phai@example.vn' },
    { code: 'BT-2026-9999', email: 'doan@example.vn' },
  ]
  const sent = await db.$count(dueLetters)
  for (const body of wrong) {
    await expect(api.call(contract.trackDraft, { body })).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_TRACKED'))
    expect((await api.call(contract.askForLink, { body })).data).toBeNull()
  }
  expect(await db.$count(dueLetters)).toBe(sent)
})

test.each([
  ['told apart', true],
  ['not told apart', false],
])('networks %s: whoever guesses is soon answered no more; the author elsewhere is', async (_, limitsNetworks) => {
  const email = `chau.${limitsNetworks}@example.vn`
  const { code } = await submit(null, { authorEmail: email })
  const guess = (at: number) => trackFrom('203.0.113.7', { code: wrongCode(at), email }, limitsNetworks)
  for (let at = 0; at < 20; at++) await expect(guess(at)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_TRACKED'))
  const tooMany = refusal('TOO_MANY_REQUESTS')
  await expect(guess(20)).rejects.toMatchObject(tooMany)
  await expect(trackFrom('203.0.113.7', { code, email }, limitsNetworks)).rejects.toMatchObject(tooMany)
  expect(await trackFrom('198.51.100.1', { code, email }, limitsNetworks)).toMatchObject({ code })
})

test('two hundred wrong tries from everywhere: each network has one more, and the author is answered as often as they ask @slow', async () => {
  const email = 'bi.nham@example.vn'
  const { code } = await submit(null, { authorEmail: email })
  for (let at = 0; at < 200; at++) await trackFrom(`10.1.${at}.1`, { code: wrongCode(at), email }).catch(() => {})
  const guess = (at: number) => trackFrom('10.2.0.1', { code: wrongCode(at), email })
  await expect(guess(1)).rejects.toMatchObject(refusal('MANUSCRIPT_NOT_TRACKED'))
  await expect(guess(2)).rejects.toMatchObject(refusal('TOO_MANY_REQUESTS'))
  for (let times = 0; times < 30; times++) expect(await trackFrom('198.51.100.2', { code, email })).toMatchObject({ code })
})

test('thirty tries at once from one network: twenty are looked up', async () => {
  const tries = Array.from({ length: 30 }, (_, at) =>
    trackFrom('10.3.0.1', { code: wrongCode(at), email: 'mot-luc@example.vn' }).catch(({ code }: { code: string }) => code),
  )
  const outcomes = await Promise.all(tries)
  expect(outcomes.filter((code) => code === 'MANUSCRIPT_NOT_TRACKED')).toHaveLength(20)
  expect(outcomes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(10)
})
