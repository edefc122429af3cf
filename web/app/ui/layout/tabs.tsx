import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { classes } from '../class-names.ts'
import styles from './tabs.module.css'

export interface Tab {
  /** Also the panel's id: a link to `#id` anywhere on the page opens it. */
  id: string
  title: ReactNode
  panel: ReactNode
}

export interface TabsProps {
  /** What the tabs are about, for readers. */
  label: string
  tabs: readonly Tab[]
  className?: string
}

/** All panels are in the page (search engines, no JavaScript); one of them shows. */
export function Tabs({ label, tabs, className }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const { hash } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const ids = tabs.map(({ id }) => id).join()
  const current = tabs.some((tab) => tab.id === chosen) ? chosen : tabs[0]?.id

  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (id !== '') setChosen((now) => (tabs.some((tab) => tab.id === id) ? id : now))
    // Once for each address: a panel that is drawn anew must not take the reader back to it.
  }, [hash, ids])

  const choose = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length]
    if (!tab) return
    setChosen(tab.id)
    const button = list.current?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(tab.id)}"]`)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} ref={list} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-controls={tab.id}
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          hidden={tab.id !== current}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

export interface TabLink {
  title: ReactNode
  url: string
  isCurrent: boolean
}

/** Looks the same, but each tab is a page of its own. */
export function TabLinks({ label, links, className }: { label: string; links: readonly TabLink[]; className?: string }) {
  const row = useRef<HTMLElement>(null)
  // Counts that come later make them wider.
  const drawn = links.map(({ title, isCurrent }) => `${title}${isCurrent}`).join()
  // On phones they stand in one row that is wider than the screen; the page itself stays where it is.
  useEffect(() => {
    const [all, here] = [row.current, row.current?.querySelector('[aria-current=page]')?.getBoundingClientRect()]
    if (all && here) all.scrollLeft += here.left - all.getBoundingClientRect().left - (all.clientWidth - here.width) / 2
  }, [drawn])
  return (
    <nav ref={row} aria-label={label} className={classes(styles.tabs, className)}>
      {links.map((link) => (
        <Link
          key={link.url}
          to={link.url}
          prefetch="intent"
          className={styles.tab}
          aria-current={link.isCurrent ? 'page' : undefined}
        >
          {link.title}
        </Link>
      ))}
    </nav>
  )
}
