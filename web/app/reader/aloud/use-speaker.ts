import { useEffect, useRef, useState } from 'react'
import { useReader } from '../reader-context.ts'
import { Speaker, type SpeakerState } from './speaker.ts'

/** Speaks as long as the player is open. Whoever turned to another page while it was silent hears that page. */
export function useSpeaker(wanted: { voice: SpeechSynthesisVoice | null; rate: number }) {
  const { engine, subscribe } = useReader()
  const [state, setState] = useState<SpeakerState>('speaking')
  const speaker = useRef<Speaker | null>(null)
  const latest = useRef({ ...wanted, state, isElsewhere: false })
  latest.current = { ...latest.current, ...wanted, state }

  useEffect(() => {
    if (!engine) return
    const opened = new Speaker({
      speech: speechSynthesis,
      sentences: () => engine.sentences(),
      voice: () => latest.current.voice,
      rate: () => latest.current.rate,
      onState: setState,
    })
    speaker.current = opened
    opened.play()
    const stop = () => opened.close()
    const unsubscribe = subscribe('moved', () => {
      if (latest.current.state === 'paused') latest.current.isElsewhere = true
    })
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      unsubscribe()
      stop()
      engine.hideSentence()
      speaker.current = null
    }
  }, [engine, subscribe])

  return {
    state,
    toggle() {
      if (state === 'speaking') {
        latest.current.isElsewhere = false
        speaker.current?.pause()
      } else if (latest.current.isElsewhere) speaker.current?.playFromHere()
      else speaker.current?.play()
    },
    step: (direction: 1 | -1) => speaker.current?.step(direction),
    /** After the settings have changed. */
    renew() {
      if (state === 'speaking') queueMicrotask(() => speaker.current?.renew())
    },
  }
}
