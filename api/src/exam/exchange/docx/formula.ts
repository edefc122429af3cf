import { child, type Node, textIn } from './xml.ts'

/** A formula of Word as TeX. What it has no rule for gives the formulas inside it, so that nothing typed is lost. */
export function texOf(node: Node): string {
  return (RULES[node.name] ?? inside)(node)
}

const inside = (node: Node): string => node.children.map(texOf).join('')
const part = (node: Node, name: string) => {
  const found = child(node, name)
  return found ? inside(found) : ''
}
/** One letter needs no braces; of more, all are raised or lowered together. */
const base = (node: Node) => {
  const tex = part(node, 'm:e')
  return tex.length === 1 ? tex : `{${tex}}`
}
/** `<m:dPr><m:begChr m:val="["/></m:dPr>` */
const setting = (node: Node, group: string, name: string): string | undefined =>
  child(child(node, group), name)?.attributes['m:val']

const ACCENTS: Record<string, string> = {
  '⃗': '\\vec',
  '→': '\\overrightarrow',
  '̂': '\\widehat',
  '̅': '\\overline',
  '¯': '\\overline',
  '̃': '\\tilde',
  '̇': '\\dot',
}
const SUMS: Record<string, string> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
}
const FUNCTIONS = /^(sin|cos|tan|cot|log|ln|lim|max|min|exp|arcsin|arccos|arctan)$/

const RULES: Record<string, (node: Node) => string> = {
  'm:t': (node) => signs(textIn(node)),
  // Word repeats the letters as ordinary text for programs that know no formulas.
  'w:rPr': () => '',
  'm:rPr': () => '',
  'm:ctrlPr': () => '',
  'm:f': (node) => `\\frac{${part(node, 'm:num')}}{${part(node, 'm:den')}}`,
  'm:sSup': (node) => `${base(node)}^{${part(node, 'm:sup')}}`,
  'm:sSub': (node) => `${base(node)}_{${part(node, 'm:sub')}}`,
  'm:sSubSup': (node) => `${base(node)}_{${part(node, 'm:sub')}}^{${part(node, 'm:sup')}}`,
  'm:rad': (node) => {
    const degree = setting(node, 'm:radPr', 'm:degHide') === '1' ? '' : part(node, 'm:deg')
    return `\\sqrt${degree ? `[${degree}]` : ''}{${part(node, 'm:e')}}`
  },
  'm:d': (node) => {
    const open = setting(node, 'm:dPr', 'm:begChr') ?? '('
    const close = setting(node, 'm:dPr', 'm:endChr') ?? ')'
    const parts = node.children.filter(({ name }) => name === 'm:e').map(inside)
    return `\\left${fence(open)}${parts.join(signs(setting(node, 'm:dPr', 'm:sepChr') ?? '|'))}\\right${fence(close)}`
  },
  'm:nary': (node) => {
    const sign = SUMS[setting(node, 'm:naryPr', 'm:chr') ?? '∫'] ?? '\\int'
    const [below, above] = [part(node, 'm:sub'), part(node, 'm:sup')]
    return `${sign}${below ? `_{${below}}` : ''}${above ? `^{${above}}` : ''} ${part(node, 'm:e')}`
  },
  'm:func': (node) => `${named(part(node, 'm:fName'))} ${part(node, 'm:e')}`,
  'm:limLow': (node) => `${named(part(node, 'm:e'))}_{${part(node, 'm:lim')}}`,
  'm:limUpp': (node) => `\\overset{${part(node, 'm:lim')}}{${part(node, 'm:e')}}`,
  'm:acc': (node) => `${ACCENTS[setting(node, 'm:accPr', 'm:chr') ?? '̂'] ?? '\\widehat'}{${part(node, 'm:e')}}`,
  'm:bar': (node) => `${setting(node, 'm:barPr', 'm:pos') === 'top' ? '\\overline' : '\\underline'}{${part(node, 'm:e')}}`,
  'm:m': (node) => `\\begin{matrix}${rows(node)}\\end{matrix}`,
  'm:eqArr': (node) =>
    `\\begin{cases}${node.children
      .filter(({ name }) => name === 'm:e')
      .map(inside)
      .join(' \\\\ ')}\\end{cases}`,
}

const rows = (node: Node) =>
  node.children
    .filter(({ name }) => name === 'm:mr')
    .map((row) =>
      row.children
        .filter(({ name }) => name === 'm:e')
        .map(inside)
        .join(' & '),
    )
    .join(' \\\\ ')

const named = (name: string) => (FUNCTIONS.test(name) ? `\\${name}` : name)
const fence = (sign: string) => (sign === '' ? '.' : /[{}]/.test(sign) ? `\\${sign}` : sign)

/** What means something in TeX stays a sign; dollars would end the formula. */
function signs(text: string): string {
  return text
    .replaceAll('\\', '\\backslash ')
    .replace(/[%#&_{}]/g, '\\$&')
    .replaceAll('$', '\\text{\\textdollar}')
    .replaceAll('−', '-')
}
