import { createMediaStore, type MediaState } from 'media-chrome/media-store/media-store'
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

/** media-chrome keeps its choices under names of its own; ours are kept together. */
const NOTHING_KEPT = { noVolumePref: true, noMutedPref: true, noSubtitlesLangPref: true }

type Store = ReturnType<typeof createMediaStore>
const Current = createContext<Store | null>(null)

export interface MediaStateProps {
  video: HTMLVideoElement | null
  /** What fills the screen. */
  frame: HTMLElement | null
  durationSeconds: number
  children: ReactNode
}

/**
 * Of media-chrome we take what knows an element's state and every browser's ways (picture in picture, full screen, loudness). Its own
 * buttons bring style elements, which our pages forbid, and its hooks for React weigh more than these few lines.
 */
export function MediaStateProvider({ video, frame, durationSeconds, children }: MediaStateProps) {
  const [store] = useState(() =>
    createMediaStore({
      media: video ?? undefined,
      fullscreenElement: frame ?? undefined,
      documentElement: document,
      options: { ...NOTHING_KEPT, defaultDuration: durationSeconds },
    }),
  )
  return <Current value={store}>{children}</Current>
}

function useStore(): Store {
  const store = useContext(Current)
  if (!store) throw new Error('Outside a player')
  return store
}

/** Chooses a plain value: a new object each time would never come to rest. */
export function useMedia<T extends string | number | boolean | undefined>(choose: (state: Partial<MediaState>) => T): T {
  const store = useStore()
  return useSyncExternalStore(store.subscribe, () => choose(store.getState()))
}

export function useMediaWays() {
  const { dispatch, getState } = useStore()
  return {
    toggleFullscreen: () =>
      dispatch({ type: getState().mediaIsFullscreen ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest' }),
    togglePip: () => dispatch({ type: getState().mediaIsPip ? 'mediaexitpiprequest' : 'mediaenterpiprequest' }),
  }
}
