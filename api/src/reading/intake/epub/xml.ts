import { whenNeeded } from '@tq/db/when-needed.ts'
import { BookError } from '../book-error.ts'

export interface Element {
  /** Without a prefix: `m:math` is `math`. */
  name: string
  attributes: Record<string, string>
  children: (Element | string)[]
  line: number
}

const entities = whenNeeded<typeof import('entities')>('entities')
const fastXml = whenNeeded<typeof import('fast-xml-parser')>('fast-xml-parser')
const htmlParser = whenNeeded<typeof import('htmlparser2')>('htmlparser2')

const OWN_ENTITIES = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])

/** As the file says or begins; what is not text at all is refused. */
export function decodeXml(bytes: Uint8Array, file: string): string {
  const [first = 0, second = 0] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new BookError('chữ không phải UTF-8 hay UTF-16', { file })
  }
}

/** The root of a file that is well-formed; any other is refused with the line where it breaks. Entities of its own are never read. */
export function readXml(source: string, file: string): Element {
  const doctype = /<!DOCTYPE[^>[]*(\[)?/i.exec(source)
  if (doctype?.[1] || /<!ENTITY/i.test(source))
    throw new BookError('khai báo thực thể riêng (ENTITY) không được nhận', { file, line: lineAt(source, doctype?.index ?? 0) })
  const tidy = doctype ? blankOut(source, doctype.index) : source
  const valid = fastXml().XMLValidator.validate(tidy, { allowBooleanAttributes: false })
  if (valid !== true) throw new BookError(`XML hỏng (${valid.err.msg})`, { file, line: valid.err.line })
  const root = parse(tidy, file)
  if (!root) throw new BookError('tệp trống', { file, line: 1 })
  return root
}

/** The same length, so that lines stay where they are. */
function blankOut(source: string, from: number): string {
  const end = source.indexOf('>', from)
  const doctype = source.slice(from, end + 1)
  return source.slice(0, from) + doctype.replace(/[^\n]/g, ' ') + source.slice(end + 1)
}

/** Deeper than any text is; whoever nests more wants to exhaust who reads it. */
const DEEPEST = 300

function parse(source: string, file: string): Element | null {
  const named = source.replace(/&([A-Za-z][A-Za-z0-9]*);/g, (found, name: string) =>
    OWN_ENTITIES.has(name) ? found : escapeText(entities().decodeHTML(found)),
  )
  const lineOf = lineCounter(named)
  const top: Element = { name: '', attributes: {}, children: [], line: 0 }
  const open: Element[] = [top]
  const parser = new (htmlParser().Parser)(
    {
      onopentag(name, attributes) {
        const element = { name: localName(name), attributes, children: [], line: lineOf(parser.startIndex) }
        if (open.length > DEEPEST) throw new BookError('các thẻ lồng nhau quá sâu', { file, line: element.line })
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const siblings = open.at(-1)?.children ?? []
        const last = siblings.at(-1)
        if (typeof last === 'string') siblings[siblings.length - 1] = last + text
        else siblings.push(text)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(named)
  return top.children.find((child) => typeof child !== 'string') ?? null
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Asked with rising places: each letter is looked at once. */
function lineCounter(source: string): (at: number) => number {
  let [line, seen] = [1, 0]
  return (at) => {
    for (; seen < at; seen++) if (source.charCodeAt(seen) === 10) line++
    return line
  }
}

const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length

const UNSAYABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
export const escapeText = (text: string) =>
  text.replace(UNSAYABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
export const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

const isElement = (node: Element | string): node is Element => typeof node !== 'string'
export const elementsIn = (node: Element): Element[] => node.children.filter(isElement)
export const childOf = (node: Element | undefined, name: string) => node && elementsIn(node).find((one) => one.name === name)

export function findAll(node: Element, name: string): Element[] {
  return elementsIn(node).flatMap((one) => (one.name === name ? [one, ...findAll(one, name)] : findAll(one, name)))
}

export function textIn(node: Element | string): string {
  return isElement(node) ? node.children.map(textIn).join('') : node
}

export const plainText = (node: Element) => textIn(node).replace(/\s+/g, ' ').trim()

export function writeXml(node: Element | string): string {
  if (!isElement(node)) return escapeText(node)
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  const begun = `<${node.name}${attributes.join('')}`
  if (!node.children.length) return VOID.has(node.name) ? `${begun}/>` : `${begun}></${node.name}>`
  return `${begun}>${node.children.map(writeXml).join('')}</${node.name}>`
}

const VOID = new Set(
  'br hr img col wbr link meta source track path circle ellipse line polyline polygon rect image use stop mspace'.split(' '),
)
