import { PAPER } from '../colour.ts'
import { between, pick, type Random } from '../random.ts'
import { circle, leafPath, path, range, rect, round } from '../svg.ts'
import { HEIGHT, WIDTH } from './sheet.ts'

const SPINES = [
  '#1F3A68',
  '#12443F',
  '#5E1F33',
  '#D8A22F',
  '#B4532A',
  '#33284A',
  '#0C4A63',
  '#A9895A',
  '#6E2C12',
  '#5F83C9',
  '#8DBB7B',
]
const WALLS = ['#EADBBD', '#E3DDCB', '#EBD3C0', '#D9DFD3', '#DCD6E2', '#F0E2BC']
const BOARDS = ['#8A6A3E', '#6E4A2C', '#7A5B46', '#5C5140']

/** Giá sách: three boards of books, a few leaning, here and there something else. */
export function shelves(_palette: unknown, random: Random): string {
  const board = pick(random, BOARDS)
  const rows = range(3).map((i) => {
    const base = 140 + i * 150
    return (
      rect(0, base, WIDTH, 12, { fill: board }) +
      rect(0, base + 12, WIDTH, 7, { fill: '#1C2430', opacity: 0.15 }) +
      row(base, random)
    )
  })
  return rect(0, 0, WIDTH, HEIGHT, { fill: pick(random, WALLS) }) + rows.join('')
}

function row(base: number, random: Random): string {
  const things: string[] = []
  let x = between(random, 6, 24)
  while (x < WIDTH - 30) {
    const chance = random()
    if (chance > 0.97 && x < WIDTH - 90) {
      things.push(pot(x + 34, base, random))
      x += 74
    } else if (chance > 0.93) x += 46
    else {
      const width = between(random, 20, 50)
      things.push(book(x, base, width, random))
      x += width + 3
    }
  }
  return things.join('')
}

function book(x: number, base: number, width: number, random: Random): string {
  const height = between(random, 78, 122)
  const top = base - height
  const lean = random() > 0.93 ? `<g transform="rotate(7 ${round(x + width)} ${base})">` : '<g>'
  const light = (opacity: number) => ({ fill: PAPER, opacity })
  return [
    lean,
    rect(x, top, width, height, { fill: pick(random, SPINES) }),
    rect(x, top + 12, width, 3, light(0.75)) + rect(x, base - 20, width, 3, light(0.75)),
    rect(x + width * 0.36, top + 26, width * 0.28, height * 0.36, light(0.55)),
    '</g>',
  ].join('')
}

function pot(x: number, base: number, random: Random): string {
  const leaves = range(5).map((i) =>
    path(leafPath(52, 13), {
      fill: i % 2 ? '#2F6B57' : '#5E8A63',
      transform: `translate(${round(x)} ${base - 36}) rotate(${-150 + i * 30})`,
    }),
  )
  const clay = pick(random, ['#C7553B', '#5F83C9', '#E0A63A'])
  const body = `M${round(x - 24)} ${base - 40}h48l-8 40h-32z`
  return [...leaves, path(body, { fill: clay }), circle(x, base - 20, 5, { fill: PAPER, opacity: 0.8 })].join('')
}
