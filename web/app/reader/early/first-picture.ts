import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { BookFiles } from '../engine/book-files.ts'
import { type Box, paddingOf, placeColumn, placeSpread } from '../engine/pdf/pages-layout.ts'
import type { ReaderSettings } from '../settings/reader-settings.ts'

/** As the page itself is toned, in `pdf-pages.css`. */
const TONES: Record<ReaderSettings['theme'], { paper: string; picture: string }> = {
  default: { paper: '#fff', picture: '' },
  sepia: { paper: '#f8efdc', picture: 'mix-blend-mode:multiply' },
  dark: { paper: '#1a1f27', picture: 'filter:invert(1) hue-rotate(180deg) brightness(.86);mix-blend-mode:screen' },
}

/**
 * Lays the first page of a PDF, as the server has drawn it, where the page itself will stand: read while the program that draws pages is on its
 * way. Resolves when it is there to be seen; false where it would not do.
 */
export async function showFirstPicture(
  page: NonNullable<BookManifest['openingPicture']>,
  { url }: BookFiles,
  { host, settings }: { host: HTMLElement; settings: ReaderSettings },
): Promise<boolean> {
  // The page turns its pictures back on dark paper; in one picture they can't be told apart.
  if (page.hasPictures && settings.theme === 'dark') return false
  const image = new Image()
  image.src = await url(page.href)
  await image.decode()
  const { clientWidth: width, clientHeight: height } = host
  const room = { width, height }
  const measures = { room, padding: paddingOf(settings, room), zoom: settings.zoom / 100 }
  const [box] = (settings.flow === 'paged' ? placeSpread : placeColumn)([page], measures).boxes as [Box]
  const { paper, picture } = TONES[settings.theme]
  const element = document.createElement('div')
  element.ariaHidden = 'true'
  element.style.cssText = `position:absolute;overflow:hidden;isolation:isolate;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;background:${paper}`
  image.alt = ''
  image.style.cssText = `width:100%;height:100%;${picture}`
  element.append(image)
  host.append(element)
  return true
}
