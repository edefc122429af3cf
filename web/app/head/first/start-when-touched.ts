import { CART_KEY } from '../../cart/data/offline-cart.ts'
import { TOKEN_KEY } from '../../lib/state/stored-token.ts'
import { WISH_KEY } from '../../wish/kept-wishes.ts'
import { NOTICE_STYLE } from '../missing-part.ts'
import { asScript } from './as-script.ts'

interface Surroundings {
  /** What the browser keeps for somebody whose page shows more than everybody's: a cart, hearts. */
  keys: string[]
  /** And for a member, who is greeted before anything else: later, the greeting would cover what they read. */
  login: string
  words: string
  style: string
}

/**
 * Written into the head of pages that are read first, so it stands on nothing outside itself. The program is fetched once the page is
 * quiet, and runs with the first sign of a hand; for those of whom the browser keeps something, in an idle moment.
 */
function startWhenTouched({ keys, login, words, style }: Surroundings): void {
  const root = document.documentElement
  /** What may be a press: that it was taken is to be seen before anything else. */
  const presses = ['pointerup', 'focusin', 'keydown', 'click', 'submit', 'input', 'change']
  const signs = [...presses, 'pointercancel', 'pointermove', 'wheel', 'scroll']
  let state: 'waits' | 'runs' | 'failed' = 'waits'
  let notice: HTMLElement | undefined
  let isSoon = false

  const waiting = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=later],link[data-fetched]')]

  function fetchEarly(link: HTMLLinkElement): void {
    const as = link.dataset.as
    link.dataset.fetched = ''
    if (as === 'stylesheet') readAhead(link)
    else link.rel = as ? 'preload' : 'modulepreload'
  }

  /** Reading the site's sheet and using it took a quarter of what a first press waited for: it is used in an idle moment. */
  function readAhead(link: HTMLLinkElement): void {
    link.media = 'not all'
    link.onload = () => {
      const { sheet } = link
      // Out of the list of sheets until it is used: it then comes to the list's end. One whose medium changes changes the list, and
      // Chromium, since the sheet has layers, would take all fonts for new and lay out the whole page again.
      if (sheet) {
        sheet.disabled = true
        sheet.media.mediaText = 'all'
      }
      whenIdle(() => state === 'waits' && inSteps(link))
    }
    // Asked for again with the program.
    link.onerror = () => (link.rel = 'later')
    link.rel = 'stylesheet'
  }

  /** Its rules, styles and paint, each a task of its own: in one they would keep a slow phone from answering. */
  function inSteps(sheet: HTMLLinkElement): void {
    use(sheet)
    // To know its fonts Chromium takes the rules in, and styles nothing yet.
    void document.fonts.size
    setTimeout(() => document.body.getBoundingClientRect())
  }

  /** Not by the attribute for its medium: browsers would take that for another sheet, and read it again. */
  function use({ sheet }: HTMLLinkElement): void {
    if (sheet?.disabled) sheet.disabled = false
    else if (sheet) sheet.media.mediaText = 'all'
  }

  /** Asking for twenty files takes a slow phone a tenth of a second, in which no press would be answered. */
  function fetchAllEarly(links: HTMLLinkElement[]): void {
    const link = state === 'waits' && links.shift()
    if (!link) return
    fetchEarly(link)
    whenIdle(() => fetchAllEarly(links))
  }

  function start(): void {
    if (state !== 'waits') return
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start, { once: true })
      return
    }
    state = 'runs'
    let sheets = 1
    // Nothing that the program shows may stand there without its styles.
    const onSheet = () => --sheets || run()
    for (const link of waiting()) {
      delete link.dataset.fetched
      if (link.dataset.as === 'stylesheet') {
        use(link)
        if (link.sheet) continue
        sheets++
        link.onload = () => {
          use(link)
          onSheet()
        }
        link.onerror = fail
      }
      if (link.rel === 'later') link.rel = link.dataset.as || 'modulepreload'
    }
    onSheet()
  }

  function run(): void {
    const text = document.querySelector<HTMLScriptElement>('script[type=later]')
    const program = document.createElement('script')
    program.type = 'module'
    program.onerror = fail
    program.text = text?.text ?? ''
    document.head.append(program)
  }

  function fail(): void {
    if ('hydrated' in root.dataset) return
    state = 'failed'
    release()
  }

  /** Nothing will come of what was pressed: it says so, and how to go on. */
  function release(): void {
    let isTold = false
    for (const { shown } of (window.held || []).splice(0)) {
      if (!shown) continue
      isTold = true
      delete shown.dataset.taken
      shown.removeAttribute('aria-busy')
    }
    if (!isTold || notice) return
    notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.style.cssText = style
    const link = document.createElement('a')
    link.href = location.href
    link.textContent = 'Tải lại trang'
    link.style.cssText = 'display:inline-block;padding:1rem;color:inherit;font-weight:600'
    link.onclick = (event) => {
      event.preventDefault()
      location.reload()
    }
    notice.append(`${words} `, link)
    document.body.append(notice)
  }

  function onSign(event: Event): void {
    if ('hydrated' in root.dataset) {
      for (const sign of signs) removeEventListener(sign, onSign, true)
      return
    }
    if (state === 'failed') {
      release()
      return
    }
    const target = event.target as Element
    // No hand: a row of covers that comes to rest at its snap point, a page that opens under a cursor which lies still.
    if (event.type === 'scroll' && event.target !== document) return
    if (event.type === 'pointermove' && isStill(event as PointerEvent)) return
    // A finger on a link: the next page comes, and waking this one would only hold it up.
    if (event.type !== 'keydown' && (event as PointerEvent).pointerType !== 'mouse' && target.closest?.('a[href]')) return
    if (presses.includes(event.type)) startSoon()
    else start()
  }

  /** A finger that moves is on its way to a press or a scroll, which are signs themselves. */
  const isStill = ({ pointerType, movementX, movementY }: PointerEvent) =>
    pointerType === 'touch' || (movementX === 0 && movementY === 0)

  /** A frame comes first: the one in which a button shows that it was pressed. Pages in the background draw none. */
  function startSoon(): void {
    if (isSoon) return
    isSoon = true
    const late = setTimeout(start, 200)
    requestAnimationFrame(() => {
      clearTimeout(late)
      setTimeout(start)
    })
  }
  for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
  // The last of its files is asked for by the program itself; browsers have no other word for its failure.
  addEventListener('unhandledrejection', ({ reason }) => state === 'runs' && /module/i.test(String(reason)) && fail())

  const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200))

  function keepsAny(names: string[]): boolean {
    try {
      return names.some((name) => (localStorage.getItem(name) || '').length > 2)
    } catch {
      return false
    }
  }

  function afterLoad(): void {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
    if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return
    whenIdle(() => state === 'waits' && (keepsAny(keys) ? start() : fetchAllEarly(waiting())))
  }

  function begin(): void {
    // Whoever sent this reader is remembered by the program, and the next page's address does not name them.
    if (location.search.includes('affiliateCode=') || keepsAny([login])) start()
    if (document.readyState === 'complete') afterLoad()
    else addEventListener('load', afterLoad)
    // Kept by the browser while the reader filled a cart on another page.
    addEventListener('pageshow', ({ persisted }) => persisted && afterLoad())
  }

  // Fonts that came before are in the browser's own keeping: named early, they stand in the first sight.
  if (!root.dataset.fonts) for (const link of waiting()) if (link.dataset.as === 'preload') link.rel = 'preload'
  // A page made ahead of a press that may never come does nothing.
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
}

const SURROUNDINGS: Surroundings = {
  keys: [CART_KEY, WISH_KEY],
  login: TOKEN_KEY,
  words: 'Phần còn lại của trang chưa tải về được nên nút vừa bấm chưa chạy. Bạn xem lại mạng rồi thử lại nhé.',
  style: NOTICE_STYLE,
}

export const startWhenTouchedScript = () => asScript(startWhenTouched, SURROUNDINGS)
