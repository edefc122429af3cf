import { BookError } from '../book-error.ts'
import { collectProblems, type Passage, type Problems, type TakenBook, type Taking } from '../taken-book.ts'
import { type Archive, openArchive } from './archive.ts'
import { readText } from './chapter-text.ts'
import { cleanChapter, viewportOf, writeChapter } from './clean-chapter.ts'
import { cleanCss } from './clean-css.ts'
import { type Contents, readNav, readNcx } from './contents.ts'
import { binaryTypeOf, isChapter, isStyle } from './media-types.ts'
import { type Item, type Package, readPackage } from './package-file.ts'
import { type PackageFacts, writePackage } from './write-package.ts'
import { decodeXml, type Element, readXml } from './xml.ts'

/** As a page of a paperback holds, where the file has no pages of the print edition. */
export const LETTERS_A_PAGE = 1400

/** Takes an EPUB apart, file by file, cleaned. Throws `BookError` for one that can't be read. */
export async function takeEpub(path: string, taking: Taking): Promise<TakenBook> {
  const archive = await openArchive(path)
  try {
    const book = await readPackage(archive)
    return await takeFiles(archive, book, taking)
  } finally {
    archive.close()
  }
}

async function takeFiles(archive: Archive, book: Package, given: Taking): Promise<TakenBook> {
  const files: PackageFacts['files'] = []
  const taking: Taking = {
    ...given,
    async keep(file) {
      await given.keep(file)
      const { path, mediaType, position = null, isLinear = true } = file
      files.push({ path, mediaType, position, isLinear })
    },
  }
  const problems = collectProblems()
  const contents = await readContents(archive, book)
  const spine = book.spine.filter(({ item }) => isChapter(item.mediaType))
  for (const { item } of book.spine)
    if (!isChapter(item.mediaType)) problems.add(item.path, null, `đã bỏ chương không phải XHTML (${item.mediaType})`)
  if (!spine.length) throw new BookError('sách không có chương nào đọc được', { file: book.path })
  const inSpine = new Set(spine.map(({ item }) => item.path))
  const beside = book.items.filter((item) => !inSpine.has(item.path) && item !== book.nav && item !== book.ncx)
  const kept = new Set([...inSpine, ...beside.filter(({ mediaType }) => mayStay(mediaType)).map(({ path }) => path)])
  const isKept = (path: string) => kept.has(path)
  const labels = labelsByFile(contents.pages)
  const titles = firstTitles(contents.toc)

  const passages: Passage[] = []
  const breaks: Contents['pages'] = []
  const spineTitles: { path: string; title: string | null }[] = []
  let [characters, page] = [0, null as string | null]
  const total = spine.length + beside.length
  for (const [position, { item, isLinear }] of spine.entries()) {
    const root = cleanChapter(await readRoot(archive, item), { file: item.path, isKept, problems })
    const text = readText(root, { labels: labels.get(item.path) ?? new Map(), page })
    const begins = characters
    for (const [n, paragraph] of text.paragraphs.entries()) {
      passages.push({ chapter: position, position: n, startsAt: characters, ...paragraph })
      characters += paragraph.text.length
      page = paragraph.page
    }
    breaks.push(...text.breaks.map(({ label, id }) => ({ label, href: `${item.path}#${id}` })))
    const title = titles.get(item.path) ?? text.heading
    spineTitles.push({ path: item.path, title })
    await taking.keep({
      ...{ path: item.path, mediaType: typeOfChapter(root), content: Buffer.from(writeChapter(root)) },
      ...{ position, title, characters: characters - begins, isLinear, viewport: viewportOf(root) },
    })
    taking.onPercent(Math.round((90 * (position + 1)) / total))
  }
  for (const [n, item] of beside.entries()) {
    if (isKept(item.path)) await takeBeside(archive, item, { isKept, problems, keep: taking.keep })
    else problems.add(item.path, null, `đã bỏ tệp loại ${item.mediaType || 'không rõ'}`)
    taking.onPercent(Math.round((90 * (spine.length + n + 1)) / total))
  }
  const known = ({ href }: { href: string | null }) => href === null || isKept(href.split('#')[0] ?? '')
  const toc = contents.toc.filter(known)
  const pages = contents.pages.length ? contents.pages.filter(known) : breaks
  const isMade = !toc.some(({ href }) => href)
  const facts = {
    ...{ layout: book.layout, direction: book.direction, language: book.language, title: book.title },
    ...{ hasText: characters > 0, characters, pages },
    pageCount: pages.length || Math.max(1, book.layout === 'fixed' ? spine.length : Math.ceil(characters / LETTERS_A_PAGE)),
    coverHref: book.cover && isKept(book.cover.path) ? book.cover.path : null,
    toc: isMade ? spineTitles.map(({ path, title }, n) => ({ level: 1, title: title ?? `Phần ${n + 1}`, href: path })) : toc,
  }
  for (const file of writePackage({ ...facts, id: given.id, title: book.title ?? '', authors: book.authors, files }))
    await given.keep(file)
  const note = isMade ? 'Sách không có mục lục; mục lục được lập theo các chương.' : null
  return { problems: problems.list, passages, note, facts }
}

