import { asScript } from './first/as-script.ts'

const KEY = 'fonts'
/** What every page is set in; the weight for long reading comes when a page has some. */
const FACES = ['400 1em "Be Vietnam Pro"', '600 1em "Be Vietnam Pro"', '600 1em Literata']

/** In the head: on a first visit text begins in the stand-ins. Later visits find the files in the browser's cache. */
export const AWAIT_FONTS_SCRIPT = `try{if(!localStorage.getItem('${KEY}'))document.documentElement.dataset.fonts='awaited'}catch(_){}`

/**
 * At the end of the page: they are asked for when all that is seen first has come. Laying the page out anew for each of six files that
 * arrive one by one would keep a slow phone busy for half a second, so they are taken into use together: at once by what is seen, by each
 * part below the screen in an idle moment of its own.
 */
function useFonts({ key, faces }: { key: string; faces: string[] }): void {
  const root = document.documentElement
  if (!root.dataset.fonts) return

  function use(): void {
    const below = [...document.querySelectorAll<HTMLElement>('.lower')].filter(
      (part) => part.getBoundingClientRect().top > innerHeight,
    )
    for (const part of below) part.dataset.fonts = 'awaited'
    delete root.dataset.fonts
    try {
      localStorage.setItem(key, '1')
    } catch {}
    function next(): void {
      const part = below.shift()
      if (!part) return
      delete part.dataset.fonts
      whenIdle(next)
    }
    whenIdle(next)
  }

  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work)
  const ask = () => Promise.all(faces.map((face) => document.fonts.load(face, 'aấ'))).then(use, use)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask)
}

export const useFontsScript = () => asScript(useFonts, { key: KEY, faces: FACES })
