import { QUOTE_LENGTH } from '@tq/contract/reading/marks.ts'
import type { Span } from '../text/find-words.ts'
import { inOneLine } from './page-text.ts'
import type { PageView } from './page-view.ts'

/** A selection that still grows is not told with every letter. */
const REST_MS = 250

export interface PageSelection {
  page: number
  span: Span
  text: string
  rect: DOMRect
}

/** Tells what is selected of the pages' words, and null when that is gone. Returns the way to stop. */
export function watchSelection(
  root: HTMLElement,
  { viewAt, onSelect }: { viewAt(page: number): PageView | null; onSelect(selection: PageSelection | null): void },
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let isTold = false
  let isDown = false
  let timer = 0

  const tell = () => {
    const selection = isDown ? null : readSelection(root, viewAt)
    if (!selection && !isTold) return
    isTold = selection !== null
    onSelect(selection)
  }
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(tell, REST_MS)
  }
  const down = ({ target }: PointerEvent) => {
    // Links are out of the way while something is selected; one that is pressed must stay where it is.
    if (target instanceof Element && target.closest('a')) return
    isDown = true
    root.classList.add('pdf-selecting')
  }
  const up = () => {
    if (!isDown) return
    isDown = false
    root.classList.remove('pdf-selecting')
    later()
  }
  document.addEventListener('selectionchange', later, { signal })
  root.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
  return () => {
    window.clearTimeout(timer)
    stopping.abort()
  }
}

export function hasSelection(root: HTMLElement): boolean {
  const selection = document.getSelection()
  return !!selection && !selection.isCollapsed && root.contains(selection.anchorNode)
}

function readSelection(root: HTMLElement, viewAt: (page: number) => PageView | null): PageSelection | null {
  const selection = document.getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const viewOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const page = element?.closest<HTMLElement>('[data-page]')
    return page && root.contains(page) ? viewAt(Number(page.dataset.page)) : null
  }
  const first = viewOf(range.startContainer)
  if (!first?.text) return null
  const last = viewOf(range.endContainer) ?? first
  const start = first.placeOf(range.startContainer, range.startOffset)
  if (start === null) return null
  const end = last.placeOf(range.endContainer, range.endOffset) ?? 0
  const isOnePage = last === first
  const span = { start, end: isOnePage ? Math.max(start, end) : first.text.text.length }
  const onFirst = first.text.text.slice(span.start, span.end)
  const text = shortened(inOneLine(isOnePage ? onFirst : `${onFirst} ${last.text?.text.slice(0, end) ?? ''}`))
  if (!text) return null
  return { page: first.number, span, text, rect: range.getBoundingClientRect() }
}

/** Whole words only: half a word would not be found again. */
const shortened = (text: string) => (text.length <= QUOTE_LENGTH ? text : text.slice(0, QUOTE_LENGTH).replace(/\s\S*$/, ''))
