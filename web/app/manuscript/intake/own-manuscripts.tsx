import { type ComponentType, useEffect, useState } from 'react'
import { failureWords } from '../../lib/failure-words.ts'
import { isSessionKnown, session } from '../../lib/state/session.ts'
import { storedToken } from '../../lib/state/stored-token.ts'
import { Waiting } from '../../lib/waiting.tsx'
import styles from './own-manuscripts.module.css'

/** A member's own. For guests there is nothing here: they follow by code and mailbox. Its place is kept from the first paint on. */
export function OwnManuscripts() {
  const isMember = session.use().roles.length > 0
  const isKnown = isSessionKnown.use()
  const [List, setList] = useState<ComponentType | null>(null)
  const [failure, setFailure] = useState('')
  const load = () => {
    setFailure('')
    import('./own-list.tsx').then(
      ({ OwnList }) => setList(() => OwnList),
      (error: unknown) => setFailure(failureWords(error)),
    )
  }
  useEffect(() => {
    if (storedToken()) load()
  }, [])
  if (isKnown && !isMember) return null
  return (
    <section id="cua-toi" aria-labelledby="cua-toi-tieu-de" className={styles.own}>
      <h2 id="cua-toi-tieu-de">Bản thảo của tôi</h2>
      {isMember && List ? <List /> : <Waiting title="Chưa tải được danh sách bản thảo" failure={failure} onRetry={load} />}
    </section>
  )
}
