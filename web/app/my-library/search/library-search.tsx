import { Search } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { useListAddress } from '../../lib/use-list-address.ts'
import { Button } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { LIBRARY_PATH, WORDS } from '../library-address.ts'
import styles from './library-search.module.css'

/** Longer is a paragraph, not a search. */
const LONGEST = 200

/** Words anywhere in one's books; the address holds them, so that back and reload show the same. */
export function LibrarySearch({ words = '' }: { words?: string }) {
  const id = useId()
  const { query, isComing } = useListAddress()
  return (
    <Form role="search" aria-label="Tìm trong sách của tôi" action={LIBRARY_PATH} className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        Tìm trong mọi sách của tôi
      </label>
      <Search size="1.8rem" aria-hidden="true" className={styles.icon} />
      <input type="hidden" name="xem" value="sach" />
      <Input
        key={words}
        id={id}
        name={WORDS}
        type="search"
        defaultValue={words}
        maxLength={LONGEST}
        placeholder="Tìm chữ trong mọi sách của tôi, có dấu hay không dấu"
        autoComplete="off"
        className={styles.input}
      />
      <Button type="submit" look="lam" isBusy={isComing && query.has(WORDS)}>
        Tìm
      </Button>
    </Form>
  )
}
