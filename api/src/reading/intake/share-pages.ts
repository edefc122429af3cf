/** However long a book is: whoever has read so many pages knows whether they want the rest. */
const MOST_PAGES = 40

/** How many of a book's pages everybody may see. */
export const sharePages = (pages: number, percent: number) =>
  Math.min(MOST_PAGES, Math.max(1, Math.floor((pages * percent) / 100)))
