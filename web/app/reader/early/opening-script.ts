import { openBook } from '@tq/contract/reading/book.ts'
import { KEPT_NOTE_KEY } from '../../lib/state/kept-books.ts'
import { TOKEN_KEY } from '../../lib/state/stored-token.ts'
import { type Box, PADDING, PHONE, type Size, WIDEST } from '../engine/pdf/pages-layout.ts'
import { PLACES_KEY } from '../notes/sync/kept-places.ts'
import { PREVIEW_KEY } from '../notes/sync/preview-places.ts'
import { DEFAULT_SETTINGS, READER_KEY, type ReaderSettings, TEXT_SIZES } from '../settings/reader-settings.ts'
import type { PicturedBook } from './handover.ts'
import { STAGE_INSET } from './stage.ts'

/** As the page itself is toned, in `pdf-pages.css`. */
const TONES: Record<ReaderSettings['theme'], { paper: string; picture: string }> = {
  default: { paper: '#fff', picture: '' },
  sepia: { paper: '#f8efdc', picture: 'mix-blend-mode:multiply' },
  dark: { paper: '#1a1f27', picture: 'filter:invert(1) hue-rotate(180deg) brightness(.86);mix-blend-mode:screen' },
}

const MEANS = {
  ...{ books: openBook.path.replace(/:.*/, ''), inset: STAGE_INSET, tones: TONES },
  ...{ tokenKey: TOKEN_KEY, keptKey: KEPT_NOTE_KEY, settingsKey: READER_KEY, placeKeys: [PLACES_KEY, PREVIEW_KEY] },
  ...{ sizes: TEXT_SIZES, defaults: DEFAULT_SETTINGS, padding: PADDING, phone: PHONE, widest: WIDEST },
}
export const LAYOUT: LayoutNumbers = MEANS

type LayoutNumbers = Pick<typeof MEANS, 'padding' | 'phone' | 'widest'>
type LayoutSettings = Pick<ReaderSettings, 'margin' | 'zoom' | 'flow'>

/** Where `pages-layout.ts` will place the first page, written so that it can stand in a page by itself. */
export function firstBox(page: Size, room: Size, { margin, zoom, flow }: LayoutSettings, numbers: LayoutNumbers): Box {
  const around = numbers.padding[margin] / (room.width < numbers.phone ? 4 : 1)
  const [width, height] = [room.width - 2 * around, room.height - 2 * around]
  const whole = Math.max(0.05, Math.min(width / page.width, height / page.height))
  const fitting = Math.max(40, (Math.min(width, page.width * numbers.widest) * zoom) / 100) / page.width
  const scale = flow === 'paged' ? (whole * zoom) / 100 : fitting
  const left = Math.max(around, (room.width - page.width * scale) / 2)
  const top = flow === 'paged' ? Math.max(around, (room.height - page.height * scale) / 2) : around
  return { left, top, width: page.width * scale, height: page.height * scale }
}

/**
 * Runs in the page, before anything else of it is read, and uses nothing from outside. Asks for the book while the browser reads the rest; of
 * a PDF that opens on its first page it shows that page, as the server has drawn it, where the page itself will stand: it is read before any program
 * is there. Whether it opens there `early-book` knows better where this device has a place of its own.
 */
function openEarly(boxOf: typeof firstBox, means: typeof MEANS): void {
  const { books, inset, tones, tokenKey, keptKey, settingsKey, placeKeys, sizes, defaults } = means

  async function showPicture({ base, ticket, openingPicture: page }: PicturedBook): Promise<HTMLElement | null> {
    const settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}') ?? {}
    const image = new Image()
    if (page) image.src = `${base}${page.href}?ticket=${encodeURIComponent(ticket ?? '')}`
    if (!document.querySelector('[data-stage-shape]'))
      await new Promise((done) => addEventListener('DOMContentLoaded', done, { once: true }))
    const theme = (document.documentElement.dataset.theme ?? 'default') as keyof typeof tones
    // The page turns its pictures back on dark paper; in one picture they can't be told apart.
    if (!page || (page.hasPictures && theme === 'dark')) return null
    await image.decode()
    const layer = document.createElement('div')
    layer.style.cssText = `position:fixed;z-index:1;inset:${inset};visibility:visible;content-visibility:visible`
    layer.dataset.firstPicture = ''
    document.body.append(layer)
    const chosen = {
      margin: (settings.margin in means.padding ? settings.margin : defaults.margin) as keyof typeof means.padding,
      zoom: sizes.includes(settings.zoom) ? settings.zoom : defaults.zoom,
      flow: settings.flow === 'scrolled' ? settings.flow : defaults.flow,
    }
    const { left, top, width, height } = boxOf(page, { width: layer.clientWidth, height: layer.clientHeight }, chosen, means)
    const element = document.createElement('div')
    const { paper, picture } = tones[theme] ?? tones.default
    element.ariaHidden = 'true'
    element.style.cssText = `position:absolute;overflow:hidden;isolation:isolate;left:${left}px;top:${top}px;width:${width}px;height:${height}px;background:${paper}`
    image.alt = ''
    image.style.cssText = `width:100%;height:100%;${picture}`
    element.append(image)
    layer.append(element)
    window.bookPresses = []
    const keep = (event: KeyboardEvent | MouseEvent) => window.bookPresses?.push(event)
    addEventListener('keydown', keep)
    layer.addEventListener('click', keep)
    layer.dataset.firstPage = ''
    return layer
  }

  window.showBookPicture = (book) => {
    window.bookPicture ??= showPicture(book).catch(() => null)
    return window.bookPicture
  }
  try {
    const token = (localStorage.getItem(tokenKey) ?? '').replaceAll('"', '')
    if (!token || localStorage.getItem(keptKey)) return
    const asked = fetch(books + location.pathname.split('/')[2], { headers: { authorization: `Bearer ${token}` } })
    window.bookAnswer = asked.then(async (answer) => ({ status: answer.status, body: await answer.text() }))
    window.bookAnswer
      .then(({ body }) => {
        const book: PicturedBook & { position: { percent: number } | null } = JSON.parse(body).data
        const isBegun =
          book.position?.percent || placeKeys.some((key) => localStorage.getItem(key)?.includes(`[${book.productId},`))
        if (!isBegun && !location.search && 'moveBefore' in Element.prototype) window.showBookPicture?.(book)
      })
      .catch(() => null)
  } catch {}
}

export const openingScript = () => `(${openEarly})(${firstBox},${JSON.stringify(MEANS)});`
