import { resolveIn, withFragment } from './paths.ts'
import { childOf, type Element, elementsIn, findAll, plainText } from './xml.ts'

export interface Contents {
  toc: { level: number; title: string; href: string | null }[]
  pages: { label: string; href: string }[]
}

const MOST_LEVELS = 6

/** EPUB 3: the nav of the kinds `toc` and `page-list`. */
export function readNav(root: Element, file: string): Contents {
  const navs = findAll(root, 'nav')
  const ofKind = (kind: string) => navs.find(({ attributes }) => (attributes['epub:type'] ?? '').split(/\s+/).includes(kind))
  const toc = ofKind('toc') ?? (navs.length === 1 ? navs[0] : undefined)
  const pages = ofKind('page-list')
  return {
    toc: toc ? listIn(toc, file, 1) : [],
    pages: pages ? findAll(pages, 'a').flatMap((link) => pageOf(plainText(link), addressOf(link.attributes.href, file))) : [],
  }
}

function listIn(parent: Element, file: string, level: number): Contents['toc'] {
  const list = childOf(parent, 'ol')
  if (!list || level > MOST_LEVELS) return []
  return elementsIn(list)
    .filter(({ name }) => name === 'li')
    .flatMap((item) => {
      const label = elementsIn(item).find(({ name }) => name === 'a' || name === 'span')
      const title = label ? plainText(label) : ''
      const below = listIn(item, file, level + 1)
      return title ? [{ level, title, href: addressOf(label?.attributes.href, file) }, ...below] : below
    })
}

/** EPUB 2. */
export function readNcx(root: Element, file: string): Contents {
  const map = childOf(root, 'navMap')
  const pages = findAll(root, 'pageTarget')
  return {
    toc: map ? pointsIn(map, file, 1) : [],
    pages: pages.flatMap((target) => pageOf(labelOf(target), addressOf(childOf(target, 'content')?.attributes.src, file))),
  }
}

function pointsIn(parent: Element, file: string, level: number): Contents['toc'] {
  if (level > MOST_LEVELS) return []
  return elementsIn(parent)
    .filter(({ name }) => name === 'navPoint')
    .flatMap((point) => {
      const title = labelOf(point)
      const href = addressOf(childOf(point, 'content')?.attributes.src, file)
      const below = pointsIn(point, file, level + 1)
      return title ? [{ level, title, href }, ...below] : below
    })
}

function labelOf(point: Element): string {
  const label = childOf(point, 'navLabel')
  return label ? plainText(label) : ''
}

const pageOf = (label: string, href: string | null) => (label && href ? [{ label: label.slice(0, 20), href }] : [])

function addressOf(address: string | undefined, file: string): string | null {
  const target = address === undefined ? null : resolveIn(file, address)
  return target && withFragment(target.path, target.fragment)
}
