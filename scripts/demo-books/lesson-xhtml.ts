import { renderFormulas } from '@tq/api/learning/lesson-html.ts'
import { type Element, elementsIn, readXml } from '@tq/api/reading/intake/epub/xml.ts'
import { cleanLesson } from '@tq/db/clean-lesson.ts'

/** The blocks of a lesson as a book has them: formulas as MathML, what the page folds away as a box, links of the site as plain words. */
export function blocksOf(body: string): Element[] {
  const xhtml = renderFormulas(cleanLesson(body))
    .replace(/<(br|hr|img|col)\b([^>]*?)\/?>/g, '<$1$2/>')
    .replace(/&(?!#?\w+;)/g, '&amp;')
  const root = readXml(`<div>${xhtml}</div>`, 'bài học')
  return elementsIn(root).map(asInBook)
}

function asInBook(node: Element): Element {
  const children = node.children.map((child) => (typeof child === 'string' ? child : asInBook(child)))
  const { href, tabindex: _, rel: __, loading: ___, ...attributes } = node.attributes
  if (node.name === 'details') return { ...node, name: 'aside', attributes: { class: 'question' }, children }
  if (node.name === 'summary') return { ...node, name: 'p', attributes: { class: 'asked' }, children }
  if (node.name === 'a') {
    const isOutside = /^https?:/.test(href ?? '')
    return { ...node, name: isOutside ? 'a' : 'em', attributes: isOutside && href ? { href } : {}, children }
  }
  if (/^h[2-5]$/.test(node.name)) return { ...node, name: `h${Number(node.name[1]) + 1}`, attributes, children }
  return { ...node, attributes, children }
}
