import { refusal } from '@tq/contract/testing/refusal.ts'
import { manuscripts } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptLetters } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPerson } from '../profile/testing/people.ts'
import { testApi } from '../testing/api.ts'
import { nextCode } from './core/code.ts'
import { openDesk } from './core/desk.ts'
import { remindOfDays } from './remind.ts'
import { requireDueDay } from './staff/due-day.ts'
import { openTestDesk } from './testing/desk.ts'

const api = await testApi()
const { db } = api
const desk = await openTestDesk(api)

/** Half past midnight and half past eleven at night in Vietnam, of the same day there: in UTC they are two. */
const HOURS = ['00:30', '23:30'] as const
const at = (day: string, hour: string) => new Date(`${day}T${hour}:00+07:00`)

test.each(HOURS)('at %s a due day is from tomorrow on, within a year', (hour) => {
  const now = at('2026-11-20', hour)
  expect(requireDueDay('2026-11-21', now)).toBe('2026-11-21')
  expect(requireDueDay(undefined, now)).toBe('2026-12-20')
  expect(requireDueDay('2027-11-21', now)).toBe('2027-11-21')
  for (const day of ['2026-11-20', '2027-11-22'])
    expect(() => requireDueDay(day, now)).toThrow(expect.objectContaining(refusal('DUE_DAY_PAST')))
})

test('authors are reminded three days before, and are late when their day is over in Vietnam, not in London', async () => {
  const id = await desk.inState(await addPerson(db), 'revisionRequested')
  await db.update(manuscripts).set({ dueDay: '2026-11-20' }).where(eq(manuscripts.id, id))
  const reminders = ['dueSoon', 'overdue', 'authorLate'] as const
  const kindsAt = async (day: string, hour: string) => {
    await remindOfDays(db, openDesk(api.settings), at(day, hour))
    const of = and(eq(manuscriptLetters.manuscriptId, id), inArray(manuscriptLetters.kind, reminders))
    return (await db.select().from(manuscriptLetters).where(of).orderBy(manuscriptLetters.id)).map(({ kind }) => kind)
  }
  expect(await kindsAt('2026-11-16', '23:30')).toEqual([])
  expect(await kindsAt('2026-11-17', '00:30')).toEqual(['dueSoon'])
  for (const hour of HOURS) expect(await kindsAt('2026-11-20', hour)).toEqual(['dueSoon'])
  expect(await kindsAt('2026-11-21', '00:30')).toEqual([...reminders])
  expect(await kindsAt('2026-11-22', '23:30')).toEqual([...reminders])
})

test('a code is of the year on the Vietnamese calendar', async () => {
  const codeAt = (day: string, hour: string) => db.transaction((tx) => nextCode(tx, at(day, hour)))
  expect(await codeAt('2030-12-31', '23:30')).toBe('BT-2030-0001')
  expect(await codeAt('2031-01-01', '00:30')).toBe('BT-2031-0001')
  expect(await codeAt('2031-01-01', '00:30')).toBe('BT-2031-0002')
})
