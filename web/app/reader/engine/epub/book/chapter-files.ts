import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { BookFiles } from '../../book-files.ts'
import { addressIn, rewriteCss } from './addresses.ts'

const XLINK = 'http://www.w3.org/1999/xlink'
/** They go even if the server had left one in: nothing of a book runs, sends or shows another page. */
const REMOVED = 'script, iframe, frame, object, embed, form, base, meta[http-equiv], link:not([rel~="stylesheet"])'

export interface ChapterFiles {
  /** The chapter as it was written, for looking things up in it. */
  document(index: number): Promise<Document>
  /** An address that a frame can load: everything in it is found, nothing in it runs. It holds until `release`. */
  address(index: number): Promise<string>
  release(index: number): void
  /** What a chapter names, as our own page can load it. */
  resource(file: string, address: string): Promise<string | null>
  close(): void
}

/** A book's chapters, fetched one by one and made ready for a frame. */
export function chapterFiles(book: Pick<BookManifest, 'spine'>, files: BookFiles): ChapterFiles {
  const documents = new Map<number, Promise<Document>>()
  const addresses = new Map<number, Promise<string>>()
  const sheets = new Map<string, Promise<string>>()

  /** For documents whose own address is a `blob:`, against which nothing can be resolved. */
  const absolute = async (href: string) => new URL(await files.url(href), location.href).href

  async function resource(file: string, address: string): Promise<string | null> {
    if (/^data:image\//i.test(address)) return address
    const target = addressIn(file, address)
    return target?.href ? absolute(target.href).catch(() => null) : null
  }

  function sheet(href: string): Promise<string> {
    let made = sheets.get(href)
    if (!made) {
      made = (async () => {
        const css = await (await files.blob(href)).text()
        const text = await rewriteCss(css, (address) =>
          /\.css(\?|#|$)/i.test(address) ? importedSheet(href, address) : resource(href, address),
        )
        return URL.createObjectURL(new Blob([text], { type: 'text/css' }))
      })()
      sheets.set(href, made)
      made.catch(() => sheets.delete(href))
    }
    return made
  }

  async function importedSheet(file: string, address: string): Promise<string | null> {
    const target = addressIn(file, address)
    return target && target.href !== file ? sheet(target.href).catch(() => null) : null
  }

  async function parsed(index: number): Promise<Document> {
    const chapter = book.spine[index]
    if (!chapter) throw new Error(`no chapter ${index}`)
    return parseChapter(await (await files.blob(chapter.href)).text(), chapter.mediaType)
  }

  function document(index: number): Promise<Document> {
    let made = documents.get(index)
    if (!made) {
      made = parsed(index)
      documents.set(index, made)
      made.catch(() => documents.delete(index))
    }
    return made
  }

  async function made(index: number): Promise<string> {
    const { href = '' } = book.spine[index] ?? {}
    // Read anew: what is looked things up in must keep its own addresses.
    const doc = await parsed(index)
    for (const element of doc.querySelectorAll(REMOVED)) element.remove()
    const waiting: Promise<void>[] = []
    for (const element of doc.querySelectorAll('*')) waiting.push(...rewriteElement(element, href, { resource, importedSheet }))
    await Promise.all(waiting)
    const isXml = doc.contentType !== 'text/html'
    const text = isXml ? new XMLSerializer().serializeToString(doc) : `<!DOCTYPE html>${doc.documentElement.outerHTML}`
    return URL.createObjectURL(new Blob([text], { type: isXml ? 'application/xhtml+xml' : 'text/html' }))
  }

  function revoke(address: Promise<string>) {
    address.then(URL.revokeObjectURL, () => {})
  }

  return {
    document,
    resource,
    address(index) {
      let address = addresses.get(index)
      if (!address) {
        address = made(index)
        addresses.set(index, address)
        address.catch(() => addresses.delete(index))
      }
      return address
    },
    release(index) {
      const address = addresses.get(index)
      if (!address) return
      addresses.delete(index)
      revoke(address)
    },
    close() {
      for (const address of [...addresses.values(), ...sheets.values()]) revoke(address)
      addresses.clear()
      sheets.clear()
      documents.clear()
    },
  }
}

/** Strictly, as an EPUB must be; what is not well-formed is read as browsers read pages. */
function parseChapter(text: string, mediaType: string): Document {
  const isDrawing = mediaType === 'image/svg+xml'
  const doc = new DOMParser().parseFromString(text, isDrawing ? 'image/svg+xml' : 'application/xhtml+xml')
  if (isDrawing && doc.documentElement.localName === 'svg') return inPage(doc.documentElement)
  return doc.querySelector('parsererror') ? new DOMParser().parseFromString(text, 'text/html') : doc
}

/** A drawing alone in its file. */
function inPage(drawing: Element): Document {
  const page = new DOMParser().parseFromString(
    '<html xmlns="http://www.w3.org/1999/xhtml"><head></head><body></body></html>',
    'application/xhtml+xml',
  )
  page.body.append(page.importNode(drawing, true))
  return page
}

type Find = (file: string, address: string) => Promise<string | null>

function rewriteElement(element: Element, file: string, find: { resource: Find; importedSheet: Find }): Promise<void>[] {
  const waiting: Promise<void>[] = []
  const replace = async (name: string, address: string, found: Promise<string | null>, space: string | null = null) => {
    const target = await found
    if (target === null) element.removeAttributeNS(space, name)
    else if (target !== address) element.setAttributeNS(space, space ? `xlink:${name}` : name, target)
  }
  for (const { name } of [...element.attributes]) if (/^on/i.test(name) || name === 'srcset') element.removeAttribute(name)

  const kind = element.localName
  const isLink = kind === 'a' || kind === 'area'
  for (const [space, name] of [
    [null, 'src'] as const,
    [null, 'href'] as const,
    [XLINK, 'href'] as const,
    [null, 'poster'] as const,
  ]) {
    const address = element.getAttributeNS(space, name)
    if (address === null) continue
    if (isLink) {
      if (/^\s*(javascript|data|vbscript):/i.test(address)) element.removeAttributeNS(space, name)
    } else if (!address.startsWith('#'))
      waiting.push(
        replace(name, address, kind === 'link' ? find.importedSheet(file, address) : find.resource(file, address), space),
      )
  }
  const style = element.getAttribute('style')
  if (style?.includes('url('))
    waiting.push(
      replace(
        'style',
        style,
        rewriteCss(style, (address) => find.resource(file, address)),
      ),
    )
  if (kind === 'style')
    waiting.push(
      rewriteCss(element.textContent ?? '', (address) => find.resource(file, address)).then((css) => {
        element.textContent = css
      }),
    )
  return waiting
}
