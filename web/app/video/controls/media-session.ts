interface Shown {
  title: string
  posterURL: string | null
  onNext: (() => void) | undefined
}

/** Keys of the keyboard, the lock screen and headphones. Returns what takes it back. */
export function followMediaSession(media: HTMLMediaElement, { title, posterURL, onNext }: Shown): () => void {
  if (!('mediaSession' in navigator)) return () => {}
  const session = navigator.mediaSession
  const listening = new AbortController()
  const skip = (seconds: number) => () => {
    media.currentTime = Math.max(0, media.currentTime + seconds)
  }
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ['play', () => void media.play()],
    ['pause', () => media.pause()],
    ['seekbackward', skip(-10)],
    ['seekforward', skip(10)],
    ['seekto', ({ seekTime }) => seekTime !== undefined && Object.assign(media, { currentTime: seekTime })],
    ['nexttrack', onNext ?? null],
  ]
  const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // This browser has no such key.
    }
  }
  session.metadata = new MediaMetadata({ title, artist: 'Thư Quán', artwork: posterURL ? [{ src: posterURL }] : [] })
  for (const [action, handler] of handlers) set(action, handler)
  const tellPlace = () => {
    const { duration, currentTime, playbackRate } = media
    if (Number.isFinite(duration) && currentTime <= duration)
      session.setPositionState?.({ duration, position: currentTime, playbackRate })
  }
  for (const name of ['durationchange', 'ratechange', 'seeked', 'play', 'pause'])
    media.addEventListener(name, tellPlace, { signal: listening.signal })
  return () => {
    listening.abort()
    session.metadata = null
    for (const [action] of handlers) set(action, null)
  }
}
