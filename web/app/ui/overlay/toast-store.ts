import { createStore } from '../../lib/state/store.ts'

export type ToastVariant = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  message: string
  variant: ToastVariant
  /** One way on, such as "Xem giỏ". */
  link?: { title: string; url: string }
  /** Something to do about it, such as "Hoàn tác"; the message goes with the press. */
  action?: { title: string; run(): unknown }
}

/** SPEC §8, §9: bottom centre, 3 seconds, success by default, at most 5 at once. */
export const TOAST_MS = 3000
export const MOST_TOASTS = 5

export const toasts = createStore<Toast[]>([])
let lastId = 0

export interface ToastOptions extends Partial<Pick<Toast, 'variant' | 'link' | 'action'>> {
  ms?: number
}

export function showToast(message: string, { variant = 'success', ms = TOAST_MS, link, action }: ToastOptions = {}): void {
  const toast = { id: ++lastId, message, variant, link, action }
  toasts.set((now) => [...now, toast].slice(-MOST_TOASTS))
  hideAfter(toast.id, ms)
}

let isHeld = false

/** Keeps all messages while the pointer or the focus is on them: the reader is reading or about to press. */
export function holdToasts(is: boolean): void {
  isHeld = is
}

function hideAfter(id: number, ms: number): void {
  setTimeout(() => (isHeld ? hideAfter(id, TOAST_MS) : hideToast(id)), ms)
}

export function hideToast(id: number): void {
  // A pressed message disappears under the pointer, which then sends no "leave" event.
  isHeld = false
  toasts.set((now) => now.filter((toast) => toast.id !== id))
}
