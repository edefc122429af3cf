import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { classes } from '../ui/class-names.ts'
import { nextPlace } from './menu-keys.ts'
import { LONGEST_SEARCH } from './search-address.ts'
import styles from './search-field.module.css'
import { createAsker, groupSuggestions } from './suggestion-list.ts'
import type { Suggestion } from './suggestions.ts'

export interface SearchFieldProps {
  label: string
  placeholder: string
  /** What the address says is being searched for; the field follows it. */
  searched?: string
  hasSuggestions?: boolean
  /** After a suggestion was chosen. */
  onChosen?(): void
  className?: string
}

/**
 * The text field of a search form, a WAI-ARIA 1.2 combobox: the focus stays in the field, arrows walk through the list by
 * `aria-activedescendant`, Enter takes what they point at or else sends the form.
 * Uncontrolled, so that nothing typed before hydration is lost.
 */
export function SearchField({ label, placeholder, searched = '', hasSuggestions, onChosen, className }: SearchFieldProps) {
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const lastSearched = useRef(searched)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  /** Null until there is an answer. */
  const [found, setFound] = useState<Suggestion[] | null>(null)
  const [asker] = useState(() =>
    createAsker<Suggestion[]>({
      fetch: async (text, signal) => (await import('./suggestions.ts')).fetchSuggestions(text, signal),
      onAnswer(answer) {
        setFound(answer)
        setActive(-1)
      },
    }),
  )

  useEffect(() => asker.stop, [asker])

  useEffect(() => {
    if (lastSearched.current !== searched && input.current) input.current.value = searched
    lastSearched.current = searched
  }, [searched])

  const groups = groupSuggestions(found ?? [])
  const items = groups.flatMap((group) => group.items)
  const isShown = Boolean(hasSuggestions && isOpen && found)
  const isListShown = isShown && items.length > 0

  function open() {
    const text = input.current?.value ?? ''
    if (!hasSuggestions) return
    setOpen(text.trim() !== '')
    asker.ask(text)
  }

  function close() {
    asker.stop()
    setOpen(false)
    setActive(-1)
  }

  function choose(url: string | undefined) {
    if (!url) return
    close()
    if (input.current) input.current.value = searched
    navigate(url)
    onChosen?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Letters still being put together by an input method are its business.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (active >= 0) {
        event.preventDefault()
        choose(items[active]?.url)
      } else close()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isListShown) setActive(nextPlace(event.key, active, items.length) ?? -1)
      else open()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the focus leave
    <div
      className={classes(styles.field, className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search className={styles.lens} size="2rem" aria-hidden="true" />
      <input
        ref={input}
        id={id}
        className={styles.input}
        name="searchContent"
        type="search"
        placeholder={placeholder}
        defaultValue={searched}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? `${id}-list` : undefined}
        aria-activedescendant={isListShown && active >= 0 ? `${id}-${active}` : undefined}
        onInput={open}
        onClick={open}
        onFocus={open}
        onKeyDown={onKeyDown}
      />
      {isShown && (
        <div className={styles.popup}>
          {isListShown ? (
            <div role="listbox" id={`${id}-list`} aria-label="Gợi ý">
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
                      ref={place === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
                      onPointerDown={(event) => event.preventDefault()}
                      onMouseDown={(event) => event.preventDefault()}
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
    </div>
  )
}
