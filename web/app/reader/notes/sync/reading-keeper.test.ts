import { ApiError } from '@tq/contract/errors.ts'
import type { Position } from '@tq/contract/reading/book.ts'
import type { Mark } from '@tq/contract/reading/marks.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { COVER, deviceOf, markOf, NOW, pass, serverOf } from './testing/world.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => vi.useRealTimers()
})

test('what one device marks, changes and removes is so on the other within seconds', async () => {
  const server = serverOf()
  const [phone, laptop] = [await deviceOf(server).open(), await deviceOf(server).open()]
  phone.put(markOf('1', { note: 'một' }))
  phone.put(markOf('2', { percent: 5 }))
  await pass(12_000)
  expect(laptop.notes()).toEqual(['', 'một'])
  laptop.turn(1)
  laptop.put({ ...(laptop.get(markOf('1').id) as Mark), note: 'một, sửa' })
  phone.turn(2)
  await pass(12_000)
  expect(phone.notes()).toEqual(['', 'một, sửa'])
  phone.remove(markOf('1').id)
  expect(phone.notes()).toEqual([''])
  await pass(12_000)
  expect(laptop.notes()).toEqual([''])
  expect(laptop.state()).toMatchObject({ waitingCount: 0, isOffline: false })
})

test('a place goes out when somebody rests there; laid out anew it is no move', async () => {
  const server = serverOf()
  const phone = deviceOf(server)
  const keeper = await phone.open()
  keeper.move(COVER)
  await pass(5000)
  expect(server.position()).toBeUndefined()
  for (const percent of [1, 2, 3]) {
    keeper.turn(percent)
    await pass(1500)
  }
  expect(server.position()).toBeUndefined()
  expect(phone.kept).toMatchObject({ place: { percent: 3 }, isSent: false })
  await pass(600)
  expect(server.position()).toMatchObject({ percent: 3, quote: 'chỗ 3' })
  expect(phone.kept.isSent).toBe(true)
})

test('another device is later → its place is offered, never our own come back; once refused it waits until the page is looked at again', async () => {
  const server = serverOf()
  const [phone, desk] = [deviceOf(server), deviceOf(server)]
  const [reading, other] = [await phone.open(), await desk.open()]
  reading.turn(3)
  await pass(15_000)
  expect(reading.state().offer).toBeNull()
  expect(other.state().offer).toMatchObject({ percent: 3 })
  other.dismissOffer()
  other.turn(40)
  await pass(15_000)
  expect(reading.state().offer).toMatchObject({ percent: 40 })
  reading.dismissOffer()
  other.turn(41)
  await pass(15_000)
  expect(reading.state().offer).toBeNull()
  other.turn(42)
  await pass(4000)
  reading.wake()
  await pass(100)
  expect(reading.state().offer).toMatchObject({ percent: 42 })
  // Taken, it is where we are.
  const offer = reading.acceptOffer() as Position
  phone.screen = offer
  reading.move(offer)
  await pass(15_000)
  expect(reading.state()).toMatchObject({ offer: null, waitingCount: 0 })
  expect(server.position()).toMatchObject({ percent: 42 })
})

test('an offer goes when the reader reads on', async () => {
  const server = serverOf()
  const [reading, other] = [await deviceOf(server).open(), await deviceOf(server).open()]
  other.turn(40)
  await pass(13_000)
  expect(reading.state().offer).not.toBeNull()
  for (const percent of [1, 2, 3]) reading.turn(percent)
  expect(reading.state().offer).toBeNull()
})

test('three days without a network, closed and killed meanwhile, more than one call takes: all arrives, with the moments it was done', async () => {
  const server = serverOf()
  const laptop = deviceOf(server)
  laptop.isOnline = false
  const killed = await laptop.open()
  for (let n = 0; n < 120; n++) killed.put(markOf(String(n), { percent: n / 2, note: `${n}` }))
  killed.turn(20)
  await pass(60_000)
  expect(killed.state()).toMatchObject({ isOffline: true, waitingCount: 121 })
  killed.stop()
  await pass(3 * 86_400_000)
  // Another device reads on meanwhile.
  const phone = await deviceOf(server).open()
  phone.turn(70)
  await pass(5000)
  laptop.isOnline = true
  const again = await laptop.open()
  expect(again.notes()).toHaveLength(120)
  await pass(10_000)
  expect(server.live()).toHaveLength(120)
  expect(Date.parse(server.live()[0]?.changedAt ?? '')).toBeLessThan(NOW + 60_000)
  expect(server.position()).toMatchObject({ percent: 70 })
  expect(again.state()).toMatchObject({ isOffline: false, waitingCount: 0, offer: { percent: 70 } })
})

