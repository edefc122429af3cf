import { useEffect, useState } from 'react'

/** Browsers tell their voices some moments after they are first asked. */
const PATIENCE_MS = 2000

export const canSpeak = () => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

const speaks = (voice: SpeechSynthesisVoice, language: string) =>
  voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language

/** Voices of a language, those of the device before those that need the network; null while nobody knows. */
export function useVoices(language: string): SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState<SpeechSynthesisVoice[] | null>(null)
  useEffect(() => {
    if (!canSpeak()) return setVoices([])
    const look = () => {
      const found = speechSynthesis.getVoices().filter((voice) => speaks(voice, language))
      if (found.length) setVoices(found.toSorted((one, other) => Number(other.localService) - Number(one.localService)))
      return found.length > 0
    }
    look()
    speechSynthesis.addEventListener?.('voiceschanged', look)
    const timer = window.setTimeout(() => look() || setVoices([]), PATIENCE_MS)
    return () => {
      window.clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', look)
    }
  }, [language])
  return voices
}
