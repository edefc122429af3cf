import { readFile } from 'node:fs/promises'
import { BookError } from '../book-error.ts'
import { collectProblems, type Passage, type TakenBook } from '../taken-book.ts'
import { drawFirstPage, type FirstPicture } from './draw-first-page.ts'
import { linearize } from './linearize.ts'
import { openPdf, type Pdf } from './open-pdf.ts'
import { openingRanges } from './opening-ranges.ts'
import { removeActions } from './remove-actions.ts'

const MOST_PAGES = 6_000
/** Fewer letters a page than this and it is pictures of pages with stray marks. */
const LETTERS_OF_TEXT = 20

type OnPercent = (percent: number) => void

/**
 * Checks a PDF, takes out what could run, and reads its words page by page; `content` is what will be sent. Throws `BookError` for one that
 * can't be read.
 */
export async function readPdf(
  path: string,
  onPercent: OnPercent,
): Promise<{ taken: TakenBook; content: Uint8Array; picture: FirstPicture | null }> {
  const content = await readFile(path)
  if (content.toString('latin1', 0, 5) !== '%PDF-') throw new BookError('Đây không phải tệp PDF')
  const pdf = await openPdf(content)
  try {
    if (pdf.numPages > MOST_PAGES) throw new BookError(`Tệp PDF có hơn ${MOST_PAGES} trang, hãy chia thành nhiều tập`)
    // Opened without a password, and still locked: nobody could cut or stamp it.
    if (await pdf.getPermissions()) throw new BookError('Tệp PDF bị khoá quyền; hãy xuất lại tệp không khoá')
    const problems = collectProblems()
    const safe = await removeActions(content, problems)
    const { labels, passages, characters } = await readPages(pdf, onPercent)
    const hasText = characters >= LETTERS_OF_TEXT * pdf.numPages
    const sent = (await linearize(safe)) ?? safe
    const { info } = await pdf.getMetadata().catch(() => ({ info: {} as Record<string, unknown> }))
    const said = info as { Title?: unknown; Language?: unknown }
    const taken: TakenBook = {
      problems: problems.list,
      passages: hasText ? passages : [],
      note: hasText ? null : 'Sách là ảnh quét, không có chữ: bạn đọc không tìm, đánh dấu hay nghe đọc được.',
      facts: {
        ...{ layout: 'fixed', direction: 'ltr', hasText, characters, pageCount: pdf.numPages, coverHref: null },
        language: typeof said.Language === 'string' ? said.Language : null,
        title: (typeof said.Title === 'string' && said.Title.trim()) || null,
        toc: await readOutline(pdf),
        pages: labels.map((label, n) => ({ label, href: `#page=${n + 1}` })),
        openingRanges: await openingRanges(sent),
      },
    }
    return { taken, content: sent, picture: await drawFirstPage(pdf) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPages(pdf: Pdf, onPercent: OnPercent) {
  const labels = ((await pdf.getPageLabels().catch(() => null)) ?? []).map((label) => label ?? '')
  const passages: Passage[] = []
  let characters = 0
  for (let n = 0; n < pdf.numPages; n++) {
    const page = await pdf.getPage(n + 1)
    const text = await wordsOf(page)
    page.cleanup()
    if (text) passages.push({ chapter: n, position: 0, startsAt: characters, text, page: labels[n] || String(n + 1) })
    characters += text.length
    onPercent(Math.round((90 * (n + 1)) / pdf.numPages))
  }
  return { labels: labels.length === pdf.numPages ? labels.map((label, n) => label || String(n + 1)) : [], passages, characters }
}

/** Lines are joined; a word that is divided at the end of a line is one again. */
async function wordsOf(page: Awaited<ReturnType<Pdf['getPage']>>): Promise<string> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  return text
    .normalize('NFC')
    .replace(/(\p{L})-\n(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .replaceAll('\0', '')
    .trim()
}

type Outline = Awaited<ReturnType<Pdf['getOutline']>>
const MOST_LEVELS = 6
const MOST_HEADINGS = 5_000

async function readOutline(pdf: Pdf): Promise<TakenBook['facts']['toc']> {
  const toc: TakenBook['facts']['toc'] = []
  const walk = async (list: Outline | null, level: number): Promise<void> => {
    for (const { title, dest, items } of list ?? []) {
      if (toc.length >= MOST_HEADINGS) return
      const page = await pageOf(pdf, dest)
      if (title.trim()) toc.push({ level, title: title.trim(), href: page === null ? null : `#page=${page}` })
      if (level < MOST_LEVELS) await walk(items as Outline, level + 1)
    }
  }
  await walk(await pdf.getOutline().catch(() => null), 1)
  return toc
}

async function pageOf(pdf: Pdf, dest: string | unknown[] | null): Promise<number | null> {
  try {
    const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
    const [page] = (target ?? []) as unknown[]
    if (typeof page === 'number') return page + 1
    return page ? (await pdf.getPageIndex(page as Parameters<Pdf['getPageIndex']>[0])) + 1 : null
  } catch {
    return null
  }
}
