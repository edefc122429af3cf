/**
 * A page whose first sight does not come from React asks for it first, and for the page's program afterwards: on a slow phone both at
 * once would take longer than one after the other. Such a page marks the script that makes the first sight, and brings the few styles
 * that it stands on; the server then lets the program and the site's sheet wait, and the script in the page starts them.
 */
export const FIRST_SIGHT = { 'data-first-sight': '' }

/** Nobody waits longer for the buttons; also where the first sight could not be fetched. */
const MOST_WAIT_MS = 1500

declare global {
  interface Window {
    startPage?(): void
  }
}

/** Runs where it stands in the page: `startPage`, once, by whoever made the first sight. */
export const START_PAGE_SCRIPT = `window.startPage=function start(){if(document.readyState==='loading')return addEventListener('DOMContentLoaded',start);if(!window.startPage)return;delete window.startPage;document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel=l.dataset.as||'modulepreload'});var s=document.querySelector('script[type=later]'),n=document.createElement('script');if(!s)return;n.type='module';n.text=s.text;document.head.append(n)};setTimeout(function(){window.startPage&&startPage()},${MOST_WAIT_MS});`

/** The page as React made it, with its program waiting. */
export function programLater(html: string): string {
  if (!html.includes('data-first-sight')) return html
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', '<script type="later">')
    .replace(
      /<link rel="stylesheet" (href="[^"]+")/,
      '<link rel="preload" as="style" $1/><link rel="later" data-as="stylesheet" $1',
    )
}
