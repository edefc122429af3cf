import type { Anchor, Overlay } from 'foliate-js/paginator.js'
import type { ReaderSettings } from '../../../settings/reader-settings.ts'

/** Where in a document; found when it is there. */
export type FindAnchor = (doc: Document) => Anchor | null

/** A chapter's document on the screen. */
export interface ShownDocument {
  index: number
  doc: Document
}

/** What a view tells of itself. */
export interface ViewHooks {
  /** A chapter's document is there, before it is laid out. */
  loaded(shown: ShownDocument): void
  /** What lies over its text; redrawn when the text moves. */
  overlay(shown: ShownDocument): Overlay
  /** Other words are on the screen. */
  moved(view: PageView): void
}

/** A part of the book that is laid out together: a chapter, or one or two drawn pages. */
export interface PageView {
  /** The first chapter in it. */
  readonly index: number
  readonly documents: readonly ShownDocument[]
  /** What is on the screen; of two drawn pages, of the first. */
  readonly range: Range
  /** Screens to turn until it ends. */
  readonly screensLeft: number
  readonly isAtStart: boolean
  open(anchor: FindAnchor): Promise<void>
  goTo(anchor: Anchor): void
  /** One screen on (1) or back (-1); false where it ends. */
  turn(step: 1 | -1): boolean
  /** A page that a finger has just let go goes somewhere first; null when nothing is on its way. */
  readonly lifted: Promise<void> | null
  settle(settings: ReaderSettings): void
  show(): void
  hide(): void
  focus(): void
  close(): void
}

/** The place of a chapter's frame in the window. */
export function frameOf(doc: Document): { left: number; top: number; scale: number } {
  const frame = doc.defaultView?.frameElement as HTMLElement | null | undefined
  if (!frame) return { left: 0, top: 0, scale: 1 }
  const { left, top, width } = frame.getBoundingClientRect()
  return { left, top, scale: frame.offsetWidth ? width / frame.offsetWidth : 1 }
}

/** A rectangle of a chapter's document, as the window sees it. */
export function inWindow(rect: DOMRect, doc: Document): DOMRect {
  const { left, top, scale } = frameOf(doc)
  return new DOMRect(left + rect.left * scale, top + rect.top * scale, rect.width * scale, rect.height * scale)
}
