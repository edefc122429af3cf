import type { MarkColour } from '@tq/contract/enums.ts'
import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { ReaderSettings } from '../settings/reader-settings.ts'
import type { BookFiles } from './book-files.ts'

/** A place, kept four ways so that another file or another engine finds it again. */
export interface BookPlace {
  /** `href` of the chapter; of a PDF `#page=12`. */
  chapter: string
  cfi: string | null
  /** Of the whole book, 0–100. */
  percent: number
  /** The words there. */
  quote: string
}

/** What is on the screen. */
export interface Where extends BookPlace {
  /** Row of `book.toc` that this place belongs to; null before the first. */
  tocIndex: number | null
  /** The page of the print edition, or of the PDF; null where the file has none. */
  page: string | null
  /** Screens to turn until the chapter ends; null where nobody counts them. */
  screensLeft: number | null
  isAtStart: boolean
  isAtEnd: boolean
  /** True after a link inside the book was followed: `go({ to: 'back' })` leads home. */
  canGoBack: boolean
}

export type Target =
  /** A step of reading; `left` and `right` as the hand means them, whatever way the book runs. */
  | { to: 'next' | 'previous' | 'left' | 'right' | 'start' | 'back' }
  /** From the table of contents, the list of pages, a link. With a way back where one only wants to look. */
  | { href: string; hasWayBack?: boolean }
  | { percent: number }
  | { place: BookPlace }
  /** A hit of the server's search: the n-th in its chapter, accents and capitals aside. */
  | { hit: { chapter: string; words: string; occurrence: number; percent: number } }

export interface DrawnMark {
  id: string
  colour: MarkColour
  hasNote: boolean
  place: BookPlace
}

/** What is selected. Rectangles are in the window's coordinates, so that a menu can stand beside them. */
export interface BookSelection {
  place: BookPlace
  text: string
  page: string | null
  tocIndex: number | null
  rect: DOMRect
}

export interface SelectionStep {
  by: 'word' | 'line'
  isForward: boolean
}

/** For reading aloud. `show` marks it on the page and turns there. */
export interface Sentence {
  text: string
  show(): Promise<void>
}

/** What happens inside the book; the frame around it decides what that means. */
export interface EngineEvents {
  moved(where: Where): void
  /** Null when the selection is gone. */
  selected(selection: BookSelection | null): void
  /** A mark was pressed. */
  markPressed(id: string, rect: DOMRect): void
  /** A press on the page itself, `x` and `y` as parts 0–1 of the reader's width and height. Links, marks, pictures and notes are not told here. */
  tapped(x: number, y: number): void
  /** A footnote, to be shown in place. `content` may be put into our own page; `href` is where it stands. */
  footnotePressed(note: { content: DocumentFragment; rect: DOMRect; href: string }): void
  picturePressed(picture: { src: string; alt: string }): void
  /** A link that leads out of the book. */
  outsideLinkPressed(href: string): void
  /** Turned beyond the last page. */
  ended(): void
  /** Keys pressed while the focus is inside the book's own document. */
  keyPressed(event: KeyboardEvent): void
  /** A chapter or page could not be fetched; `again` tries once more. */
  failed(error: unknown, again: () => void): void
}

export interface EngineOptions {
  book: BookManifest
  files: BookFiles
  /** The engine fills it. */
  host: HTMLElement
  settings: ReaderSettings
  events: EngineEvents
}

/** One reader, whatever the format. `open` resolves when the first page can be read. */
export interface ReaderEngine {
  open(at: BookPlace | null): Promise<void>
  go(target: Target): Promise<void>
  where(): Where
  /** The words on the screen are marked, accents and capitals aside, on this page and on those to come; null takes the marks away. */
  search(words: string | null): void
  /** All marks of the book; those on the screen are drawn over the text, never into it. */
  mark(marks: readonly DrawnMark[]): void
  settle(settings: ReaderSettings): void
  /** True if that place is on the screen: for bookmarks. */
  shows(place: BookPlace): boolean
  deselect(): void
  /** By keys: begins with the first words on the screen, then a step further or back, never over its end. Told by `selected`. */
  select(step: SelectionStep): void
  /** From the top of the screen to the end of the book. */
  sentences(): AsyncGenerator<Sentence>
  hideSentence(): void
  focus(): void
  close(): void
}

export type OpenEngine = (options: EngineOptions) => ReaderEngine
