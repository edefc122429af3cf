import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { nextPlace } from '../../ui/overlay/menu-keys.ts'
import { fetchSuggestions, type Suggestion } from './fetch-suggestions.ts'
import styles from './search-suggestions.module.css'
import { createAsker, groupSuggestions } from './suggestion-list.ts'

export interface SearchSuggestionsProps {
  input: HTMLInputElement
  onChosen?: (() => void) | undefined
}

/**
 * The list of a WAI-ARIA 1.2 combobox: the focus stays in the field, arrows walk through the list by
 * `aria-activedescendant`, Enter takes what they point at or else sends the form. It arrives after the field, so it
 * listens to it and marks it from outside.
 */
export default function SearchSuggestions({ input, onChosen }: SearchSuggestionsProps) {
  const id = useId()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  /** Null until there is an answer. */
  const [found, setFound] = useState<Suggestion[] | null>(null)
  const [asker] = useState(() =>
    createAsker<Suggestion[]>({
      fetch: fetchSuggestions,
      onAnswer(answer) {
        setFound(answer)
        setActive(-1)
      },
    }),
  )

  const groups = groupSuggestions(found ?? [])
  const items = groups.flatMap((group) => group.items)
  const isShown = isOpen && found !== null
  const isListShown = isShown && items.length > 0

  function open() {
    setOpen(input.value.trim() !== '')
    asker.ask(input.value)
  }

  function close() {
    asker.stop()
    setOpen(false)
    setActive(-1)
  }

  function choose(url: string | undefined) {
    if (!url) return
    close()
    input.value = ''
    navigate(url)
    onChosen?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Letters still being put together by an input method are its business.
    if (event.isComposing) return
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (active < 0) return close()
      event.preventDefault()
      choose(items[active]?.url)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isListShown) setActive(nextPlace(event.key, active, items.length) ?? -1)
      else open()
    }
  }

  const listeners = useRef({ open, close, onKeyDown })
  useEffect(() => {
    listeners.current = { open, close, onKeyDown }
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal }
    for (const type of ['input', 'click', 'focus']) input.addEventListener(type, () => listeners.current.open(), options)
    input.addEventListener('blur', () => listeners.current.close(), options)
    input.addEventListener('keydown', (event) => listeners.current.onKeyDown(event), options)
    // Asks for what was typed while this code was being loaded.
    if (document.activeElement === input) listeners.current.open()
    return () => {
      listening.abort()
      asker.stop()
    }
  }, [input, asker])

  const listId = `${id}-list`
  const activeId = isListShown && active >= 0 ? `${id}-${active}` : null
  useEffect(() => {
    mark('aria-expanded', String(isListShown))
    mark('aria-controls', isListShown ? listId : null)
    mark('aria-activedescendant', activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    function mark(name: string, value: string | null) {
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
  }, [input, isListShown, listId, activeId])

  return (
    <>
      {isShown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press in here leaves the focus in the field
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          {isListShown ? (
            <div role="listbox" id={listId} aria-label="Gợi ý" className={styles.list}>
              {groups.map((group, index) => (
                // biome-ignore lint/a11y/useSemanticElements: a group inside a listbox, where no fieldset may stand
                <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
                  <div className={styles.title} id={`${id}-group-${index}`} role="presentation">
                    {group.title}
                  </div>
                  {group.items.map(({ place, text, note, url }) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled in the field, which keeps the focus
                    // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant
                    <div
                      key={url}
                      role="option"
                      id={`${id}-${place}`}
                      className={styles.option}
                      aria-selected={place === active}
                      onClick={() => choose(url)}
                    >
                      <span>{text}</span> {note && <span className={styles.note}>{note}</span>}
                    </div>
                  ))}
                </div>
              ))}
            </div>
          ) : (
            <p className={styles.nothing} aria-hidden="true">
              Không có gợi ý nào
            </p>
          )}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {isShown && (items.length ? `${items.length} gợi ý, dùng phím mũi tên để chọn` : 'Không có gợi ý nào')}
      </span>
    </>
  )
}
