import type { ContentOf, QuestionContent } from '../content.ts'
import type { Random } from './random.ts'
import { WORDS } from './random-content.ts'

/** What a learner may send: often right, often nearly, sometimes nothing. */
export function answerTo(content: QuestionContent, random: Random): string[] {
  if (random.chance(0.1)) return []
  switch (content.type) {
    case 'single':
      return [random.chance(0.5) ? content.key : random.pick(content.options).id]
    case 'multiple': {
      const wrong = content.options.map(({ id }) => id).filter((id) => !content.keys.includes(id))
      const [rights, wrongs] = [
        random.pick([content.keys.length, random.between(0, content.keys.length)]),
        random.pick([0, 0, 1, 2]),
      ]
      return random.shuffle([...random.some(content.keys, rights), ...random.some(wrong, wrongs)])
    }
    case 'trueFalse': {
      const said = random.some(content.statements, random.between(0, content.statements.length))
      return said.map(({ id, isTrue }) => `${id}:${random.chance(0.75) ? isTrue : !isTrue}`)
    }
    case 'fillIn':
      return content.gaps.slice(random.pick([0, 0, 0, 1])).map(() => typedWord(content, random))
    case 'numeric':
      return [typedNumber(content, random)]
    case 'matching': {
      const joined = random.some(content.left, random.between(0, content.left.length))
      return joined.map(({ id, match }) => `${id}:${random.chance(0.7) ? match : random.pick(content.right).id}`)
    }
    case 'ordering': {
      const ids = content.items.map(({ id }) => id)
      const [first = 0, second = 0] = [random.below(ids.length), random.below(ids.length)]
      const swapped = ids.with(first, ids[second] as string).with(second, ids[first] as string)
      return random.pick([ids, swapped, swapped, random.shuffle(ids)])
    }
    case 'essay':
      return [random.pick(['Một đoạn văn.', '', '  \n '])]
  }
}

/** In capitals, with spaces, taken apart into letters and marks, without marks, or something else. */
function typedWord({ gaps }: ContentOf<'fillIn'>, random: Random): string {
  const word = random.chance(0.7) ? random.pick(random.pick(gaps).accepted) : random.pick(WORDS)
  return random.pick([
    word,
    word,
    word.toUpperCase(),
    word.toLowerCase(),
    `  ${word.replace(' ', '   ')} `,
    word.normalize('NFD'),
    word
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replace(/đ/g, 'd'),
    word.replace(',', '.'),
    `${word}0`,
    '',
  ])
}

/** At a tolerance's edge, just beyond it, or far; written as people write. */
function typedNumber({ accepted, unit }: ContentOf<'numeric'>, random: Random): string {
  const { value, tolerance } = random.pick(accepted)
  const number = value + random.pick([0, 0, tolerance, -tolerance, tolerance + 0.001, -tolerance - 0.001, 7, -value, -2 * value])
  const plain = number.toFixed(random.pick([3, 4, 5]))
  const [whole = '', decimals = ''] = plain.replace(/\.?0+$/, '').split('.')
  const written = decimals ? `${whole}${random.pick([',', '.'])}${decimals}` : whole
  const signed = random.pick([written, written.replace('-', '−'), number > 0 ? `+${written}` : written])
  return random.pick([
    signed,
    ` ${signed} `,
    unit ? `${signed} ${unit}` : signed,
    unit ? `${signed}${unit.toUpperCase()}` : signed,
    'không biết',
  ])
}
