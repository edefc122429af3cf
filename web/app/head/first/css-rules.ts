/** A piece of a style sheet, as far as one must know it to leave pieces out. */
export type CssPiece =
  | { kind: 'rule'; text: string /** Per selector of the rule, the classes that it needs. */; needs: string[][] }
  | { kind: 'group'; head: string; pieces: CssPiece[] }
  | { kind: 'keyframes'; text: string; name: string }
  | { kind: 'whole'; text: string }

const GROUP = /^@(media|layer|container|supports)\b/

/** Reads a sheet as the build has packed it: no comments, every block closed. */
export function readCss(css: string): CssPiece[] {
  const pieces: CssPiece[] = []
  for (let at = 0; at < css.length; ) {
    const open = nextOf(css, at, '{;')
    if (open < 0) break
    if (css[open] === ';') {
      pieces.push({ kind: 'whole', text: css.slice(at, open + 1) })
      at = open + 1
      continue
    }
    const end = closeOf(css, open)
    pieces.push(pieceOf(css.slice(at, open).trim(), css.slice(open, end)))
    at = end
  }
  return pieces
}

function pieceOf(head: string, block: string): CssPiece {
  if (GROUP.test(head)) return { kind: 'group', head, pieces: readCss(block.slice(1, -1)) }
  const keyframes = /^@(?:-webkit-)?keyframes (.+)$/.exec(head)?.[1]
  if (keyframes !== undefined) return { kind: 'keyframes', text: head + block, name: keyframes }
  if (head.startsWith('@')) return { kind: 'whole', text: head + block }
  return { kind: 'rule', text: head + block, needs: selectorsOf(head).map(classesOf) }
}

/** Where one of these signs stands next, outside of strings. */
function nextOf(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at++) {
    const sign = css.charAt(at)
    if (signs.includes(sign)) return at
    if (sign === '\\') at++
    else if (sign === '"' || sign === "'") at = endOfString(css, at)
  }
  return -1
}

function endOfString(css: string, open: number): number {
  let at = open + 1
  while (at < css.length && css[at] !== css[open]) at += css[at] === '\\' ? 2 : 1
  return at
}

/** Behind the brace that closes the one at `open`. */
function closeOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at >= 0; at = nextOf(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1
    if (depth === 0) return at + 1
  }
  return css.length
}

/** What stands in brackets is no condition that one could be sure of: `:not(.a)`, `:is(.a, .b)`, `[href$=".pdf"]`. */
function selectorsOf(head: string): string[] {
  let plain = ''
  let depth = 0
  for (let at = 0; at < head.length; at++) {
    const sign = head.charAt(at)
    if (sign === '"' || sign === "'") at = endOfString(head, at)
    else if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (depth === 0) plain += sign === '\\' ? head.charAt(++at) : sign
  }
  return plain.split(',')
}

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name as string)
