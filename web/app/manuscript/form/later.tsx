import { type ReactNode, useEffect, useState } from 'react'
import { failureWords } from '../../lib/failure-words.ts'
import { Waiting } from '../../lib/waiting.tsx'

type Later = typeof import('./steps/later-steps.ts')

let loaded: Later | null = null

export const loadLater = async (): Promise<Later> => {
  loaded ??= await import('./steps/later-steps.ts')
  return loaded
}

/** Shows something of the later steps, at once where they have come already. */
export function Later({ children }: { children(later: Later): ReactNode }) {
  const [later, setLater] = useState(loaded)
  const [failure, setFailure] = useState('')
  const load = () => {
    setFailure('')
    loadLater().then(setLater, (error: unknown) => setFailure(failureWords(error)))
  }
  useEffect(() => {
    if (!later) load()
  }, [])
  return later ? children(later) : <Waiting title="Bước này chưa mở được" failure={failure} onRetry={load} />
}
