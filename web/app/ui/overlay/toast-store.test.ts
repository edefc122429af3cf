import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideToast, holdToasts, MOST_TOASTS, showToast, TOAST_MS, toasts } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  toasts.reset()
})
afterEach(() => {
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

const messages = () => toasts.get().map((toast) => toast.message)

test('a message is a success and stays three seconds (SPEC §8)', () => {
  showToast('Đã lưu')
  expect(toasts.get()).toMatchObject([{ message: 'Đã lưu', variant: 'success' }])
  vi.advanceTimersByTime(TOAST_MS - 1)
  expect(messages()).toEqual(['Đã lưu'])
  vi.advanceTimersByTime(1)
  expect(messages()).toEqual([])
  expect(TOAST_MS).toBe(3000)
})

test('at most five at once: the newest stay, oldest first (SPEC §9)', () => {
  for (let n = 1; n <= 7; n++) showToast(`Tin ${n}`)
  expect(MOST_TOASTS).toBe(5)
  expect(messages()).toEqual(['Tin 3', 'Tin 4', 'Tin 5', 'Tin 6', 'Tin 7'])
})

test('each goes at its own time', () => {
  showToast('Trước', { ms: 500 })
  showToast('Sau', { variant: 'warning', ms: 4000 })
  vi.advanceTimersByTime(500)
  expect(messages()).toEqual(['Sau'])
  vi.advanceTimersByTime(3500)
  expect(messages()).toEqual([])
})

test('closing one leaves the others', () => {
  showToast('Một')
  showToast('Hai')
  hideToast(toasts.get()[0]?.id as number)
  expect(messages()).toEqual(['Hai'])
})

test('none goes from under a hand; whoever closes one holds the others no longer', () => {
  showToast('Một')
  showToast('Hai')
  holdToasts(true)
  vi.advanceTimersByTime(10 * TOAST_MS)
  expect(messages()).toEqual(['Một', 'Hai'])
  hideToast(toasts.get()[0]?.id as number)
  vi.advanceTimersByTime(TOAST_MS)
  expect(messages()).toEqual([])
})
