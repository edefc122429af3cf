export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?'
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'gy')
const ATTRIBUTE = new RegExp(`(${NAME})="([^"<]*)"`, 'g')
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads the XML we write, and throws at anything a strict parser would refuse. */
export function readXml(source: string): XmlElement {
  const [head] = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source) ?? []
  if (!head) throw new Error('no XML declaration')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(source) || !source.isWellFormed()) throw new Error('bad letter')
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  TOKEN.lastIndex = head.length
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex
    const [token, end, name = '', attributes = '', isEmpty, text] = TOKEN.exec(source) ?? []
    const parent = open.at(-1)
    if (token === undefined || !parent) throw new Error(`not XML at ${at}: ${source.slice(at, at + 60)}`)
    if (text !== undefined) parent.text += unescaped(text)
    else if (end) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
    } else {
      const child = { name, attributes: readAttributes(attributes), children: [], text: '' }
      parent.children.push(child)
      if (!isEmpty) open.push(child)
    }
  }
  const [only, ...others] = root.children
  if (open.length !== 1 || !only || others.length || root.text.trim()) throw new Error('not one element')
  return only
}

function readAttributes(source: string): Record<string, string> {
  const pairs = [...source.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, unescaped(value)] as const)
  if (new Set(pairs.map(([name]) => name)).size !== pairs.length) throw new Error(`an attribute twice: ${source}`)
  return Object.fromEntries(pairs)
}

function unescaped(text: string): string {
  if (text.includes(']]>')) throw new Error('"]]>" in a text')
  return text.replace(/&(\w+;)?/g, (_, name: string | undefined) => {
    const letter = ENTITIES[name?.slice(0, -1) ?? '']
    if (letter === undefined) throw new Error(`an "&" by itself in ${text.slice(0, 60)}`)
    return letter
  })
}

export const textOfChild = (element: XmlElement, name: string) => element.children.find((child) => child.name === name)?.text
export const childrenNamed = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name)
