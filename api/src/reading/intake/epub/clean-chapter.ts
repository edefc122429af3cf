import type { Problems } from '../taken-book.ts'
import { ADDRESSES, DROPPED_WHOLE, ELEMENTS, isAllowedAttribute } from './allowed.ts'
import { cleanCss } from './clean-css.ts'
import { resolveIn } from './paths.ts'
import { type Element, elementsIn, textIn, writeXml } from './xml.ts'

export interface Cleaning {
  file: string
  /** Whether that file of the archive becomes one of the book. */
  isKept(path: string): boolean
  problems: Problems
}

const XHTML = 'http://www.w3.org/1999/xhtml'
const NAMESPACES: Record<string, Record<string, string>> = {
  html: { xmlns: XHTML, 'xmlns:epub': 'http://www.idpf.org/2007/ops', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' },
  math: { xmlns: 'http://www.w3.org/1998/Math/MathML' },
  svg: { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' },
}

/**
 * A chapter or drawing with what may stand in one: built anew from what was read, so that whatever the sender wrote, a browser reads
 * what we have seen.
 */
export function cleanChapter(root: Element, cleaning: Cleaning): Element {
  const cleaned = { ...root, attributes: cleanAttributes(root, cleaning), children: cleanChildren(root, cleaning) }
  if (cleaned.name !== 'svg') cleaned.name = 'html'
  cleaned.attributes = { ...NAMESPACES[cleaned.name], ...cleaned.attributes }
  return cleaned
}

/** As the file is stored. */
export function writeChapter(root: Element): string {
  const doctype = root.name === 'html' ? '<!DOCTYPE html>\n' : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}${writeXml(root)}\n`
}

function cleanChildren(parent: Element, cleaning: Cleaning): (Element | string)[] {
  return parent.children.flatMap((child): (Element | string)[] => {
    if (typeof child === 'string') return [child]
    if (DROPPED_WHOLE.has(child.name)) {
      cleaning.problems.add(cleaning.file, child.line, `đã bỏ <${child.name}>`)
      return []
    }
    if (!ELEMENTS.has(child.name)) return cleanChildren(child, cleaning)
    if (child.name === 'style') return cleanStyle(child, cleaning)
    if (child.name === 'link')
      return isStylesheet(child) ? cleanOne(child, cleaning).filter(({ attributes }) => attributes.href) : []
    // Those that say the size of a drawn page, or the writing; others may lead elsewhere.
    if (child.name === 'meta')
      return child.attributes.name === 'viewport' || child.attributes.charset ? cleanOne(child, cleaning) : []
    return cleanOne(child, cleaning)
  })
}

function cleanOne(element: Element, cleaning: Cleaning): Element[] {
  const attributes = { ...NAMESPACES[element.name], ...cleanAttributes(element, cleaning) }
  if (element.name === 'html') return []
  if (
    ['img', 'image', 'source', 'use'].includes(element.name) &&
    !attributes.src &&
    !attributes['xlink:href'] &&
    !attributes.href
  )
    // Its words remain where the picture was.
    return attributes.alt ? [{ ...element, name: 'span', attributes: {}, children: [attributes.alt] }] : []
  return [{ ...element, attributes, children: cleanChildren(element, cleaning) }]
}

function cleanStyle(element: Element, cleaning: Cleaning): Element[] {
  const css = cleanCss(textIn(element), cleaning.file, styleRules(element, cleaning)).trim()
  return css ? [{ ...element, attributes: {}, children: [css] }] : []
}

const styleRules = ({ line }: Element, { file, isKept, problems }: Cleaning) => ({
  isKept,
  onForeign: () => problems.add(file, line, 'đã bỏ kiểu chữ lấy từ nơi khác'),
})

const isStylesheet = ({ attributes: { rel = '' } }: Element) => rel.toLowerCase().split(/\s+/).includes('stylesheet')

function cleanAttributes(element: Element, cleaning: Cleaning): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(name)) cleaning.problems.add(cleaning.file, element.line, `đã bỏ lệnh ${name}`)
    if (!isAllowedAttribute(name)) continue
    const clean = cleanValue(element, name, value, cleaning)
    if (clean !== null) kept[name] = clean
  }
  if (element.name === 'a' && /^https?:/i.test(kept.href ?? '')) kept.rel = 'noopener noreferrer nofollow'
  return kept
}

function cleanValue(element: Element, name: string, value: string, cleaning: Cleaning): string | null {
  const { file, isKept, problems } = cleaning
  if (name === 'style') return cleanCss(value, file, styleRules(element, cleaning)) || null
  if (!ADDRESSES.has(name)) return /url\s*\((?!\s*["']?#)|javascript:/i.test(value.replace(/\\/g, '')) ? null : value
  const address = value.trim()
  if (address.startsWith('#')) return address
  // A link is followed by a reader who sees where it leads; everything else would be loaded by itself.
  if (element.name === 'a' && name !== 'cite' && /^(https?:\/\/|mailto:)/i.test(address)) return address
  if (/^(img|image)$/.test(element.name) && /^data:image\/(png|jpeg|gif|webp);base64,/i.test(address)) return address
  const target = resolveIn(file, address)
  if (target && isKept(target.path)) return address
  problems.add(
    file,
    element.line,
    target ? `đã bỏ đường dẫn tới tệp không có: ${address.slice(0, 100)}` : `đã bỏ địa chỉ ngoài sách: ${address.slice(0, 100)}`,
  )
  return null
}

/** The size a page of a fixed lay-out was drawn in. */
export function viewportOf(root: Element): { width: number; height: number } | null {
  if (root.name === 'svg') {
    const [, , width, height] = (root.attributes.viewBox ?? '').split(/[\s,]+/).map(Number)
    return sizeOf(width, height)
  }
  const head = elementsIn(root).find(({ name }) => name === 'head')
  const content = head && elementsIn(head).find(({ name, attributes }) => name === 'meta' && attributes.name === 'viewport')
  const text = content?.attributes.content ?? ''
  return sizeOf(Number(/width\s*=\s*([\d.]+)/.exec(text)?.[1]), Number(/height\s*=\s*([\d.]+)/.exec(text)?.[1]))
}

const sizeOf = (width = 0, height = 0) =>
  width > 0 && height > 0 && width < 20_000 && height < 20_000 ? { width: Math.round(width), height: Math.round(height) } : null
