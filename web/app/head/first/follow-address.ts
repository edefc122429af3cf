import { asScript } from './as-script.ts'

/**
 * Written into the head of pages that are read first, so it stands on nothing outside itself. Whoever goes back to a place that the program
 * had shown, on a page that was loaded anew since, sees the browser change the address alone: the page of that address is fetched. The
 * program would take over another page than it believes, and break.
 */
function followAddress(): void {
  const shown = () => location.pathname + location.search
  const first = shown()
  addEventListener('popstate', () => {
    if (!('hydrated' in document.documentElement.dataset) && shown() !== first) location.reload()
  })
}

export const followAddressScript = () => asScript(followAddress)
