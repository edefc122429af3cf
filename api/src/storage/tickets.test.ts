import { createSecretKey } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTickets, type TicketClaims } from './tickets.ts'

const key = (letter: string) => async () => createSecretKey(Buffer.from(letter.repeat(48)))
const tickets = openTickets(key('a'))
const HOUR_MS = 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 16, 12)

const grant: TicketClaims = {
  purpose: 'reviewPicture',
  name: `${'b'.repeat(32)}.webp`,
  file: { hash: 'c'.repeat(64), bytes: 1234, mediaType: 'image/webp' },
  userId: '0b8a1c9e-3f1d-4a55-9d7e-0a2f4a7f9f01',
}
const { purpose, name } = grant
const at = (moment: number) => vi.useFakeTimers({ now: moment, toFake: ['Date'] })
afterEach(() => void vi.useRealTimers())

describe('a ticket', () => {
  test('opens what it was given for, to the last moment', async () => {
    at(NOON)
    const ticket = await tickets.sign(grant)
    expect(await tickets.open(ticket, { purpose, name })).toEqual(grant)
    at(NOON + 2 * HOUR_MS - 1)
    expect(await tickets.open(ticket, { purpose, name })).toEqual(grant)
  })

  test('expires', async () => {
    at(NOON + HOUR_MS - 1)
    const ticket = await tickets.sign(grant)
    at(NOON + 2 * HOUR_MS)
    expect(await tickets.open(ticket, { purpose, name })).toBeNull()
    at(NOON + 400 * 24 * HOUR_MS)
    expect(await tickets.open(ticket, { purpose, name })).toBeNull()
  })

  test('lasts an hour at least, and is the same within one, so that nothing is fetched twice', async () => {
    at(NOON)
    const first = await tickets.sign(grant)
    at(NOON + HOUR_MS - 1)
    expect(await tickets.sign(grant)).toBe(first)
    at(NOON + HOUR_MS)
    expect(await tickets.sign(grant)).not.toBe(first)
  })

  test('fits in an address', async () => expect(await tickets.sign(grant)).toMatch(/^[\w-]{1,400}\.[\w-]{43}$/))

  test('opens no other file and serves no other purpose', async () => {
    const ticket = await tickets.sign(grant)
    expect(await tickets.open(ticket, { purpose, name: `${'d'.repeat(32)}.webp` })).toBeNull()
    expect(await tickets.open(ticket, { purpose: 'lessonVideo' as never, name })).toBeNull()
  })

  test('has one spelling only', async () => {
    const ticket = await tickets.sign(grant)
    for (const other of [`${ticket}.zz`, `${ticket}=`, `${ticket},`, ` ${ticket}`])
      expect(await tickets.open(other, { purpose, name }), other).toBeNull()
  })

  test('of another key, or altered anywhere, opens nothing', async () => {
    const ticket = await tickets.sign(grant)
    expect(await openTickets(key('z')).open(ticket, { purpose, name })).toBeNull()
    const [text = '', mac = ''] = ticket.split('.')
    for (let place = 0; place < ticket.length - 1; place++) {
      const other = ticket[place] === 'A' ? 'B' : 'A'
      expect(
        await tickets.open(ticket.slice(0, place) + other + ticket.slice(place + 1), { purpose, name }),
        `${place}`,
      ).toBeNull()
    }
    const fields = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    const later = Buffer.from(JSON.stringify([...fields.slice(0, -1), 9_999_999_999])).toString('base64url')
    for (const forged of [
      `${later}.${mac}`,
      text,
      `${text}.`,
      `.${mac}`,
      '',
      '.',
      'x.y',
      `${text}.${mac.slice(0, -2)}`,
      `${mac}.${text}`,
    ])
      expect(await tickets.open(forged, { purpose, name }), forged).toBeNull()
  })
})
