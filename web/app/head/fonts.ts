import { asScript } from './first/as-script.ts'

const KEY = 'fonts'
/** What every page is set in; the weight for long reading comes when a page has some. */
const FACES = ['400 1em "Be Vietnam Pro"', '600 1em "Be Vietnam Pro"', '600 1em Literata']

/** In the head: on a first visit text begins in the stand-ins. Later visits find the files in the browser's cache. */
export const AWAIT_FONTS_SCRIPT = `try{if(!localStorage.getItem('${KEY}'))document.documentElement.dataset.fonts='awaited'}catch(_){}`

/**
 * At the end of the page: they are asked for when all that is seen first has come. Laying the page out anew for each of six files that
 * arrive one by one would keep a slow phone busy for half a second, and all of it at once for a quarter: they are taken into use
 * together, by each piece of the page in an idle moment of its own.
 */
function useFonts({ key, faces }: { key: string; faces: string[] }): void {
  const root = document.documentElement
  if (!root.dataset.fonts) return

  /** What a slow phone lays out between two presses. What is hidden, or waits with its layout, is laid out with its fonts anyway. */
  function piecesOf(node: HTMLElement): HTMLElement[] {
    if (node.checkVisibility?.({ contentVisibilityAuto: true }) === false) return []
    const isSmall = node.getElementsByTagName('*').length < 50 && (node.textContent || '').length < 1000
    // Whatever has a font of its own hands it down, and a piece of it would fall out of it.
    if (isSmall || fontOf(node) !== fontOf(document.body)) return [node]
    return ([...node.children] as HTMLElement[]).flatMap(piecesOf)
  }
  const fontOf = (node: Element) => getComputedStyle(node).fontFamily

  function use(): void {
    const pieces = piecesOf(document.body)
    for (const piece of pieces) piece.dataset.fonts = 'awaited'
    whenIdle(() => usePieceByPiece(pieces))
  }

  function usePieceByPiece(pieces: HTMLElement[]): void {
    delete root.dataset.fonts
    // Styles and layout now, hit test and paint with the next frame: together they take longer than a press may wait.
    document.body.getBoundingClientRect()
    try {
      localStorage.setItem(key, '1')
    } catch {}
    function next(): void {
      const piece = pieces.shift()
      if (!piece) return
      delete piece.dataset.fonts
      whenIdle(next)
    }
    whenIdle(next)
    // Nothing is printed half in one face and half in another.
    addEventListener('beforeprint', () => {
      for (const piece of pieces.splice(0)) delete piece.dataset.fonts
    })
  }

  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
  const useSoon = () => whenIdle(use)
  const ask = () => Promise.all(faces.map((face) => document.fonts.load(face, 'aấ'))).then(useSoon, useSoon)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask)
}

export const useFontsScript = () => asScript(useFonts, { key: KEY, faces: FACES })
