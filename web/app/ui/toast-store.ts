import { createStore } from '../lib/store.ts'

export type ToastVariant = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  message: string
  variant: ToastVariant
}

/** SPEC §8, §9: bottom centre, 3 seconds, success by default, at most 5 at once. */
export const TOAST_MS = 3000
export const MOST_TOASTS = 5

export const toasts = createStore<Toast[]>([])
let lastId = 0

export function showToast(
  message: string,
  { variant = 'success', ms = TOAST_MS }: { variant?: ToastVariant; ms?: number } = {},
): void {
  const toast = { id: ++lastId, message, variant }
  toasts.set((now) => [...now, toast].slice(-MOST_TOASTS))
  setTimeout(() => hideToast(toast.id), ms)
}

export function hideToast(id: number): void {
  toasts.set((now) => now.filter((toast) => toast.id !== id))
}