test('a clock that is set back an hour, or forward a day, makes nothing later or earlier than the other device’s', async () => {
  const server = serverOf()
  const real = { at: NOW }
  server.now = () => real.at
  const go = async (ms: number) => {
    real.at += ms
    await pass(ms)
  }
  const [laptop, phone] = [deviceOf(server), deviceOf(server)]
  laptop.isOnline = false
  const offline = await laptop.open()
  offline.put(markOf('1', { note: 'trước' }))
  await go(60_000)
  vi.setSystemTime(Date.now() - 3_600_000)
  await go(60_000)
  const other = await phone.open()
  other.put(markOf('1', { note: 'sau' }))
  await go(5000)
  laptop.isOnline = true
  await go(40_000)
  expect(server.live()).toMatchObject([{ note: 'sau' }])
  expect(offline.notes()).toEqual(['sau'])
  // Seen, then changed: that is later, whatever the clocks say.
  laptop.isOnline = false
  offline.put({ ...(offline.get(markOf('1').id) as Mark), note: 'sau cùng' })
  await go(1000)
  vi.setSystemTime(Date.now() + 86_400_000)
  laptop.isOnline = true
  offline.wake()
  await go(20_000)
  expect(server.live()).toMatchObject([{ note: 'sau cùng' }])
})

test('every answer is lost for a while → each mark is there once, and nothing is offered', async () => {
  const server = serverOf()
  const phone = deviceOf(server)
  const keeper = await phone.open()
  phone.losesAnswers = true
  keeper.put(markOf('1', { note: 'a' }))
  keeper.turn(9)
  await pass(5000)
  keeper.put(markOf('1', { note: 'b' }))
  await pass(5000)
  phone.losesAnswers = false
  await pass(60_000)
  expect(server.live().map(({ note }) => note)).toEqual(['b'])
  expect(keeper.state()).toMatchObject({ offer: null, waitingCount: 0, isOffline: false })
})

test('removed there while a note is written here without a network → the words live on', async () => {
  const server = serverOf()
  const [laptop, phone] = [deviceOf(server), deviceOf(server)]
  const [here, there] = [await laptop.open(), await phone.open()]
  here.put(markOf('1'))
  await pass(12_000)
  there.turn(1)
  laptop.isOnline = false
  here.put(markOf('1', { note: 'đã nghĩ rất lâu' }))
  there.remove(markOf('1').id)
  await pass(5000)
  laptop.isOnline = true
  here.wake()
  await pass(15_000)
  there.wake()
  await pass(1000)
  expect(there.notes()).toEqual(['đã nghĩ rất lâu'])
  expect(here.notes()).toEqual(['đã nghĩ rất lâu'])
})

test('one mark is refused for what it is → the others arrive, it stays here, and the reason is told', async () => {
  const server = serverOf()
  const keeper = await deviceOf(server).open()
  for (const [at, note] of ['a', 'hỏng', 'b'].entries()) keeper.put(markOf(String(at), { note, percent: at }))
  await pass(5000)
  expect(server.live().map(({ note }) => note)).toEqual(['a', 'b'])
  expect(keeper.state()).toMatchObject({ refusal: 'hỏng', isOffline: false, waitingCount: 0 })
  expect(keeper.notes()).toEqual(['a', 'hỏng', 'b'])
})

test('the browser’s storage is full → said, and everything goes on', async () => {
  const server = serverOf()
  const phone = deviceOf(server)
  phone.isFull = true
  const keeper = await phone.open()
  keeper.put(markOf('1'))
  await pass(0)
  expect(keeper.state().isStorageFull).toBe(true)
  await pass(2000)
  expect(server.live()).toHaveLength(1)
})

test('somebody else logs in → nothing more is sent, and they see nothing of it', async () => {
  const server = serverOf()
  const shared = deviceOf(server)
  shared.isOnline = false
  const first = await shared.open('lan')
  first.put(markOf('1', { note: 'riêng' }))
  await pass(3000)
  shared.login = 'minh'
  shared.isOnline = true
  shared.requests.length = 0
  first.wake()
  first.leave()
  await pass(60_000)
  expect(shared.requests).toEqual([])
  const next = await shared.open('minh')
  expect(next.state().marks).toEqual([])
  await pass(15_000)
  expect(server.live()).toEqual([])
})

test('a page that goes away brings its place and its marks, and is quiet while nobody moves', async () => {
  const server = serverOf()
  const phone = deviceOf(server)
  const keeper = await phone.open()
  keeper.turn(5)
  keeper.put(markOf('1'))
  keeper.leave()
  keeper.stop()
  await pass(100)
  expect(phone.requests.slice(-2)).toEqual(['place, leaving', 'marks, leaving'])
  expect([server.position()?.percent, server.live().length]).toEqual([5, 1])
  await keeper.start()
  await pass(10 * 60_000)
  phone.requests.length = 0
  await pass(10 * 60_000)
  expect(phone.requests).toEqual([])
})

test('the book is no longer theirs → no more asking', async () => {
  const server = serverOf()
  const phone = deviceOf(server)
  server.refusal = new ApiError({ status: 404, code: 'OWNED_PRODUCT_NOT_FOUND', errorMessage: 'không' })
  await phone.open()
  phone.requests.length = 0
  await pass(60_000)
  expect(phone.requests).toEqual([])
})

test('another device is heard of while our own later place still rests → nothing is offered, and ours is the one that stays', async () => {
  const server = serverOf()
  const [reading, other] = [await deviceOf(server).open(), await deviceOf(server).open()]
  other.turn(40)
  await pass(9000)
  reading.turn(1)
  await pass(1500)
  expect(reading.state().offer).toBeNull()
  await pass(15_000)
  expect(reading.state().offer).toBeNull()
  expect(server.position()).toMatchObject({ percent: 1 })
})
