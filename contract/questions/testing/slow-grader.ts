import type { QuestionContent } from '../content.ts'

/**
 * Marks a question as a teacher with the rules beside them would, counting in whole numbers without end. It shares nothing with the
 * modules: what both agree on was thought of twice. Null where a person has to mark.
 */
export function slowPoints(content: QuestionContent, answer: string[], points: number): number | null {
  switch (content.type) {
    case 'single':
      return answer.length === 1 && answer[0] === content.key ? points : 0
    case 'multiple': {
      let count = 0
      let mistakes = 0
      for (const { id } of content.options) {
        const [isKey, isChosen] = [content.keys.indexOf(id) >= 0, answer.indexOf(id) >= 0]
        if (isKey && isChosen) count++
        if (!isKey && isChosen) count--
        if (isKey !== isChosen) mistakes++
      }
      if (content.scoring === 'all') return mistakes === 0 ? points : 0
      return count <= 0 ? 0 : shareOf(points, count, content.keys.length)
    }
    case 'trueFalse': {
      const said = new Map(answer.map((entry) => entry.split(':') as [string, string]))
      let right = 0
      for (const { id, isTrue } of content.statements) if (said.get(id) === (isTrue ? 'true' : 'false')) right++
      if (content.scoring === 'national') return shareOf(points, { 0: 0, 1: 10, 2: 25, 3: 50, 4: 100 }[right] ?? -1, 100)
      return partsOf(points, right, content.statements.length, content.scoring)
    }
    case 'fillIn': {
      const order = content.text
        .split('[[')
        .slice(1)
        .map((rest) => rest.slice(0, rest.indexOf(']]')))
      const right = order.filter((id, place) => {
        const gap = content.gaps.find((one) => one.id === id)
        return gap?.accepted.some((accepted) => isSame(accepted, answer[place] ?? '', gap))
      })
      return partsOf(points, right.length, order.length, content.scoring)
    }
    case 'numeric': {
      const typed = fractionOf(withoutUnit(answer[0] ?? '', content.unit ?? ''))
      if (!typed) return 0
      return content.accepted.some(({ value, tolerance }) => isWithin(typed, String(value), String(tolerance))) ? points : 0
    }
    case 'matching': {
      const joined = new Map(answer.map((entry) => entry.split(':') as [string, string]))
      const right = content.left.filter(({ id, match }) => joined.get(id) === match).length
      return partsOf(points, right, content.left.length, content.scoring)
    }
    case 'ordering': {
      let right = 0
      for (let place = 0; place < content.items.length; place++) if (content.items[place]?.id === answer[place]) right++
      return partsOf(points, right, content.items.length, content.scoring)
    }
    case 'essay':
      return answer.join('').trim() === '' ? 0 : null
  }
}

function partsOf(points: number, right: number, of: number, scoring: 'partial' | 'all'): number {
  if (scoring === 'all') return right === of ? points : 0
  return shareOf(points, right, of)
}

/** Halves of a thousandth go up. */
function shareOf(points: number, right: number, of: number): number {
  const [product, whole] = [BigInt(points) * BigInt(right), BigInt(of)]
  const rest = product % whole
  return Number(product / whole + (rest * 2n >= whole ? 1n : 0n))
}

/** What the keyboard has below each letter of ours. */
const BELOW: Record<string, string> = {
  a: 'àáảãạăằắẳẵặâầấẩẫậ',
  d: 'đ',
  e: 'èéẻẽẹêềếểễệ',
  i: 'ìíỉĩị',
  o: 'òóỏõọôồốổỗộơờớởỡợ',
  u: 'ùúủũụưừứửữự',
  y: 'ỳýỷỹỵ',
}

function isSame(accepted: string, typed: string, rules: { matchesCase?: boolean; ignoresAccents?: boolean }): boolean {
  const [one, other] = [accepted, typed].map((text) => {
    const words = text.normalize('NFC').split(/\s+/).filter(Boolean).join(' ')
    const cased = rules.matchesCase ? words : words.toLowerCase()
    return rules.ignoresAccents ? [...cased].map(bare).join('') : cased
  })
  if (!other) return false
  const [left, right] = [fractionOf(one ?? ''), fractionOf(other)]
  return one === other || (left !== null && right !== null && left[0] * right[1] === right[0] * left[1])
}

function bare(letter: string): string {
  const small = letter.toLowerCase()
  const found = Object.keys(BELOW).find((plain) => BELOW[plain]?.includes(small)) ?? small
  return letter === small ? found : found.toUpperCase()
}

function withoutUnit(typed: string, unit: string): string {
  const text = typed.trim()
  const at = text.length - unit.length
  return unit && text.slice(at).toLowerCase() === unit.toLowerCase() ? text.slice(0, at).trim() : text
}

type Fraction = [above: bigint, below: bigint]

/** `-12,5` → −125 / 10; null for what is no plain number. */
function fractionOf(text: string): Fraction | null {
  const [, sign = '', whole = '', , decimals = ''] = /^([-−+]?)(\d+)([.,](\d+))?$/.exec(text) ?? []
  if (!whole) return null
  const digits = BigInt(whole + decimals)
  return [sign === '-' || sign === '−' ? -digits : digits, 10n ** BigInt(decimals.length)]
}

function isWithin([above, below]: Fraction, value: string, tolerance: string): boolean {
  const [wanted, slack] = [fractionOf(value), fractionOf(tolerance)]
  if (!wanted || !slack) throw new Error(`No number: ${value} ± ${tolerance}`)
  const apart = above * wanted[1] - wanted[0] * below
  return (apart < 0n ? -apart : apart) * slack[1] <= slack[0] * below * wanted[1]
}
