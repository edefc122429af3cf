import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type PageView, patch } from './page-view.ts'
import { hrefOf } from './pdf-places.ts'

interface LinkAnnotation {
  subtype?: string
  rect: number[]
  /** Only addresses that are safe to open; scripts have none. */
  url?: string
  dest?: unknown
}

/**
 * Links of a page, drawn by ourselves: of everything an annotation may do, only going to a page and to an address is known here, so
 * that a script in the file has nowhere to run.
 */
export async function drawLinks(document: PDFDocumentProxy, view: PageView): Promise<void> {
  const page = await view.page()
  const annotations = (await page.getAnnotations({ intent: 'display' })) as LinkAnnotation[]
  const viewport = page.getViewport({ scale: 1 })
  const links: HTMLElement[] = []
  for (const { subtype, rect, url, dest } of annotations) {
    if (subtype !== 'Link') continue
    const target = url ?? (dest ? await pageHref(document, dest) : null)
    if (!target) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[]
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[]
    const link = window.document.createElement('a')
    const area = patch('', {
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    })
    link.setAttribute('href', target)
    link.style.cssText = area.style.cssText
    link.setAttribute('aria-label', url ? `Liên kết đến ${url}` : `Đến trang ${target.slice(6)}`)
    links.push(link)
  }
  view.links.replaceChildren(...links)
}

async function pageHref(document: PDFDocumentProxy, dest: unknown): Promise<string | null> {
  try {
    const target = typeof dest === 'string' ? await document.getDestination(dest) : (dest as unknown[])
    const [page] = target ?? []
    if (typeof page === 'number') return hrefOf(page + 1)
    return page ? hrefOf((await document.getPageIndex(page as Parameters<PDFDocumentProxy['getPageIndex']>[0])) + 1) : null
  } catch {
    // A link to nowhere is no link.
    return null
  }
}
