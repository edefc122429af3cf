import { BLOCKS } from './allowed.ts'
import { type Element, elementsIn, findAll, plainText, textIn } from './xml.ts'

export interface ChapterText {
  /** Paragraph by paragraph, with the page of the print edition it begins on, where one is known. */
  paragraphs: { text: string; page: string | null }[]
  /** Where pages of the print edition begin, in this file. */
  breaks: { label: string; id: string }[]
  heading: string | null
}

const isPageBreak = ({ attributes }: Element) =>
  /\bpagebreak\b/.test(attributes['epub:type'] ?? '') || attributes.role === 'doc-pagebreak'

const bodyOf = (root: Element) => (root.name === 'svg' ? root : (elementsIn(root).find(({ name }) => name === 'body') ?? root))

/** The words of a chapter in their order. `labels`: pages the table of contents names, by the id in this file; `page`: what it begins on. */
export function readText(
  root: Element,
  { labels, page = null }: { labels: Map<string, string>; page?: string | null },
): ChapterText {
  const paragraphs: ChapterText['paragraphs'] = []
  const breaks: ChapterText['breaks'] = []
  let [current, onPage, begunOn] = ['', page, page]
  const flush = () => {
    const text = current.replace(/\s+/g, ' ').trim()
    if (text) paragraphs.push({ text, page: begunOn })
    current = ''
    begunOn = onPage
  }
  const walk = (node: Element | string): void => {
    if (typeof node === 'string') {
      if (!current.trim()) begunOn = onPage
      current += node
      return
    }
    const { id = '' } = node.attributes
    const label =
      labels.get(id) ?? (isPageBreak(node) ? (node.attributes.title ?? node.attributes['aria-label'] ?? plainText(node)) : null)
    if (label) {
      onPage = label
      if (isPageBreak(node) && !labels.has(id)) {
        node.attributes.id ||= `trang-${breaks.length + 1}-${label.replace(/\W/g, '')}`
        breaks.push({ label, id: node.attributes.id })
      }
    }
    if (isPageBreak(node) || ['style', 'title', 'desc', 'annotation', 'rt', 'rp'].includes(node.name)) return
    const isBlock = BLOCKS.has(node.name)
    if (isBlock) flush()
    node.children.forEach(walk)
    if (isBlock) flush()
    else if (node.name === 'tspan' || node.name === 'text') current += ' '
  }
  walk(bodyOf(root))
  flush()
  return { paragraphs, breaks, heading: headingOf(root) }
}

function headingOf(root: Element): string | null {
  for (const name of ['h1', 'h2', 'h3']) {
    const [first] = findAll(root, name)
    const text = first && plainText(first)
    if (text) return text
  }
  const [title] = findAll(root, 'title')
  return (title && plainText(title)) || null
}

/** The beginning of a chapter, up to so many letters, whole blocks; the rest is not in it. Null: not even its first words fit. */
export function cutChapter(root: Element, letters: number): Element {
  let left = letters
  const cut = (node: Element): Element => {
    const children: (Element | string)[] = []
    for (const child of node.children) {
      if (left <= 0) break
      if (typeof child === 'string') {
        children.push(child)
        left -= child.trim().length
      } else if (/^(p|h[1-6]|li|tr|figure|math|svg|dt|dd|pre|table)$/.test(child.name) && textIn(child).length < 4000) {
        children.push(child)
        left -= textIn(child).trim().length
      } else children.push(cut(child))
    }
    return { ...node, children }
  }
  const children = root.children.map((child) => (typeof child !== 'string' && child.name === 'body' ? cut(child) : child))
  return { ...root, children }
}
