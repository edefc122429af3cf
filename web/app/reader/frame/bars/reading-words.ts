import type { BookManifest } from '@tq/contract/reading/book.ts'
import { pagesLeft, unitOf } from '../../contents/chapters.ts'
import type { Where } from '../../engine/engine.ts'

/** Letters and spaces a minute: some 230 syllables, an adult reading Vietnamese prose with attention. */
const PACE = 1000

export const minutesLeft = (characters: number, percent: number) => (characters * (1 - percent / 100)) / PACE

/** Nobody knows it to the minute: the longer, the rounder. */
export function durationWords(minutes: number): string {
  if (minutes < 1) return 'chưa tới 1 phút'
  if (minutes < 60) return `${Math.min(59, minutes < 20 ? Math.round(minutes) : Math.round(minutes / 5) * 5)} phút`
  const rounded = Math.round(minutes / 10) * 10
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60]
  return rest && hours < 10 ? `${hours} giờ ${rest} phút` : `${Math.round(rounded / 60)} giờ`
}

/** 100 only at the end, 0 only at the beginning. */
export function percentWords({ percent, isAtEnd, isAtStart }: Pick<Where, 'percent' | 'isAtEnd' | 'isAtStart'>): string {
  if (isAtEnd) return '100%'
  if (isAtStart) return '0%'
  return `${Math.min(99, Math.max(1, Math.round(percent)))}%`
}

/** “Chương 1 trên 7 · còn 46 trang”; of a preface its name. */
export function chapterWords(book: BookManifest, where: Where): string {
  const unit = unitOf(book.toc, where.tocIndex)
  if (!unit?.count) return unit?.title ?? book.title
  const { word, number, of } = unit.count
  return [`${word} ${number} trên ${of}`, leftWords(book, where)].filter(Boolean).join(' · ')
}

function leftWords(book: BookManifest, where: Where): string | null {
  const pages = pagesLeft(book, unitOf(book.toc, where.tocIndex), where)
  if (pages === 0) return 'trang cuối'
  if (pages !== null) return `còn ${pages} trang`
  return where.screensLeft ? `còn ${where.screensLeft} màn hình` : null
}

/** The page one is on and the last one; null where the file has no pages. */
export function pageOf(book: BookManifest, { page }: Pick<Where, 'page'>): { now: string; last: string | null } | null {
  if (page === null) return null
  return { now: page, last: book.format === 'pdf' ? String(book.pageCount) : (book.pages.at(-1)?.label ?? null) }
}

/** “Trang 22 trên 320”. */
export function pageWords(book: BookManifest, where: Pick<Where, 'page'>): string | null {
  const page = pageOf(book, where)
  return page && `Trang ${page.now}${page.last ? ` trên ${page.last}` : ''}`
}

export function timeWords(book: BookManifest, where: Where): string | null {
  if (where.isAtEnd || book.characters === 0) return null
  return `còn ${durationWords(minutesLeft(book.characters, where.percent))}`
}
