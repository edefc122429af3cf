import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import styles from './list-head.module.css'

/** The heading of a list, with something to fill in beside it. */
export function ListHead({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
    </div>
  )
}

export interface ListSearchProps {
  path: string
  label: string
  placeholder: string
  /** What was searched for. */
  text: string | undefined
  /** Filters that a new search keeps. */
  keeps?: Record<string, string | undefined>
}

/** A form of the browser's own: it works before and without scripts. */
export function ListSearch({ path, label, placeholder, text, keeps = {} }: ListSearchProps) {
  return (
    <search aria-label={label}>
      <form action={path} className={styles.search}>
        {Object.entries(keeps).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <Search size="2rem" className={styles.glass} aria-hidden="true" />
        <Field label={label} isLabelHidden>
          <Input
            key={text}
            type="search"
            name="searchContent"
            defaultValue={text}
            placeholder={placeholder}
            maxLength={200}
            className={styles.input}
          />
        </Field>
        <Button type="submit" look="lam" className={styles.button}>
          Tìm
        </Button>
      </form>
    </search>
  )
}
