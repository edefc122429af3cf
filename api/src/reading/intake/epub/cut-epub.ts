import { sharePages } from '../share-pages.ts'
import { collectProblems, type FullBook, type TakenFile } from '../taken-book.ts'
import { cutChapter, readText } from './chapter-text.ts'
import { cleanChapter, writeChapter } from './clean-chapter.ts'
import { isChapter, isStyle } from './media-types.ts'
import { resolveIn } from './paths.ts'
import { writePackage } from './write-package.ts'
import { decodeXml, type Element, elementsIn, readXml } from './xml.ts'

/** So much is read at least, however short the book: a first page that says nothing sells nothing. */
const FEWEST_LETTERS = 1_200
/** Fewer letters a chapter than this and it is a book of pictures, whatever it says of its lay-out. */
const LETTERS_OF_TEXT = 100

/** The first chapters, the last of them cut, with the pictures, fonts and styles that they show. */
export async function cutEpub(book: FullBook): Promise<TakenFile[]> {
  const chapters = await cutChapters(book)
  const shown = await findShown(book, chapters)
  const paths = new Set([...chapters.keys(), ...shown])
  const problems = collectProblems()
  const kept: TakenFile[] = []
  for (const [path, root] of chapters) {
    // Links to what is not in it lead nowhere.
    const cut = cleanChapter(root, { file: path, isKept: (target) => paths.has(target), problems })
    const { paragraphs } = readText(cut, { labels: new Map() })
    const { position, title, isLinear, viewport, mediaType } = fileOf(book, path)
    const characters = paragraphs.reduce((sum, { text }) => sum + text.length, 0)
    kept.push({
      path,
      mediaType,
      content: Buffer.from(writeChapter(cut)),
      position: position ?? 0,
      title,
      characters,
      isLinear,
      viewport,
    })
  }
  for (const path of shown) kept.push({ path, mediaType: fileOf(book, path).mediaType, content: await book.read(path) })
  const ids = idsByFile(kept)
  const isIn = (href: string | null) => {
    const [path = '', id] = (href ?? '').split('#', 2)
    return chapters.has(path) && (!id || ids.get(path)?.has(id) === true)
  }
  const { facts } = book
  const coverHref = facts.coverHref && paths.has(facts.coverHref) ? facts.coverHref : null
  return [
    ...kept,
    ...writePackage({
      ...{ ...facts, id: book.id, title: book.title, authors: [], coverHref },
      toc: facts.toc.filter(({ href }) => isIn(href)),
      pages: facts.pages.filter(({ href }) => isIn(href)),
      files: kept.map(({ path, mediaType, position = null, isLinear = true }) => ({ path, mediaType, position, isLinear })),
    }),
  ]
}

const fileOf = (book: FullBook, path: string) => {
  const file = book.files.find((one) => one.path === path)
  if (!file) throw new Error(`no ${path} in the book ${book.id}`)
  return file
}

async function cutChapters(book: FullBook): Promise<Map<string, Element>> {
  const linear = book.files.filter(({ position, isLinear }) => position !== null && isLinear)
  const chapters = new Map<string, Element>()
  const rootOf = async (path: string) => readXml(decodeXml(await book.read(path), path), path)
  const average = book.facts.characters / Math.max(1, linear.length)
  if (book.facts.layout === 'fixed' || average < LETTERS_OF_TEXT) {
    const count = sharePages(linear.length, book.previewPercent)
    for (const { path } of linear.slice(0, count)) chapters.set(path, await rootOf(path))
    return chapters
  }
  let left = Math.max(FEWEST_LETTERS, Math.floor((book.facts.characters * book.previewPercent) / 100))
  for (const { path, characters } of linear) {
    if (left <= 0) break
    const root = await rootOf(path)
    chapters.set(path, characters <= left ? root : cutChapter(root, left))
    // Plates without words are pages too.
    left -= Math.max(characters, average / 4)
  }
  return chapters
}

/** Files that the chapters load, and those that their styles load. */
async function findShown(book: FullBook, chapters: Map<string, Element>): Promise<Set<string>> {
  const known = new Map(book.files.map((file) => [file.path, file]))
  const shown = new Set<string>()
  const look = async (from: string, address: string) => {
    const target = resolveIn(from, address)
    const file = target && known.get(target.path)
    if (!file || chapters.has(file.path) || shown.has(file.path) || file.position !== null) return
    if (isChapter(file.mediaType) && file.mediaType !== 'image/svg+xml') return
    shown.add(file.path)
    if (isStyle(file.mediaType))
      for (const inside of addressesIn((await book.read(file.path)).toString())) await look(file.path, inside)
  }
  for (const [path, root] of chapters) for (const address of loadedBy(root)) await look(path, address)
  if (book.facts.coverHref) await look('', encodeURI(book.facts.coverHref))
  return shown
}

const addressesIn = (css: string) =>
  [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/gi)].map(
    ([, url, imported]) => url ?? imported ?? '',
  )

function loadedBy(node: Element): string[] {
  const { src, poster, href, style = '', ...rest } = node.attributes
  const own = [src, poster, rest['xlink:href'], node.name === 'link' || node.name === 'image' ? href : undefined]
  const texts = node.name === 'style' ? node.children.filter((child) => typeof child === 'string') : []
  return [
    ...own.filter((address) => address !== undefined),
    ...[style, ...texts].flatMap(addressesIn),
    ...elementsIn(node).flatMap(loadedBy),
  ]
}

function idsByFile(files: TakenFile[]): Map<string, Set<string>> {
  const chapters = files.filter(({ position }) => position !== undefined)
  return new Map(
    chapters.map(({ path, content }) => [
      path,
      new Set(
        [
          ...Buffer.from(content)
            .toString()
            .matchAll(/ id="([^"]+)"/g),
        ].map(([, id]) => id ?? ''),
      ),
    ]),
  )
}
