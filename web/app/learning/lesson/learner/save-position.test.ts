import { ApiError } from '@tq/contract/errors.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPlaceKeeper, type Place } from './save-position.ts'

let kept = new Map<string, string>()
let online: (() => void) | undefined
beforeEach(() => {
  kept = new Map()
  online = undefined
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    },
    addEventListener: (_: string, listener: () => void) => {
      online = listener
    },
  })
  return () => vi.unstubAllGlobals()
})

const at = (second: number) => new Date(second * 1000).toISOString()
const place = (position: number, from?: number): Place => ({
  lessonId: 5,
  position,
  at: at(position),
  ...(from === undefined ? {} : { played: { from, to: position } }),
})
const answer = { lessonId: 5, position: 0, isDone: false, watchedPercent: 0, courseDone: false, certificateCode: null }

/** A server that is there or not, and what has arrived. */
function server() {
  const arrived: Place[] = []
  const way = { isOpen: true, refusal: 0, arrived }
  const send = async (each: Place) => {
    if (!way.isOpen) throw new Error('Chưa kết nối được')
    if (way.refusal) throw new ApiError({ status: way.refusal, errorMessage: 'không' })
    arrived.push(each)
    return answer
  }
  return { ...way, way, send, sendWhileLeaving: send }
}

/** Every call that was made has had its answer. */
const settled = () => new Promise((done) => setImmediate(done))

test('without a network places of one stretch grow together, a jump begins another, and all arrive when the network is back', async () => {
  const { way, ...means } = server()
  const keeper = createPlaceKeeper(means)
  const saved = vi.fn()
  keeper.start(saved)
  way.isOpen = false
  keeper.keep(place(12, 0))
  await settled()
  keeper.keep(place(24, 12))
  await settled()
  keeper.keep(place(36, 24))
  keeper.keep(place(90, 80))
  await settled()
  expect(way.arrived).toEqual([])
  way.isOpen = true
  online?.()
  await vi.waitFor(() => expect(kept.size).toBe(0))
  expect(way.arrived).toEqual([place(36, 0), place(90, 80)])
  expect(saved).toHaveBeenCalled()
})

test('what was not confirmed when the page went is sent by the next visit with the moment it was', async () => {
  const { way, ...means } = server()
  way.isOpen = false
  createPlaceKeeper(means).keep(place(40, 30), { isLeaving: true })
  await settled()
  expect(way.arrived).toEqual([])
  way.isOpen = true
  createPlaceKeeper(means).start(() => {})
  await vi.waitFor(() => expect(way.arrived).toEqual([place(40, 30)]))
  await vi.waitFor(() => expect(kept.size).toBe(0))
})

test('a place the server refuses is not sent again; a server in trouble is asked again', async () => {
  const { way, ...means } = server()
  const keeper = createPlaceKeeper(means)
  keeper.start(() => {})
  way.refusal = 404
  keeper.keep(place(10))
  await settled()
  way.refusal = 503
  keeper.keep(place(20))
  await settled()
  way.refusal = 0
  online?.()
  await vi.waitFor(() => expect(way.arrived).toEqual([place(20)]))
})
