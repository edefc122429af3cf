import { ChevronDown, ChevronUp, Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { useReader } from '../../reader-context.ts'
import { useNotes } from '../notes-context.ts'
import { useSearchState } from '../search/use-search.ts'
import styles from './panel.module.css'

/** After the last key. */
const TYPED_MS = 400
/** The server's own limit of a text that is typed. */
const LONGEST = 200

/** Enter walks from hit to hit, with Shift backwards. */
export function SearchField({ onFound }: { onFound(): void }) {
  const { engine } = useReader()
  const { search } = useNotes()
  const { words, total, present } = useSearchState(search)
  const [typed, setTyped] = useState(words)
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const percent = () => engine?.where().percent ?? 0

  useEffect(() => {
    // A phone's keyboard would cover what is found.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  useEffect(() => setTyped((now) => (now.trim() === words ? now : words || now)), [words])

  async function run(text: string): Promise<void> {
    clearTimeout(timer.current)
    if (text.trim() === words) return
    await search.run(text, percent())
    onFound()
  }
  function change(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    if (text.trim() === '') search.clear()
    // One letter is in every line.
    else if (text.trim().length > 1) timer.current = setTimeout(() => void run(text), TYPED_MS)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() !== words) await run(typed)
    else await search.step(1, percent())
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !event.shiftKey || typed.trim() !== words) return
    event.preventDefault()
    void search.step(-1, percent())
  }
  function clear() {
    setTyped('')
    search.clear()
    field.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all of our browsers yet
    <form className={styles.find} role="search" aria-label="Tìm trong sách" onSubmit={submit}>
      <Search className={styles.glass} aria-hidden="true" />
      <Input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Tìm trong sách"
        placeholder="Tìm trong sách, có dấu hay không"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        className={styles.input}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.steps}>
        {total !== null && total > 0 && (
          <>
            <span className={styles.at}>{present === null ? '' : `${present + 1}/${total}`}</span>
            <IconButton label="Chỗ trước" className={styles.step} onClick={() => void search.step(-1, percent())}>
              <ChevronUp size="1.8rem" aria-hidden="true" />
            </IconButton>
            <IconButton label="Chỗ sau" className={styles.step} onClick={() => void search.step(1, percent())}>
              <ChevronDown size="1.8rem" aria-hidden="true" />
            </IconButton>
          </>
        )}
        {typed !== '' && (
          <IconButton label="Xoá từ tìm" className={styles.step} onClick={clear}>
            <X size="1.6rem" aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </form>
  )
}
