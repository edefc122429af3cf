import { showToast } from '../../ui/overlay/toast-store.ts'

export const canBeFullScreen = () => document.fullscreenEnabled === true

export async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen()
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' })
  } catch {
    showToast('Trình duyệt này không mở được toàn màn hình')
  }
}
