import { BookError } from '../book-error.ts'
import type { Archive } from './archive.ts'
import { resolveIn } from './paths.ts'
import { childOf, decodeXml, type Element, elementsIn, findAll, plainText, readXml } from './xml.ts'

export interface Item {
  id: string
  path: string
  mediaType: string
  properties: string[]
}

export interface Package {
  path: string
  title: string | null
  authors: string[]
  language: string | null
  layout: 'flowing' | 'fixed'
  direction: 'ltr' | 'rtl'
  items: Item[]
  spine: { item: Item; isLinear: boolean }[]
  ncx: Item | null
  nav: Item | null
  cover: Item | null
}

const FONT_HIDING = /(www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)/

export async function readPackage(archive: Archive): Promise<Package> {
  const file = 'META-INF/container.xml'
  const container = await archive.read(file)
  if (!container) throw new BookError('Đây không phải sách EPUB: thiếu META-INF/container.xml')
  await refuseLocked(archive)
  const rootfile = findAll(readXml(decodeXml(container, file), file), 'rootfile')[0]?.attributes['full-path'] ?? ''
  const target = resolveIn('', rootfile)
  const content = target && (await archive.read(target.path))
  if (!content) throw new BookError(`không tìm thấy tệp mục lục gói “${rootfile.slice(0, 200)}”`, { file })
  return readOpf(readXml(decodeXml(content, target.path), target.path), target.path, archive)
}

/** Fonts may be hidden a little, which readers undo; anything else that is encrypted is a lock we have no key for. */
async function refuseLocked(archive: Archive): Promise<void> {
  const file = 'META-INF/encryption.xml'
  const content = await archive.read(file)
  if (!content) return
  const methods = findAll(readXml(decodeXml(content, file), file), 'EncryptionMethod')
  if (methods.some(({ attributes }) => !FONT_HIDING.test(attributes.Algorithm ?? '')))
    throw new BookError('Sách có khoá bản quyền (DRM); hãy xuất tệp không khoá', { file })
}

function readOpf(root: Element, path: string, archive: Archive): Package {
  const metadata = childOf(root, 'metadata')
  const manifest = childOf(root, 'manifest')
  const spine = childOf(root, 'spine')
  if (!metadata || !manifest || !spine)
    throw new BookError('thiếu metadata, manifest hoặc spine', { file: path, line: root.line })
  const items = new Map<string, Item>()
  for (const { attributes, line } of elementsIn(manifest).filter(({ name }) => name === 'item')) {
    const { id = '', href = '', 'media-type': mediaType = '', properties = '' } = attributes
    const target = resolveIn(path, href)
    if (!target && !/^https?:/i.test(href))
      throw new BookError(`tên tệp trỏ ra ngoài cuốn sách: ${href.slice(0, 200)}`, { file: path, line })
    if (!target || !archive.names.has(target.path)) continue
    items.set(id, {
      id,
      path: target.path,
      mediaType: mediaType.toLowerCase().trim(),
      properties: properties.split(/\s+/).filter(Boolean),
    })
  }
  const all = [...items.values()]
  const read = elementsIn(spine)
    .filter(({ name }) => name === 'itemref')
    .flatMap(({ attributes: { idref = '', linear } }) => {
      const item = items.get(idref)
      return item ? [{ item, isLinear: linear !== 'no' }] : []
    })
  const once = [...new Map(read.map((one) => [one.item.path, one])).values()]
  if (!once.length)
    throw new BookError('sách không có chương nào: spine trống hoặc trỏ tới tệp không có', { file: path, line: spine.line })
  const metaOf = (property: string) =>
    findAll(metadata, 'meta').find(({ attributes }) => attributes.property === property || attributes.name === property)
  const coverId = metaOf('cover')?.attributes.content
  return {
    path,
    title: textOf(metadata, 'title'),
    authors: findAll(metadata, 'creator').map(plainText).filter(Boolean),
    language: textOf(metadata, 'language'),
    layout: isFixed(metaOf) ? 'fixed' : 'flowing',
    direction: spine.attributes['page-progression-direction'] === 'rtl' ? 'rtl' : 'ltr',
    items: all,
    spine: once,
    ncx: items.get(spine.attributes.toc ?? '') ?? all.find(({ mediaType }) => mediaType === 'application/x-dtbncx+xml') ?? null,
    nav: all.find(({ properties }) => properties.includes('nav')) ?? null,
    cover: all.find(({ properties }) => properties.includes('cover-image')) ?? (coverId ? (items.get(coverId) ?? null) : null),
  }
}

function isFixed(metaOf: (property: string) => Element | undefined): boolean {
  const rendition = metaOf('rendition:layout')
  if (rendition && plainText(rendition) === 'pre-paginated') return true
  return metaOf('fixed-layout')?.attributes.content === 'true'
}

const textOf = (metadata: Element, name: string) => {
  const [first] = findAll(metadata, name)
  return (first && plainText(first)) || null
}
