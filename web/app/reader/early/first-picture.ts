import { type Box, paddingOf, placeColumn, placeSpread, type Size } from '../engine/pdf/pages-layout.ts'
import type { ReaderSettings } from '../settings/reader-settings.ts'

/** As the page itself is toned, in `pdf-pages.css`. */
const TONES: Record<ReaderSettings['theme'], { paper: string; picture: string }> = {
  default: { paper: '#fff', picture: '' },
  sepia: { paper: '#f8efdc', picture: 'mix-blend-mode:multiply' },
  dark: { paper: '#1a1f27', picture: 'filter:invert(1) hue-rotate(180deg) brightness(.86);mix-blend-mode:screen' },
}

export interface PicturePlace {
  host: HTMLElement
  settings: ReaderSettings
}

/** Lays the first page of a PDF, as the server has drawn it, where the page itself will stand. Resolves when it is there to be seen. */
export async function layFirstPicture(image: HTMLImageElement, page: Size, { host, settings }: PicturePlace): Promise<void> {
  await image.decode()
  const { clientWidth: width, clientHeight: height } = host
  const room = { width, height }
  const measures = { room, padding: paddingOf(settings, room), zoom: settings.size / 100 }
  const [box] = (settings.flow === 'paged' ? placeSpread : placeColumn)([page], measures).boxes as [Box]
  const { paper, picture } = TONES[settings.theme]
  const element = document.createElement('div')
  element.ariaHidden = 'true'
  element.style.cssText = `position:absolute;overflow:hidden;isolation:isolate;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;background:${paper}`
  image.alt = ''
  image.style.cssText = `width:100%;height:100%;${picture}`
  element.append(image)
  host.append(element)
}
