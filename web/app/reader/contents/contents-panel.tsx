import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { pageWords, percentWords, timeWords } from '../frame/bars/reading-words.ts'
import { useReader, useWhere } from '../reader-context.ts'
import { pageLabel } from './chapters.ts'
import styles from './contents-panel.module.css'

const DEEPEST = 4

/** The contents as a drawer: where one is, and the way to anywhere else. */
export function ContentsPanel() {
  const { book, isPreview, engine, show } = useReader()
  const where = useWhere()
  const here = useRef<HTMLLIElement>(null)
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'center' })
    // By Tab one goes on from where one is.
    here.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  function open(href: string) {
    show(null)
    void engine?.go({ href })
  }

  return (
    <Dialog isOpen onClose={() => show(null)} title="Mục lục" place="left" className={styles.drawer}>
      <div className={styles.top}>
        <p className={styles.title}>{book.title}</p>
        {book.authors.length > 0 && <p className={styles.authors}>{book.authors.join(', ')}</p>}
        {where && (
          <p className={styles.now}>
            {[pageWords(book, where), percentWords(where), timeWords(book, where)].filter(Boolean).join(' · ')}
          </p>
        )}
        {(book.pages.length > 0 || book.format === 'pdf') && <ToPage />}
      </div>
      {book.toc.length === 0 && <p className={styles.none}>Cuốn này không có mục lục.</p>}
      <ol className={styles.rows}>
        {book.toc.map(({ title, href, level }, row) => {
          const isHere = where?.tocIndex === row
          const page = pageLabel(book, href)
          const depth = styles[`level${Math.min(level, DEEPEST)}`]
          return (
            <li key={row} ref={isHere ? here : null} className={depth}>
              {href === null ? (
                <span className={styles.row}>
                  <span>{title}</span>
                  {isPreview && <small>không có trong phần đọc thử</small>}
                </span>
              ) : (
                <button
                  type="button"
                  className={styles.row}
                  aria-current={isHere ? 'location' : undefined}
                  onClick={() => open(href)}
                >
                  <span>{title}</span>
                  {page && (
                    <span className={styles.page}>
                      <span className="visually-hidden">trang </span>
                      {page}
                    </span>
                  )}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}

/** By the number that is printed on the page: what teachers and citations name. */
function ToPage() {
  const { book, engine, show } = useReader()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isPdf = book.format === 'pdf'
  const [first, last] = isPdf ? ['1', String(book.pageCount)] : [book.pages[0]?.label ?? '', book.pages.at(-1)?.label ?? '']

  function go(event: FormEvent) {
    event.preventDefault()
    const label = field.current?.value.trim().toLowerCase() ?? ''
    const href = isPdf ? pdfPage(label, book.pageCount) : book.pages.find((page) => page.label.toLowerCase() === label)?.href
    setMissing(!href)
    if (!href) return field.current?.focus()
    show(null)
    void engine?.go({ href })
  }

  return (
    <form className={styles.toPage} onSubmit={go} noValidate>
      <label htmlFor={id}>Đến trang</label>
      <input
        ref={field}
        id={id}
        inputMode={isPdf ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={8}
        placeholder={`${first}–${last}`}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" isSmall>
        Đến
      </Button>
      {isMissing && (
        <p id={`${id}-missing`} role="alert">
          Cuốn này có trang {first} đến {last}.
        </p>
      )}
    </form>
  )
}

const pdfPage = (label: string, count: number) =>
  /^\d+$/.test(label) && Number(label) >= 1 && Number(label) <= count ? `#page=${Number(label)}` : undefined
