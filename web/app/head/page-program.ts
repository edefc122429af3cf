/**
 * A page whose first sight does not come from React asks for it first, and for the page's program afterwards: on a slow phone both at
 * once would take longer than one after the other. Such a page marks the script that makes the first sight, and brings the few styles
 * that it stands on; the server then lets the program and the site's sheet wait, and the script in the page starts them.
 */
export const FIRST_SIGHT = { 'data-first-sight': '' }

/** Marks the script of such a page that must run before anything else of it is read. */
export const FIRST_SCRIPT = { 'data-first-script': '' }

/** Nobody waits longer for the buttons; also where the first sight could not be fetched. */
const MOST_WAIT_MS = 1500

declare global {
  interface Window {
    startPage?(): void
  }
}

/** Runs where it stands in the page: `startPage`, once, by whoever made the first sight. */
export const START_PAGE_SCRIPT = `window.startPage=function start(){if(document.readyState==='loading')return addEventListener('DOMContentLoaded',start);if(!window.startPage)return;delete window.startPage;document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel=l.dataset.as||'modulepreload'});var s=document.querySelector('script[type=later]'),n=document.createElement('script');if(!s)return;n.type='module';n.text=s.text;document.head.append(n)};setTimeout(function(){window.startPage&&startPage()},${MOST_WAIT_MS});`

/** On the tag itself: a review with that word in it would keep the program of the page it stands on from ever starting. */
const MARKED = /<script [^>]*data-first-sight=""/
const SIGHT_SCRIPT = '<script async="" type="module"'
const WAITING_FONT = /<link rel="preload" ([^>]+ as="font"[^>]+ fetchPriority="low"\/>)/g

/** The page as React made it, with its program waiting, and the fonts that are of no hurry. */
export function programLater(html: string): string {
  if (!MARKED.test(html)) return html
  // React leaves a script where its component stands, behind all that the head names: what it asks for would be asked for late.
  let first = ''
  const page = html.replace(/(<script data-first-script="">)(.*?)<\/script>/s, (_, tag: string, code: string) => {
    first = `<script>${code}</script>`
    return `${tag}</script>`
  })
  return page
    .replace(SIGHT_SCRIPT, () => first + SIGHT_SCRIPT)
    .replaceAll(WAITING_FONT, '<link rel="later" data-as="preload" $1')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace(
      /<link rel="stylesheet" (href="[^"]+")/,
      '<link rel="preload" as="style" $1/><link rel="later" data-as="stylesheet" $1',
    )
}
