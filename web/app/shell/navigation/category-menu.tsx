import { ChevronDown, ChevronRight, Menu } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { HOVER_MS, linksIn, useDisclosure, walk } from '../../ui/overlay/use-disclosure.ts'
import { type CategoryNode, categoryTree, categoryUrl, useShellData } from '../shell-data.ts'
import styles from './category-menu.module.css'

/** All categories in two levels: a column of the top ones, and beside the one in hand a sheet of its children. */
export function CategoryMenu() {
  const { categories } = useShellData()
  const { isOpen, rootProps, buttonProps, panelProps } = useDisclosure()
  const [openTop, setOpenTop] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointer = useRef('')

  useEffect(() => {
    if (!isOpen) setOpenTop(null)
    return () => clearTimeout(timer.current)
  }, [isOpen])

  function onHover(event: PointerEvent, top: CategoryNode) {
    if (event.pointerType === 'touch') return
    clearTimeout(timer.current)
    // The delay also lets the mouse cut the corner on its way to the sheet.
    timer.current = setTimeout(() => setOpenTop(top.id), HOVER_MS)
  }

  function onTopClick(event: MouseEvent, top: CategoryNode) {
    if (pointer.current !== 'touch' || openTop === top.id || top.children.length === 0) return
    // A finger can't hover: its first tap shows the children, the second goes.
    event.preventDefault()
    setOpenTop(top.id)
  }

  function onRowKey(event: KeyboardEvent<HTMLLIElement>, top: CategoryNode) {
    const row = event.currentTarget
    const isInSide = document.activeElement?.hasAttribute('data-top') === false
    if (event.key === 'ArrowRight' && !isInSide && top.children.length) {
      flushSync(() => setOpenTop(top.id))
      event.preventDefault()
      row.querySelector<HTMLElement>(':scope li a')?.focus()
    } else if (event.key === 'ArrowLeft' && isInSide) {
      event.preventDefault()
      row.querySelector<HTMLElement>('[data-top]')?.focus()
      setOpenTop(null)
    } else if (isInSide) {
      walk(event, linksIn(row, 'a:not([data-top])'))
    } else {
      walk(event, linksIn(row.parentElement, '[data-top]'))
      if (event.defaultPrevented) setOpenTop(null)
    }
  }

  return (
    <div className={styles.menu} data-open={isOpen || undefined} {...rootProps}>
      <button className={styles.button} {...buttonProps}>
        <Menu size="2rem" aria-hidden="true" />
        Danh mục sách
        <ChevronDown size="1.6rem" aria-hidden="true" />
      </button>
      <div className={styles.flyout} {...panelProps} onPointerDown={(event) => (pointer.current = event.pointerType)}>
        <ul>
          {categories.length === 0 && (
            <li className={styles.row}>
              <Link to="/san-pham" className={styles.top} data-top="">
                Tất cả sách
              </Link>
            </li>
          )}
          {categoryTree(categories).map((top) => (
            <li
              key={top.id}
              className={styles.row}
              onPointerEnter={(event) => onHover(event, top)}
              onPointerLeave={() => clearTimeout(timer.current)}
              onKeyDown={(event) => onRowKey(event, top)}
            >
              <Link
                to={categoryUrl(top)}
                className={styles.top}
                data-top=""
                aria-expanded={top.children.length ? openTop === top.id : undefined}
                onClick={(event) => onTopClick(event, top)}
              >
                <img src={`/media/ornaments/${top.id}-56.webp`} width="30" height="30" alt="" loading="lazy" />
                {top.name}
                {top.children.length > 0 && <ChevronRight size="1.6rem" aria-hidden="true" />}
              </Link>
              {openTop === top.id && top.children.length > 0 && <Side top={top} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Side({ top }: { top: CategoryNode }) {
  return (
    <div className={styles.side}>
      <p className={styles.head}>
        <b>{top.name}</b>
        <Link to={categoryUrl(top)}>
          Xem cả mục<span className="visually-hidden"> {top.name}</span>
        </Link>
      </p>
      <ul className={styles.list}>
        {top.children.map((child) => (
          <li key={child.id}>
            <Link to={categoryUrl(child)} className={styles.child} prefetch="intent">
              {child.name} <span>{formatNumber(child.productCount)} đầu sách</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
