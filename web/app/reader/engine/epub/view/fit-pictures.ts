/** So much of a page a picture takes at most: words stay beside it. */
const MOST_OF_PAGE = 0.65
/** A picture is made so much smaller at most, to stand below the words before it and not on the next page. */
const LEAST_PART = 0.55
const LEAST_PX = 140
/** Less text than this is no page of words: a cover, a plate. */
const WORDS = 200

/** The paginator lays pages out side by side, each as high as its frame. */
export const pageHeightOf = (doc: Document): number => doc.documentElement.clientHeight

/**
 * A picture does not break: where the rest of a page is too small for it, that rest stays white. So it is never as high as a page, and
 * smaller still where it then fits below what was said before. By its width, since the paginator has a word on heights of its own.
 */
export function fitPictures(doc: Document, pageHeight: number | null): void {
  const pictures = [...doc.querySelectorAll<HTMLImageElement>('figure img, p > img:only-child, div > img:only-child')]
  for (const picture of pictures) picture.style.removeProperty('max-width')
  if (!pageHeight || (doc.body.textContent?.trim().length ?? 0) < WORDS) return
  for (const picture of pictures) {
    const { naturalWidth, naturalHeight } = picture
    if (!naturalWidth || !naturalHeight) continue
    const widthFor = (height: number) =>
      picture.style.setProperty('max-width', `min(100%, ${Math.floor((height * naturalWidth) / naturalHeight)}px)`, 'important')
    widthFor(pageHeight * MOST_OF_PAGE)
    const height = picture.getBoundingClientRect().height
    const room = roomBefore(picture.closest('figure') ?? picture.parentElement ?? picture, picture, pageHeight)
    if (room !== null && room >= Math.max(LEAST_PX, height * LEAST_PART)) widthFor(room)
  }
}

/** What is left for the picture below the words before it, where it went to the next page for want of room; null where it did not. */
function roomBefore(block: Element, picture: Element, pageHeight: number): number | null {
  let before = block.previousElementSibling
  // Marks of printed pages take no room.
  while (before && !before.textContent?.trim() && !before.querySelector('img')) before = before.previousElementSibling
  const end = before && [...before.getClientRects()].at(-1)
  const here = block.getBoundingClientRect()
  if (!end || here.left - end.left < 1) return null
  const style = block.ownerDocument.defaultView?.getComputedStyle(block)
  const around = here.height - picture.getBoundingClientRect().height + (Number.parseFloat(style?.marginTop ?? '') || 0)
  // A line less: what is reckoned to the pixel is pushed on by the next rounding.
  return Math.floor(pageHeight - end.bottom - around - 8)
}
