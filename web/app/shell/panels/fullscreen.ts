import { useSyncExternalStore } from 'react'

/** SPEC §8: throws when the browser can't. */
export async function toggleFullscreen(): Promise<void> {
  if (!document.fullscreenEnabled) throw new Error('Trình duyệt này không hỗ trợ chế độ toàn màn hình')
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen()
}

export function useIsFullscreen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
    () => false,
  )
}
