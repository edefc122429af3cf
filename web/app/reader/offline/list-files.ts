import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { KeptFile } from './store/kept-books.ts'

const CONTAINER = { href: 'META-INF/container.xml', mediaType: 'application/xml' }

/** Every file of a book: an EPUB names them in its package file, a PDF is one. */
export async function listFiles(
  { format, spine }: Pick<BookManifest, 'format' | 'spine'>,
  read: (href: string) => Promise<string>,
): Promise<KeptFile[]> {
  if (format === 'pdf') return spine.map(({ href, mediaType }) => ({ href, mediaType }))
  const packageHref =
    parse(await read(CONTAINER.href))
      .querySelector('rootfile')
      ?.getAttribute('full-path') ?? ''
  const items = [...parse(await read(packageHref)).querySelectorAll('manifest > item')]
  return [
    CONTAINER,
    { href: packageHref, mediaType: 'application/oebps-package+xml' },
    ...items.map((item) => ({
      href: inBook(item.getAttribute('href') ?? '', packageHref),
      mediaType: item.getAttribute('media-type') ?? '',
    })),
  ]
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml')

/** Names in a package file are addresses beside it. */
function inBook(address: string, packageHref: string): string {
  const base = `http://book/${packageHref.split('/').map(encodeURIComponent).join('/')}`
  return decodeURIComponent(new URL(address, base).pathname.slice(1))
}
