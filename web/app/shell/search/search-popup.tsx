import { type FormEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SEARCH_TYPES, type SearchType, searchAddress } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import styles from './search-popup.module.css'

/** SPEC §2.2: the library exists as a type, but no button offers it. */
const CHOICES: { type: SearchType; title: string }[] = [
  { type: SEARCH_TYPES.products, title: 'Sách' },
  { type: SEARCH_TYPES.news, title: 'Tin sách' },
]

/** Closing takes the form away, and with it the text. */
export default function SearchPopup({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Tìm kiếm" place="popup" className={styles.popup}>
      <SearchForm onClose={onClose} />
    </Dialog>
  )
}

/** Who has typed into the header's field and then wants to search elsewhere does not type again. */
function typedInHeader(): string {
  const field = document.querySelector<HTMLInputElement>('header input[type="search"]')
  return field?.checkVisibility() ? field.value : ''
}

function SearchForm({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const [type, setType] = useState<SearchType>(SEARCH_TYPES.products)
  const [typed] = useState(typedInHeader)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('searchContent')
    const address = searchAddress(type, String(text ?? ''))
    if (!address) return
    onClose()
    navigate(address)
  }

  /** A search field takes the first Escape to clear itself; here it closes, unless the suggestions took it. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  // A press on a button leaves the focus in the field: losing it would close the suggestions, and the button would slip away.
  const keepFocus = (event: MouseEvent) => event.preventDefault()

  return (
    <form className={styles.form} action="/san-pham" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <SearchField
        label="Nội dung cần tìm"
        placeholder={type === SEARCH_TYPES.products ? 'Tên sách, tác giả, ISBN' : 'Tiêu đề, nội dung tin'}
        searched={typed}
        hasSuggestions={type === SEARCH_TYPES.products}
        onChosen={onClose}
        isFirst
        className={styles.field}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons, one pressed; a fieldset would promise form fields */}
      <div className={styles.types} role="group" aria-label="Tìm trong" onMouseDown={keepFocus}>
        {CHOICES.map((choice) => (
          <Button key={choice.type} isSmall aria-pressed={type === choice.type} onClick={() => setType(choice.type)}>
            {choice.title}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is pressed */}
      <div className={styles.acts} onMouseDown={keepFocus}>
        <Button look="text" onClick={onClose}>
          Huỷ
        </Button>
        <Button look="lam" type="submit">
          Áp dụng
        </Button>
      </div>
    </form>
  )
}
