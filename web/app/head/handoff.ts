import { Held, type Piece } from './pieces.ts'

/**
 * The loaders' data as the router in the browser reads them (turbo-stream 2): a flat list in which lists and objects name the places of
 * what they hold. The library's own writer asks six questions of every value and is read back through two streams; loaders give plain
 * JSON, so a walk does. What every page has in common, the frame's data, is written once.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

const UNDEFINED = -7
const NULL = -5

/** Written as it stands inside a string inside a script: turned into that as a whole, every letter would be looked at twice more. */
class FlatWriter {
  readonly parts: string[] = []
  readonly #places = new Map<string | number | boolean, number>()
  #next: number

  constructor(first: number) {
    this.#next = first
  }

  get next(): number {
    return this.#next
  }

  /** Gives the value a place and writes everything below it. */
  place(value: Json): number {
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    return typeof value === 'object' ? this.#placeHolder(value) : this.#placePlain(value)
  }

  #placeHolder(value: Json[] | { [key: string]: Json }): number {
    if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) leave()
    const place = this.#next++
    const at = this.parts.push('') - 1
    let inside = ''
    if (Array.isArray(value)) for (const item of value) inside += `${inside && ','}${this.place(item)}`
    else for (const key of Object.keys(value)) inside += `${inside && ','}${this.placed(key, value[key])}`
    this.parts[at] = Array.isArray(value) ? `[${inside}]` : `{${inside}}`
    return place
  }

  /** A field of an object: the places of its name and its value. */
  placed(key: string, value: Json): string {
    return `${QUOTE}_${this.place(key)}${QUOTE}:${this.place(value)}`
  }

  #placePlain(value: string | number | boolean): number {
    const known = this.#places.get(value)
    if (known !== undefined) return known
    if (typeof value === 'number' ? !Number.isFinite(value) || Object.is(value, -0) : !PLAIN.has(typeof value)) leave()
    const place = this.#next++
    this.#places.set(value, place)
    this.parts.push(typeof value === 'string' ? quotedText(value) : String(value))
    return place
  }
}

/** Dates, functions and the like are the library's business. */
function leave(): never {
  throw new TypeError('A loader gave more than JSON')
}

const PLAIN = new Set(['string', 'boolean'])

/** As it stands inside a string inside a script. */
const quoted = (text: string) =>
  JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

const QUOTE = quoted('"')
/** Also halves of pairs, which only JSON knows how to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON writes otherwise
const SPECIAL = /["\\&><\u2028\u2029\u0000-\u001f\ud800-\udfff]/

const quotedText = (text: string) => (SPECIAL.test(text) ? quoted(JSON.stringify(text)) : QUOTE + text + QUOTE)

interface Frame {
  data: Json
  held: Held
  next: number
}
let frame: Frame | null = null

/** Places 5 and on: the key "root" and its data, the same on every page until the frame's data change. */
function frameOf(data: Json): Frame {
  if (frame && isSame(frame.data, data)) return frame
  const writer = new FlatWriter(5)
  writer.place('root')
  writer.place(data)
  frame = { data, held: new Held(writer.parts.join(',')), next: writer.next }
  return frame
}

/** The loader makes a new object each time, of the same parts. */
function isSame(one: Json, other: Json): boolean {
  if (one === other) return true
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => (one as Record<string, Json>)[key] === (other as Record<string, Json>)[key])
  )
}

const HEAD = quoted('[{"_1":2,"_3":-5,"_4":-5},"loaderData",{"_5":6')
const BEHIND_ROUTES = quoted('},"actionData","errors",')
const END = quoted(']\n')

/** The two scripts that hand the data over, in the place and the words of the library's `StreamTransfer`. */
export function handoffScripts(loaderData: Record<string, unknown>): Piece[] {
  const { root, ...pages } = loaderData as Record<string, Json>
  const shared = frameOf(root)
  const writer = new FlatWriter(shared.next)
  const routes = Object.keys(pages).map((id) => `,${writer.placed(id, pages[id])}`)
  const head = `${HEAD}${routes.join('')}${BEHIND_ROUTES}`
  const tail = `${writer.parts.map((part) => `,${part}`).join('')}${END}`
  return [
    `<!--$--><script>window.__reactRouterContext.streamController.enqueue("${head}`,
    shared.held,
    `${tail}");</script><!--$--><script>window.__reactRouterContext.streamController.close();</script><!--/$--><!--/$-->`,
  ]
}
