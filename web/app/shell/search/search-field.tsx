import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../../ui/class-names.ts'
import { LONGEST_SEARCH } from './search-address.ts'
import styles from './search-field.module.css'
import type { SearchSuggestionsProps } from './search-suggestions.tsx'

export interface SearchFieldProps {
  label: string
  placeholder: string
  /** What the address says is being searched for; the field follows it. */
  searched?: string
  hasSuggestions?: boolean
  /** In a dialog: the field to start in. */
  isFirst?: boolean
  /** After a suggestion was chosen. */
  onChosen?(): void
  className?: string
}

/**
 * The text field of a search form: a combobox whose list comes, code and all, when somebody first turns to it.
 * Uncontrolled, so that nothing typed before hydration is lost.
 */
export function SearchField({
  label,
  placeholder,
  searched = '',
  hasSuggestions,
  isFirst,
  onChosen,
  className,
}: SearchFieldProps) {
  const id = useId()
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps> | null>(null)
  const lastSearched = useRef(searched)

  useEffect(() => {
    if (lastSearched.current !== searched && input) input.value = searched
    lastSearched.current = searched
  }, [searched, input])

  function wake() {
    // They are an extra: without them one searches all the same.
    if (!Suggestions)
      import('./search-suggestions.tsx').then((module) => setSuggestions(() => module.default)).catch(() => undefined)
  }

  return (
    <div className={classes(styles.field, className)}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search className={styles.lens} size="2rem" aria-hidden="true" />
      <input
        ref={(element) => {
          setInput(element)
          // Only the attribute tells a dialog where to start, and React keeps it to itself.
          if (isFirst) element?.setAttribute('autofocus', '')
        }}
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
        // What changes of these is set by the list itself.
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        onFocus={wake}
        onPointerEnter={wake}
      />
      {Suggestions && hasSuggestions && input && <Suggestions input={input} onChosen={onChosen} />}
    </div>
  )
}
