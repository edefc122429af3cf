import { expect, onTestFinished, test, vi } from 'vitest'
import type { ReaderEngine } from '../engine/engine.ts'
import { eventHub } from '../frame/event-hub.ts'
import { removePicture } from './handover.ts'
import { turnByHand } from './turn-by-hand.ts'

const WIDTH = 400

class Picture extends EventTarget {
  isPressed = false
  remove = vi.fn()
  matches = () => this.isPressed
}

function open() {
  const picture = new Picture()
  const page = Object.assign(new EventTarget(), {
    innerWidth: WIDTH,
    bookPicture: Promise.resolve(picture as unknown as HTMLElement),
  })
  vi.stubGlobal('window', page)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const go = vi.fn(async () => undefined)
  const { promise: opened, resolve } = Promise.withResolvers<ReaderEngine>()
  const stop = turnByHand({ flow: 'paged', subscribe: eventHub().subscribe, opened })
  const tap = (x: number) => picture.dispatchEvent(Object.assign(new Event('click'), { clientX: x }))
  return { picture, page, go, stop, tap, tellOpened: () => resolve({ go } as unknown as ReaderEngine) }
}

test('the edge of the picture is pressed before the book is open → it turns once it is', async () => {
  const { tap, go, tellOpened } = open()
  await Promise.resolve()
  tap(WIDTH - 10)
  expect(go).not.toHaveBeenCalled()
  tellOpened()
  await vi.waitFor(() => expect(go.mock.calls).toEqual([[{ to: 'right' }]]))
})

test('the frame has the page, the picture still lies over it → a press on the picture turns', async () => {
  const { tap, go, stop, tellOpened } = open()
  tellOpened()
  await Promise.resolve()
  stop()
  tap(WIDTH - 10)
  await vi.waitFor(() => expect(go.mock.calls).toEqual([[{ to: 'right' }]]))
})

test('a finger is on the picture when it should go → it goes when the finger is lifted and the press was heard', async () => {
  const { picture, page, tap, go, tellOpened } = open()
  tellOpened()
  picture.isPressed = true
  removePicture()
  await new Promise((done) => setTimeout(done))
  expect(picture.remove).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pointerup'))
  tap(10)
  await vi.waitFor(() => expect(picture.remove).toHaveBeenCalled())
  expect(go.mock.calls).toEqual([[{ to: 'left' }]])
})
