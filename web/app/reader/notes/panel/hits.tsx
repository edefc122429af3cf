import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { useReader } from '../../reader-context.ts'
import { placeWords } from '../mark-words.ts'
import { useNotes } from '../notes-context.ts'
import { type Hit, nearest, type SearchState } from '../search/book-search.ts'
import { useSearchState } from '../search/use-search.ts'
import styles from './panel.module.css'

/** So few are shown at first, around the page that is read: the notes below stay in sight. */
const FIRST = 3

export function Hits() {
  const { engine, show } = useReader()
  const { search } = useNotes()
  const state = useSearchState(search)
  const [isAll, setIsAll] = useState(false)
  const [percent, setPercent] = useState(engine?.where().percent ?? 0)
  const list = useRef<HTMLDivElement>(null)
  // Chosen by where the search began, so that the list stands still while one walks through it.
  useEffect(() => {
    setIsAll(false)
    setPercent(engine?.where().percent ?? 0)
  }, [state.words])
  useEffect(() => {
    if (state.present !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [state.present])

  const { total, hits, present, words } = state
  const near = nearest(hits, percent, FIRST)
  const shown = isAll ? [...hits.keys()].sort((a, b) => a - b) : withPresent(near, present)
  const rest = total === null ? 0 : total - shown.length
  async function goTo(index: number) {
    await search.goTo(index)
    // The sheet of a phone lies over the page; the bar below leads on.
    if (!window.matchMedia('(min-width: 1024px)').matches) show(null)
  }
  return (
    <div ref={list}>
      <p className={styles.said} role="status">
        {statusWords(state, shown.length)}
      </p>
      {byChapter(shown, hits).map(([title, rows]) => (
        <Fragment key={rows[0]?.[0]}>
          <h3>{title}</h3>
          <ul>
            {rows.map(([index, hit]) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.hit}
                  aria-current={index === present ? 'true' : undefined}
                  onClick={() => void goTo(index)}
                >
                  <span className={styles.quote}>
                    {hit.before}
                    <mark>{hit.match}</mark>
                    {hit.after}
                  </span>
                  <small>{placeWords(hit)}</small>
                </button>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {rest > 0 && total !== null && (
        <p className={styles.more}>
          <Button
            look="text"
            isBusy={state.isBusy}
            onClick={() => {
              setIsAll(true)
              if (isAll) void search.loadMore()
            }}
          >
            {isAll ? `Xem thêm, còn ${rest} chỗ` : `Xem cả ${total} chỗ`}
          </Button>
        </p>
      )}
      {state.failure && words && (
        <p className={styles.more}>
          <Button look="text" onClick={() => void search.run(words, percent)}>
            Tìm lại
          </Button>
        </p>
      )}
    </div>
  )
}

const withPresent = (near: number[], present: number | null) =>
  present === null || near.includes(present) ? near : [...near, present].sort((a, b) => a - b)

function statusWords({ words, total, failure, isBusy }: SearchState, shownCount: number): string {
  if (failure) return `${failure}.`
  if (!words) return 'Gõ vài chữ để tìm trong cả cuốn; không cần gõ dấu.'
  if (total === null) return isBusy ? 'Đang tìm…' : ''
  if (total === 0) return `Không thấy “${words}” trong sách này. Bạn thử ít chữ hơn, hoặc viết cách khác.`
  const found = `“${words}” có ở ${total} chỗ (không phân biệt dấu).`
  return shownCount < total ? `${found} Mới hiện ${shownCount} chỗ gần trang đang đọc.` : found
}

/** Hits that follow one another in one chapter, under its title. */
function byChapter(shown: number[], hits: SearchState['hits']): [string, [number, Hit][]][] {
  const groups: [string, [number, Hit][]][] = []
  for (const index of shown) {
    const hit = hits.get(index)
    if (!hit) continue
    const title = hit.chapterTitle ?? 'Trong sách'
    const last = groups.at(-1)
    if (last?.[0] === title) last[1].push([index, hit])
    else groups.push([title, [[index, hit]]])
  }
  return groups
}
