import { whenNeeded } from '@tq/db/when-needed.ts'

const fastXml = whenNeeded<typeof import('fast-xml-parser')>('fast-xml-parser')

/** An element with its children in their order; text is one too. */
export interface Node {
  name: string
  attributes: Record<string, string>
  children: Node[]
  text: string
}

type Raw = Record<string, unknown>

const RULES = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
}

/** Null for what can't be read. Word writes no declarations; what has them wants more than to be read. */
export function readXml(xml: string): Node | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) return null
  try {
    return { name: '', attributes: {}, text: '', children: (new (fastXml().XMLParser)(RULES).parse(xml) as Raw[]).map(nodeOf) }
  } catch {
    return null
  }
}

function nodeOf(raw: Raw): Node {
  const name = Object.keys(raw).find((key) => key !== ':@') ?? ''
  const value = raw[name]
  if (name === '#text') return { name, attributes: {}, children: [], text: String(value) }
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: Array.isArray(value) ? (value as Raw[]).map(nodeOf) : [],
    text: '',
  }
}

export const child = (node: Node | undefined, name: string) => node?.children.find((one) => one.name === name)

export function textIn(node: Node): string {
  return node.text + node.children.map(textIn).join('')
}

export function findAll(node: Node, name: string): Node[] {
  return node.children.flatMap((one) => (one.name === name ? [one] : findAll(one, name)))
}