const mayStay = (mediaType: string) =>
  isChapter(mediaType) ||
  isStyle(mediaType) ||
  /^(image|font|audio|video)\/|^application\/(x-)?(font|vnd\.ms-opentype)/.test(mediaType)
const typeOfChapter = ({ name }: Element) => (name === 'svg' ? 'image/svg+xml' : 'application/xhtml+xml')

async function readContents(archive: Archive, { nav, ncx }: Package): Promise<Contents> {
  const ofNav = nav && readNav(await readRoot(archive, nav), nav.path)
  const isEnough = ofNav && ofNav.toc.length > 0 && ofNav.pages.length > 0
  const ofNcx = !isEnough && ncx ? readNcx(await readRoot(archive, ncx), ncx.path) : null
  return {
    toc: ofNav?.toc.length ? ofNav.toc : (ofNcx?.toc ?? []),
    pages: ofNav?.pages.length ? ofNav.pages : (ofNcx?.pages ?? []),
  }
}

async function readRoot(archive: Archive, { path }: Item): Promise<Element> {
  const content = await archive.read(path)
  if (!content) throw new BookError('thiếu tệp', { file: path })
  return readXml(decodeXml(content, path), path)
}

interface Beside {
  isKept(path: string): boolean
  problems: Problems
  keep: Taking['keep']
}

/** Styles, pictures, fonts, and chapters that only links lead to. */
async function takeBeside(archive: Archive, item: Item, { isKept, problems, keep }: Beside): Promise<void> {
  const { path, mediaType } = item
  if (isChapter(mediaType)) {
    const root = cleanChapter(await readRoot(archive, item), { file: path, isKept, problems })
    return keep({ path, mediaType: typeOfChapter(root), content: Buffer.from(writeChapter(root)) })
  }
  const content = (await archive.read(path)) ?? Buffer.alloc(0)
  if (isStyle(mediaType)) {
    const onForeign = () => problems.add(path, null, 'đã bỏ kiểu chữ lấy từ nơi khác')
    return keep({ path, mediaType, content: Buffer.from(cleanCss(decodeXml(content, path), path, { isKept, onForeign })) })
  }
  const found = binaryTypeOf(content)
  if (found) return keep({ path, mediaType: found, content })
  problems.add(path, null, `đã bỏ tệp không đúng loại ${mediaType}`)
}

/** Ids that begin a page of the print edition, by the file they stand in. */
function labelsByFile(pages: Contents['pages']): Map<string, Map<string, string>> {
  const files = new Map<string, Map<string, string>>()
  for (const { label, href } of pages) {
    const [path = '', id = ''] = href.split('#', 2)
    const labels = files.get(path) ?? new Map<string, string>()
    if (id) files.set(path, labels.set(id, label))
  }
  return files
}

function firstTitles(toc: Contents['toc']): Map<string, string> {
  const titles = new Map<string, string>()
  for (const { title, href } of toc) {
    const path = href?.split('#')[0]
    if (path && !titles.has(path)) titles.set(path, title)
  }
  return titles
}
