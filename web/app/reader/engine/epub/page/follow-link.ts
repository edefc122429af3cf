import type { BookManifest } from '@tq/contract/reading/book.ts'
import type { EngineEvents } from '../../engine.ts'
import type { BookMap } from '../book/book-map.ts'
import type { ChapterFiles } from '../book/chapter-files.ts'
import { inWindow, type ShownDocument } from '../view/page-view.ts'
import { isNoteReference, leadsTo, mayReferToNote, noteAt, noteContent } from './footnotes.ts'

interface Following {
  book: BookManifest
  map: BookMap
  chapters: ChapterFiles
  events: EngineEvents
  /** A place in the book that is gone to, with a way back. */
  follow(href: string): Promise<void>
}

/** A link in a chapter was pressed: a note opens in place, a place in the book is gone to, what leads out is told. */
export async function followLink(
  link: Element,
  { index, doc }: ShownDocument,
  { book, map, chapters, events, follow }: Following,
): Promise<void> {
  const file = book.spine[index]?.href ?? ''
  const target = leadsTo(link, file)
  if (!target) return
  if ('outside' in target) return events.outsideLinkPressed(target.outside)

  const { href, id } = target
  const there = map.indexOf(href)
  if (there < 0) return
  const address = id ? `${href}#${id}` : href
  const isCertain = isNoteReference(link)
  if (id && (isCertain || mayReferToNote(link))) {
    const rect = inWindow(link.getBoundingClientRect(), doc)
    const note = await chapters.document(there).then(
      (read) => noteAt(read, id, { isCertain }),
      () => null,
    )
    if (note) {
      const content = await noteContent(note, { file: href, resource: chapters.resource })
      if (content.textContent?.trim() || content.querySelector('img'))
        return events.footnotePressed({ content, rect, href: address })
    }
  }
  return follow(address)
}
