/** The parts of foliate-js that we use; it comes without types. */
declare module 'foliate-js/paginator.js' {
  export interface Section {
    load(): string | Promise<string>
    unload?(): void
    linear?: string
  }
  export interface Overlay {
    element: Element
    redraw(): void
  }
  export type Anchor = number | Range | Element

  /** `<foliate-paginator>`: chapters in columns, or one below the other's end. */
  export class Paginator extends HTMLElement {
    open(book: { dir: string; sections: Section[] }): void
    goTo(target: { index: number; anchor?: Anchor | ((doc: Document) => Anchor | null) }): Promise<void>
    scrollToAnchor(anchor: Anchor, select?: boolean): Promise<void>
    /** `[before the book's own, after them]`. */
    setStyles(styles: [string, string]): void
    render(): void
    focusView(): void
    /** A finger lets the text go, at so many pixels a millisecond. */
    snap(vx: number, vy: number): void
    destroy(): void
    readonly scrolled: boolean
    /** From 1 to `pages - 2`: an empty one stands on both sides. */
    readonly page: number
    readonly pages: number
    readonly start: number
    readonly end: number
    readonly size: number
    readonly viewSize: number
    readonly columnCount: number
  }
}

declare module 'foliate-js/epubcfi.js' {
  export type Parts = { index: number; id?: string; offset?: number }[][]
  export interface RangeParts {
    parent: Parts
    start: Parts
    end: Parts
  }
  export function parse(cfi: string): Parts | RangeParts
  export function fromRange(range: Range): string
  export function toRange(doc: Document, parts: Parts | RangeParts): Range
  export function joinIndir(...parts: string[]): string
  export const isCFI: RegExp
  export const fake: {
    fromIndex(index: number): string
    toIndex(parts: { index: number }[] | undefined): number
  }
}
