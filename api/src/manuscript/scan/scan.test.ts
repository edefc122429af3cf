import * as staffContract from '@tq/contract/manuscript/staff-manuscript.ts'
import { bareStatus } from '@tq/contract/testing/refusal.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { staffAlerts } from '@tq/db/schema/order/order-staff.ts'
import { EICAR, openClamd } from '@tq/sandbox/clamd/stand-in.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addPerson } from '../../profile/testing/people.ts'
import { testApi } from '../../testing/api.ts'
import { TEST_SETTINGS } from '../../testing/settings.ts'
import { openDesk } from '../core/desk.ts'
import { openTestDesk, someFile } from '../testing/desk.ts'
import { asFile, docx } from '../testing/files.ts'
import { scanManuscripts } from './scan-files.ts'

const clamd = await openClamd()
afterAll(() => clamd.close())
beforeEach(() => clamd.turn({}))
const settings = { ...TEST_SETTINGS, clamavUrl: clamd.url }
const api = await testApi({ settings })
const { db, files } = api
const desk = await openTestDesk(api)
const scan = (clamavUrl: string | null = clamd.url) => scanManuscripts({ db, files, desk: openDesk(settings), clamavUrl })
const fileOf = async (id: string) => (await desk.staffDetail(id)).files[0]

test('what comes in is closed to the house until it was scanned; its author has it at any time', async () => {
  const lan = await addPerson(db)
  const { id } = await desk.submit(lan)
  expect(await fileOf(id)).toMatchObject({ scan: 'scanning', href: null })
  expect((await desk.detail(lan, id)).files[0]?.href).toContain('ticket=')
  await scan()
  const clean = await fileOf(id)
  expect(clean).toMatchObject({ scan: 'clean', scanName: 'Không có mã độc' })
  const got = await api.server.inject({ url: clean?.href ?? '' })
  expect(got.headers['content-disposition']).toMatch(/^attachment; /)
  expect((await desk.staffDetail(id)).opens).toMatchObject([{ by: 'staff', name: desk.editor.name, fileId: clean?.id }])
})

test('a virus: nobody opens it, not with a ticket of before either; author and house are told once', async () => {
  const lan = await addPerson(db)
  const { id, files: sent } = await desk.submit(
    lan,
    {},
    { manuscript: [asFile(docx(EICAR, [{ name: 'mimetype', content: EICAR }]), 'a.docx')] },
  )
  const before = sent[0]?.href ?? ''
  await scan()
  await scan()
  expect(await fileOf(id)).toMatchObject({ scan: 'infected', href: null })
  expect(bareStatus(await api.server.inject({ url: before }))).toBe(404)
  expect((await desk.letterTo(lan.email)).subject).toContain('bị nhiễm mã độc')
  expect(await db.$count(staffAlerts, eq(staffAlerts.kind, 'manuscriptVirus'))).toBe(1)
})

test('a scanner that is away, silent, or reads less than the file is long: closed, and tried again later', async () => {
  const lan = await addPerson(db)
  const { id } = await desk.submit(lan, {}, { manuscript: [asFile(docx('x'.repeat(200_000)), 'a.docx')] })
  const [row] = await db.select().from(manuscriptFiles).where(eq(manuscriptFiles.manuscriptId, id))
  const rescan = async (url?: string) => {
    await db.update(manuscriptFiles).set({ scannedAt: sql`now() - interval '1 hour'` })
    await scan(url)
    return (
      await db
        .select()
        .from(manuscriptFiles)
        .where(eq(manuscriptFiles.id, row?.id ?? ''))
    )[0]
  }
  for (const turn of [{ isSilent: true }, { mostBytes: 100 }]) {
    clamd.turn(turn)
    expect(await rescan()).toMatchObject({ scan: 'failed' })
    expect(await fileOf(id)).toMatchObject({ scanName: 'Chưa quét được', href: null })
  }
  expect(await rescan('tcp://127.0.0.1:1')).toMatchObject({ scan: 'failed', scanNote: expect.stringContaining('ECONNREFUSED') })
  clamd.turn({})
  await scan()
  // Not before its time.
  expect(await fileOf(id)).toMatchObject({ scan: 'failed' })
  expect(await rescan()).toMatchObject({ scan: 'clean', scanNote: '' })
})

test('the house’s own file is scanned like any other, and its author gets it', async () => {
  const lan = await addPerson(db)
  const id = await desk.inState(lan, 'accepted')
  await desk.staff.call(staffContract.addHouseFile, { params: { id }, body: {}, files: { edited: [someFile('Biên tập.docx')] } })
  await scan()
  expect((await desk.detail(lan, id)).files.at(-1)).toMatchObject({ role: 'edited', by: 'staff', scan: 'clean', version: 1 })
})
