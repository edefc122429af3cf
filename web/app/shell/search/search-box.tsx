import { ChevronDown } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { classes } from '../../ui/class-names.ts'
import { Button } from '../../ui/form/button.tsx'
import { OPENS_SEARCH } from './opens-search.ts'
import { SEARCH_TYPES, searchAddress } from './search-address.ts'
import styles from './search-box.module.css'
import { SearchField } from './search-field.tsx'

/**
 * The header's search for books. A plain GET form, so it works before and without JavaScript. Beside it the way to search elsewhere:
 * SPEC §2.2's popup.
 */
export function SearchBox({ className }: { className?: string }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const searched = pathname.startsWith('/san-pham') ? (new URLSearchParams(search).get('searchContent') ?? '') : ''

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('searchContent')
    const address = searchAddress(SEARCH_TYPES.products, String(text ?? ''))
    if (address) navigate(address)
  }

  return (
    <search className={classes(styles.search, className)}>
      <form action="/san-pham" onSubmit={onSubmit}>
        <input type="hidden" name="page" value="1" />
        <input type="hidden" name="category" value="" />
        <input type="hidden" name="objectType" value="0,1" />
        <SearchField
          label="Tìm sách trong toàn trang"
          placeholder="Tìm theo tên sách, tác giả hoặc ISBN"
          searched={searched}
          className={styles.field}
          hasSuggestions
        />
        <button type="button" className={styles.scope} aria-label="Sách: đổi nơi tìm" {...OPENS_SEARCH}>
          <span>Sách</span>
          <ChevronDown size="1.6rem" aria-hidden="true" />
        </button>
        <Button type="submit" look="lam" className={styles.go}>
          Tìm
        </Button>
      </form>
    </search>
  )
}
