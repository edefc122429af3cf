import { Fragment, Suspense } from 'react'
import { attribute, escaped } from './attributes.ts'
import { place } from './draw-in-pieces.ts'
import { HeldCard } from './held-card.ts'
import { keptOf } from './keep.ts'
import { Kept, type KeptProps } from './kept.tsx'
import { LeftToReact } from './left-to-react.ts'

/** A React element, or what it is made of, from inside. */
interface Node {
  $$typeof?: symbol
  type: unknown
  props: Record<string, unknown>
}
interface Wrapped {
  $$typeof?: symbol
  type?: unknown
  render?(props: object, ref: unknown): unknown
  _currentValue2?: unknown
  prototype?: { isReactComponent?: object }
}

const ELEMENT = Symbol.for('react.transitional.element')
const FORWARD_REF = Symbol.for('react.forward_ref')
const MEMO = Symbol.for('react.memo')

/** React moves some of them, rewrites others, or asks ahead of time for what they name. */
const LEFT =
  'script style title meta link base html head body textarea select option pre listing object menuitem math foreignObject'
const EMPTY = 'img source input br hr wbr col'
type Kind = 'left' | 'empty' | 'full'
const kinds = /* @__PURE__ */ knownKinds()

/** Made by a function that browsers can do without. */
function knownKinds(): Map<string, Kind> {
  const as = (tags: string, kind: Kind) => tags.split(' ').map((tag): [string, Kind] => [tag, kind])
  return new Map([...as(LEFT, 'left'), ...as(EMPTY, 'empty')])
}

function kindOf(tag: string) {
  const kind = kinds.get(tag) ?? (tag.includes('-') ? 'left' : 'full')
  kinds.set(tag, kind)
  return kind
}

/**
 * What React writes for a part of a page, written in one walk. React could stop and go on at every component, and keeps for each where it
 * is; a part that is drawn whole needs none of that, and is written in a quarter of the time. Throws `LeftToReact` where it can't.
 */
export class Walk {
  html = ''
  /** Two texts side by side would be one in the browser: React puts a mark between them. */
  #isAfterText = false
  /** In a `picture` or `noscript` an image is not asked for ahead. */
  #isImageQuiet = false

  node(node: unknown): void {
    if (typeof node === 'string') this.#text(node)
    else if (typeof node === 'number') this.#text(`${node}`)
    else if (Array.isArray(node)) for (const one of node) this.node(one)
    else if (typeof node === 'object' && node !== null) this.#element(node as Node)
    else if (typeof node === 'function' || typeof node === 'symbol' || typeof node === 'bigint')
      throw new LeftToReact(typeof node)
  }

  #text(text: string): void {
    if (text === '') return
    this.html += this.#isAfterText ? `<!-- -->${escaped(text)}` : escaped(text)
    this.#isAfterText = true
  }

  #element({ $$typeof, type, props }: Node): void {
    if ($$typeof !== ELEMENT) throw new LeftToReact(String($$typeof))
    if (typeof type === 'string') this.#tag(type, props)
    else if (type === Fragment) this.node(props.children)
    else if (type === Suspense) this.#boundary(props.children)
    else if (type === Kept) this.#kept(props as unknown as KeptProps<{ id: number }>)
    else this.node(drawn(type, props))
  }

  #kept({ as, product }: KeptProps<{ id: number }>): void {
    const draw = () => {
      const walk = new Walk()
      walk.node(drawn(as, { product }))
      return new HeldCard(walk.html)
    }
    this.html += place(keptOf(as, product, draw))
    this.#isAfterText = false
  }

  #boundary(children: unknown): void {
    this.html += '<!--$-->'
    this.#isAfterText = false
    this.node(children)
    this.html += '<!--/$-->'
    this.#isAfterText = false
  }

  #tag(tag: string, props: Record<string, unknown>): void {
    const kind = kinds.get(tag) ?? kindOf(tag)
    if (kind === 'left') throw new LeftToReact(tag)
    if (tag === 'img' && props.loading !== 'lazy' && !this.#isImageQuiet)
      throw new LeftToReact('an image that is asked for ahead')
    this.html += `<${tag}${attributesOf(tag, props)}${kind === 'empty' ? '/>' : '>'}`
    this.#isAfterText = false
    if (kind === 'empty') return
    const wasQuiet = this.#isImageQuiet
    this.#isImageQuiet ||= tag === 'picture' || tag === 'noscript'
    this.inside(props)
    this.#isImageQuiet = wasQuiet
    this.html += `</${tag}>`
    this.#isAfterText = false
  }

  inside({ children, dangerouslySetInnerHTML: inner }: Record<string, unknown>): void {
    if (inner === undefined || inner === null) this.node(children)
    else if (children === undefined || children === null) this.html += (inner as { __html: string }).__html
    else throw new LeftToReact('two insides')
  }
}

/** What a component is made of. */
export function drawn(type: unknown, props: Record<string, unknown>): unknown {
  if (typeof type === 'function') {
    if ((type as Wrapped).prototype?.isReactComponent) throw new LeftToReact('a class')
    return type(props, undefined)
  }
  const { $$typeof, type: inner, render } = (type ?? {}) as Wrapped
  if ($$typeof === MEMO) return drawn(inner, props)
  if ($$typeof !== FORWARD_REF || !render) throw new LeftToReact(String($$typeof))
  const { ref = null, ...rest } = props
  return render('ref' in props ? rest : props, ref)
}

/** Written behind all others, in this order. */
const LAST: Record<string, readonly string[]> = {
  button: ['name'],
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'checked', 'defaultChecked', 'value', 'defaultValue'],
}
/** What is there at first is what there is, on the server. */
const LASTING: Record<string, string> = { defaultChecked: 'checked', defaultValue: 'value' }

function attributesOf(tag: string, props: Record<string, unknown>): string {
  const last = LAST[tag]
  let text = ''
  for (const name in props) {
    const value = props[name]
    if (value !== undefined && value !== null && !last?.includes(name)) text += attribute(name, value)
  }
  for (const name of last ?? []) {
    const value = props[name]
    if (value !== undefined && value !== null) text += attribute(LASTING[name] ?? name, value)
  }
  return text
}
