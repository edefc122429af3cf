/**
 * What a Vietnamese learner types as a number: `2,5`, `2.5`, `−3`, `1/4`, `1.234.567,8`, `12 000`, `3e-4`. One separator alone is the decimal
 * one, since the papers ask for at most four signs; null for what is no number.
 */
export function readNumber(typed: string): number | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[−–]/g, '-')
    .replace(/(?<=\d)\s+(?=\d{3}(?!\d))/g, '')
    .trim()
  const fraction = /^([+-]?[\d.,]+)\s*\/\s*([\d.,]+)$/.exec(text)
  if (fraction) {
    const [above, below] = [readDecimal(fraction[1] ?? ''), readDecimal(fraction[2] ?? '')]
    return above === null || !below ? null : above / below
  }
  return readDecimal(text)
}

/** A point before three digits: `1.250` is 1,25 to some and one thousand two hundred and fifty to most of us. Either may be meant. */
export function readingsOf(typed: string): number[] {
  const number = readNumber(typed)
  if (number === null) return []
  return /^[+−–-]?[1-9]\d{0,2}\.\d{3}$/.test(typed.normalize('NFKC').trim()) ? [number, Math.round(number * 1_000)] : [number]
}

function readDecimal(text: string): number | null {
  const [, sign = '', digits = '', power = ''] = /^([+-]?)([\d.,]+)(e[+-]?\d{1,3})?$/i.exec(text) ?? []
  if (!/\d/.test(digits)) return null
  const whole = withPoint(digits)
  if (whole === null) return null
  const number = Number(`${sign}${whole}${power}`)
  return Number.isFinite(number) ? number : null
}

/** `1.234,5` and `1,234.5` → `1234.5`; a separator that comes more than once, or before the other, groups thousands. */
function withPoint(digits: string): string | null {
  const separators = digits.replace(/\d/g, '')
  if (separators.length === 0) return digits
  const last = separators.at(-1) as string
  const isGrouping = separators.length > 1 && [...separators].every((sign) => sign === last)
  if (separators.length === 1) return digits.replace(/[.,]/, '.').replace(/^\./, '0.').replace(/\.$/, '')
  const grouping = isGrouping ? last : last === ',' ? '.' : ','
  const [before = '', after = '', ...more] = isGrouping ? [digits] : digits.split(last)
  if (more.length > 0) return null
  const groups = before.split(grouping)
  if (!groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))) return null
  return after ? `${groups.join('')}.${after}` : groups.join('')
}

/** `m2` is as good as `m²`, which few keyboards have. */
export function withoutUnit(typed: string, unit: string | null): string {
  const tidy = typed.normalize('NFKC').trim()
  const wanted = unit?.normalize('NFKC').trim()
  return wanted && tidy.toLocaleLowerCase('vi').endsWith(wanted.toLocaleLowerCase('vi'))
    ? tidy.slice(0, -wanted.length).trim()
    : tidy
}
