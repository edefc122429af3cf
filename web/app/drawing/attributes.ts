import { LeftToReact } from './left-to-react.ts'

/** How React writes an attribute, for those that parts of pages have. Whatever is not known here is left to React. */
type Write = (value: unknown) => string

const SPECIAL = /["'&<>]/
const SIGNS: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["'&<>]/g, (sign) => SIGNS[sign] as string) : text

const isWritable = (value: unknown) => typeof value === 'string' || typeof value === 'number'

const asText =
  (name: string): Write =>
  (value) =>
    isWritable(value) ? ` ${name}="${escaped(`${value}`)}"` : leave(name, value)

/** `true` and `false` are words there. */
const asWord =
  (name: string): Write =>
  (value) =>
    typeof value === 'boolean' ? ` ${name}="${value}"` : asText(name)(value)

const asFlag =
  (name: string): Write =>
  (value) =>
    typeof value === 'boolean' ? (value ? ` ${name}=""` : '') : leave(name, value)

const asAddress =
  (name: string): Write =>
  (value) =>
    typeof value === 'string' && ADDRESS.test(value) ? ` ${name}="${escaped(value)}"` : leave(name, value)
/** Nothing that could be a script, and not empty. */
const ADDRESS = /^([/#]|https?:|mailto:|tel:)/

const nothing: Write = () => ''

function leave(name: string, value: unknown): never {
  throw new LeftToReact(`${name}=${String(value)}`)
}

const named = (names: string, write: (name: string) => Write): [string, Write][] =>
  names.split(' ').map((name) => [name, write(name)])

const WRITERS = /* @__PURE__ */ writers()

/** Made by a function that browsers can do without. */
function writers(): Map<string, Write> {
  return new Map<string, Write>([
    ['className', asText('class')],
    ['tabIndex', asText('tabindex')],
    ['htmlFor', asText('for')],
    ['strokeWidth', asText('stroke-width')],
    ['strokeLinecap', asText('stroke-linecap')],
    ['strokeLinejoin', asText('stroke-linejoin')],
    ...named('role width height viewBox id type name title lang alt sizes rel target media label pattern placeholder', asText),
    ...named('srcSet dateTime fetchPriority inputMode maxLength minLength autoComplete enterKeyHint', asText),
    ...named(
      'loading decoding xmlns fill stroke d x y x1 x2 y1 y2 cx cy r rx ry points transform max min step method encType',
      asText,
    ),
    ...named('value draggable spellCheck', asWord),
    ...named('hidden disabled open required readOnly checked', asFlag),
    ...named('src href action', asAddress),
    ...named('ref suppressHydrationWarning', () => nothing),
    // Written as the inside of a tag.
    ...named('children dangerouslySetInnerHTML', () => nothing),
  ])
}

/** With the space before it. */
export function attribute(name: string, value: unknown): string {
  const known = WRITERS.get(name)
  if (known) return known(value)
  const write = writerOf(name)
  WRITERS.set(name, write)
  return write(value)
}

function writerOf(name: string): Write {
  if (/^on[A-Z]/.test(name)) return nothing
  if (/^(data|aria)-[a-z-]+$/.test(name)) return asWord(name)
  return (value) => leave(name, value)
}
