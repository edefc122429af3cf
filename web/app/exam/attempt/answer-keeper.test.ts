import { ApiError } from '@tq/contract/errors.ts'
import type { AttemptQuestion } from '@tq/contract/exam/attempt.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAnswerKeeper, type Save, type Saved } from './answer-keeper.ts'
import type { PendingAnswer } from './pending-answers.ts'

const AT = '2026-11-16T07:00:00.000Z'
const question = (id: string, number: number, more: Partial<AttemptQuestion> = {}): AttemptQuestion => ({
  id,
  number,
  part: 0,
  points: 1,
  stem: '',
  body: { type: 'essay', mostWords: null },
  audio: null,
  answer: [],
  seq: 0,
  savedAt: null,
  isFlagged: false,
  told: null,
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** A server that stores as ours does, a network that may fail before or after it, and a device that keeps. */
function world(questions = [question('aaaa', 1), question('bbbb', 2)]) {
  const stored = new Map(questions.map(({ id, answer, isFlagged, seq }) => [id, { answer, isFlagged, seq }]))
  const kept = new Map<string, PendingAnswer>()
  const way = {
    isOpen: true,
    losesAnswers: false,
    refusal: null as ApiError | null,
    rewrites: null as ((text: string) => string) | null,
    refuses: (_: Save) => false,
    arrived: [] as Save[],
    underway: 0,
    most: 0,
  }
  const send = async (save: Save): Promise<Saved> => {
    way.underway += 1
    way.most = Math.max(way.most, way.underway)
    await new Promise((done) => setTimeout(done, 10))
    way.underway -= 1
    if (!way.isOpen) throw new Error('Chưa kết nối được')
    if (way.refusal) throw way.refusal
    if (way.refuses(save)) throw new ApiError({ status: 413, errorMessage: 'Payload Too Large' })
    way.arrived.push(save)
    const row = stored.get(save.questionId)
    if (way.rewrites && save.answer) save = { ...save, answer: save.answer.map(way.rewrites) }
    if (!row) throw new ApiError({ status: 404, errorMessage: 'không' })
    const isSaved = save.seq > row.seq
    if (isSaved) {
      row.answer = save.answer ?? row.answer
      row.isFlagged = save.isFlagged ?? row.isFlagged
      row.seq = save.seq
    }
    if (way.losesAnswers) throw new Error('Chưa kết nối được')
    return { questionId: save.questionId, ...row, savedAt: AT, serverNow: AT, deadline: null, isSaved }
  }
  const means = {
    send,
    sendWhileLeaving: send,
    now: () => 5,
    pending: {
      list: async () => [...kept.values()],
      put: (each: PendingAnswer) => void kept.set(each.questionId, structuredClone(each)),
      remove: (_: string, id: string) => void kept.delete(id),
    },
  }
  const open = () =>
    createAnswerKeeper(
      'attempt',
      questions.map((each) => ({ ...each, ...stored.get(each.id) })),
      means,
    )
  return { way, stored, kept, open }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('typing goes out once, two seconds after the last key, and is saved by the server’s word only', async () => {
  const { way, open, kept } = world()
  const keeper = open()
  keeper.change('aaaa', { answer: ['m'] })
  await pass(1900)
  keeper.change('aaaa', { answer: ['mực'] })
  await pass(1900)
  expect(way.arrived).toEqual([])
  expect(kept.get('aaaa')?.answer).toEqual(['mực'])
  expect(keeper.of('aaaa')).toMatchObject({ isPending: true, savedAt: null })
  await pass(200)
  expect(way.arrived).toEqual([{ questionId: 'aaaa', answer: ['mực'], seq: 1 }])
  expect(keeper.of('aaaa')).toMatchObject({ isPending: false, savedAt: AT, seq: 1 })
  expect(kept.size).toBe(0)
})

test('one at a time; what changes while it is underway goes after it with the next number', async () => {
  const { way, open, stored } = world()
  const keeper = open()
  keeper.change('aaaa', { answer: ['1'] })
  keeper.change('bbbb', { isFlagged: true })
  keeper.flush()
  keeper.change('aaaa', { answer: ['2'] })
  await pass(5000)
  expect(way.most).toBe(1)
  expect(stored.get('aaaa')).toEqual({ answer: ['2'], isFlagged: false, seq: 2 })
  expect(stored.get('bbbb')).toMatchObject({ answer: [], isFlagged: true })
})

test('without a network the page says since when, tries again ever more slowly, and loses nothing', async () => {
  const { way, open, stored, kept } = world()
  way.isOpen = false
  const keeper = open()
  keeper.change('aaaa', { answer: ['1'] })
  keeper.change('bbbb', { answer: ['2'] })
  await pass(60_000)
  expect(keeper.state()).toMatchObject({ offlineSince: 5, waitingCount: 2, lastSavedAt: null })
  expect([...kept.keys()]).toEqual(['aaaa', 'bbbb'])
  way.isOpen = true
  keeper.flush()
  await pass(100)
  expect(keeper.state()).toMatchObject({ offlineSince: null, waitingCount: 0, lastSavedAt: AT })
  expect([...stored.values()].map(({ answer }) => answer)).toEqual([['1'], ['2']])
})

test('a confirmation that was lost is not taken for another device, also when more was typed since', async () => {
  const { way, open, stored } = world()
  way.losesAnswers = true
  const keeper = open()
  keeper.change('aaaa', { answer: ['một'] })
  await pass(2500)
  keeper.change('aaaa', { answer: ['một hai'] })
  way.losesAnswers = false
  await pass(20_000)
  expect(keeper.state().replaced).toEqual([])
  expect(keeper.of('aaaa')).toMatchObject({ answer: ['một hai'], isPending: false })
  expect(stored.get('aaaa')?.answer).toEqual(['một hai'])
})

test('what another device answered later is shown and named; the older one is not sent again', async () => {
  const { open, stored, way, kept } = world()
  const keeper = open()
  keeper.change('bbbb', { answer: ['của tôi'] })
  stored.set('bbbb', { answer: ['của máy kia'], isFlagged: false, seq: 1 })
  await pass(10_000)
  expect(keeper.of('bbbb')).toMatchObject({ answer: ['của máy kia'], isPending: false, seq: 1 })
  expect(keeper.state().replaced).toEqual([2])
  expect(way.arrived).toHaveLength(1)
  expect(kept.size).toBe(0)
})

test('a browser that is killed finds its unsent answers again; one that another device overtook stays overtaken', async () => {
  const { way, open, stored, kept } = world()
  way.isOpen = false
  const killed = open()
  killed.change('aaaa', { answer: ['chưa gửi'] })
  killed.change('bbbb', { answer: ['cũ'] })
  await pass(3000)
  killed.stop()
  stored.set('bbbb', { answer: ['mới'], isFlagged: false, seq: 4 })
  way.isOpen = true
  const keeper = open()
  keeper.restore([...kept.values()])
  expect(keeper.of('aaaa')).toMatchObject({ answer: ['chưa gửi'], isPending: true })
  await pass(3000)
  expect(stored.get('aaaa')?.answer).toEqual(['chưa gửi'])
  expect(stored.get('bbbb')?.answer).toEqual(['mới'])
  expect(keeper.state().replaced).toEqual([2])
  expect(kept.size).toBe(0)
})

test('a closed attempt ends it all; a question that is refused by itself does not hold up the others', async () => {
  const { way, open, stored, kept } = world()
  const keeper = open()
  way.refusal = new ApiError({ status: 422, code: 'ANSWER_DOES_NOT_FIT', errorMessage: 'không' })
  keeper.change('aaaa', { answer: ['x'] })
  await pass(2100)
  way.refusal = null
  keeper.change('bbbb', { answer: ['y'] })
  await pass(2100)
  expect(stored.get('bbbb')?.answer).toEqual(['y'])
  expect(keeper.state()).toMatchObject({ isClosed: false, replaced: [1] })
  way.refusal = new ApiError({ status: 409, code: 'ATTEMPT_CLOSED', errorMessage: 'không' })
  keeper.change('bbbb', { answer: ['z'] })
  await pass(2100)
  expect(keeper.state()).toMatchObject({ isClosed: true, waitingCount: 0 })
  // On the device it stays for its few days: staff may open the attempt again.
  expect(kept.size).toBe(1)
})

test('a 404 or 413 that is not ours, as of a proxy → the answer waits as if the network were away', async () => {
  const { way, open, stored } = world()
  const keeper = open()
  for (const status of [404, 413, 403]) {
    way.refusal = new ApiError({ status, errorMessage: 'Not Found' })
    keeper.change('aaaa', { answer: [`sau ${status}`] })
    await pass(2100)
    expect(keeper.state()).toMatchObject({ isClosed: false, waitingCount: 1, replaced: [] })
  }
  way.refusal = null
  await pass(20_000)
  expect(stored.get('aaaa')?.answer).toEqual(['sau 403'])
})

test('a submit and a page that goes away bring what is not saved, one number beyond a save that may have arrived', async () => {
  const { way, open, stored } = world()
  const keeper = open()
  keeper.change('aaaa', { answer: ['1'] })
  keeper.flush()
  keeper.change('aaaa', { answer: ['12'] })
  keeper.change('bbbb', { answer: ['3'] })
  expect(keeper.unsaved()).toEqual({ aaaa: { answer: ['12'], seq: 2 }, bbbb: { answer: ['3'], seq: 1 } })
  keeper.leave()
  keeper.stop()
  await pass(100)
  expect(way.arrived.map(({ questionId, answer, seq }) => [questionId, answer?.[0], seq])).toEqual([
    ['aaaa', '1', 1],
    ['aaaa', '12', 2],
    ['bbbb', '3', 1],
  ])
  expect(stored.get('aaaa')?.answer).toEqual(['12'])
})

test('a page that comes back after it went away goes on, and takes its own last words for nobody else’s', async () => {
  const { way, open, stored } = world()
  const keeper = open()
  keeper.change('aaaa', { answer: ['1'] })
  keeper.flush()
  // Underway already, and nothing newer: not sent a second time.
  keeper.leave()
  await pass(20)
  expect(way.arrived).toHaveLength(1)
  keeper.change('aaaa', { answer: ['12'] })
  keeper.leave()
  await pass(20)
  keeper.change('aaaa', { answer: ['123'] })
  await pass(5000)
  expect(stored.get('aaaa')?.answer).toEqual(['123'])
  expect(keeper.state()).toMatchObject({ replaced: [], waitingCount: 0 })
})

test('a text that the server stores otherwise → shown as stored, and sent once', async () => {
  const { way, open } = world()
  way.rewrites = (text) => text.replaceAll('\0', '')
  const keeper = open()
  keeper.change('aaaa', { answer: ['a\0b'] })
  await pass(30_000)
  expect(way.arrived).toHaveLength(1)
  expect(keeper.of('aaaa')).toMatchObject({ answer: ['ab'], isPending: false, seq: 1 })
})

test('closed by others what waits stays on the device; handed in it goes', async () => {
  const { way, open, kept } = world()
  way.isOpen = false
  const closed = open()
  closed.change('aaaa', { answer: ['chưa gửi'] })
  closed.close({ isHandedIn: false })
  expect([kept.size, closed.state().waitingCount]).toEqual([1, 0])
  const handedIn = open()
  handedIn.restore([...kept.values()])
  handedIn.close({ isHandedIn: true })
  await pass(5000)
  expect([kept.size, handedIn.state().isClosed]).toEqual([0, true])
})

test('the first of many saves arrived, every answer to them was lost → later words are ours still', async () => {
  const { way, open, stored } = world()
  const keeper = open()
  way.losesAnswers = true
  keeper.change('aaaa', { answer: ['đoạn 1'] })
  keeper.flush()
  await pass(100)
  way.losesAnswers = false
  way.isOpen = false
  for (let n = 2; n <= 40; n++) {
    keeper.change('aaaa', { answer: [`đoạn ${n}`] })
    keeper.flush()
    await pass(100)
  }
  expect(stored.get('aaaa')?.answer).toEqual(['đoạn 1'])
  way.isOpen = true
  await pass(60_000)
  expect(stored.get('aaaa')?.answer).toEqual(['đoạn 40'])
  expect(keeper.state().replaced).toEqual([])
})

test('one answer that is refused on the way again and again → the others are saved all the same', async () => {
  const { way, open, stored } = world()
  way.refuses = ({ questionId }) => questionId === 'aaaa'
  const keeper = open()
  keeper.change('aaaa', { answer: ['quá dài'] })
  keeper.change('bbbb', { answer: ['ngắn'] })
  await pass(20_000)
  expect(stored.get('bbbb')?.answer).toEqual(['ngắn'])
  expect(keeper.state().waitingCount).toBe(1)
})

test('an answer that is refused for good → the page shows again what the server has', async () => {
  const { way, open } = world()
  const keeper = open()
  keeper.change('aaaa', { answer: ['đã lưu'] })
  await pass(5000)
  way.refusal = new ApiError({ status: 409, code: 'ANSWER_IS_CHECKED', errorMessage: 'đã kiểm tra' })
  keeper.change('aaaa', { answer: ['sửa sau'] })
  await pass(5000)
  expect(keeper.of('aaaa')).toMatchObject({ answer: ['đã lưu'], isPending: false })
  expect(keeper.state().replaced).toEqual([1])
})
