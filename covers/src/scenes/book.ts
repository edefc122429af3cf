import { PAPER } from '../colour.ts'
import { pick, type Random, shuffled } from '../random.ts'
import { circle, group, path, polar, range, rect, round, spot } from '../svg.ts'
import { HEIGHT, WIDTH } from './sheet.ts'

const GROUNDS = ['#1F3A68', '#12443F', '#5E1F33', '#33284A', '#0C4A63', '#6E2C12', '#2E3338']
const LEAVES = ['#E0A63A', '#C7553B', '#6FBFC4', '#8DBB7B', '#E59A8C', '#B98B5E']
const SHADE = '#EADFC9'
const CENTRE: [number, number] = [400, 112]

/** Sách mở: an open book of coloured sheets, with a light above it. */
export function openBook(_palette: unknown, random: Random): string {
  const ground = pick(random, GROUNDS)
  const [first, second, third] = shuffled(random, LEAVES)
  const colours = [SHADE, PAPER, third, SHADE, second, PAPER, first, SHADE, PAPER].map((colour) => colour ?? PAPER)
  const half = colours.map((fill, i) => path(leaf(i / 8), { fill })).join('')
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: ground }),
    half,
    group(`translate(${WIDTH} 0) scale(-1 1)`, half),
    pick(random, [sun, moon, star])(first ?? PAPER, ground),
  ].join('')
}

const leaf = (share: number) =>
  `M400 392C${round(340 - share * 40)} ${round(300 - share * 70)} ${round(200 - share * 30)} ${round(250 - share * 60)} ` +
  `${round(70 + share * 70)} ${round(300 - share * 150)}V${round(372 - share * 118)}C210 ${round(330 - share * 50)} 330 350 400 408Z`

function sun(fill: string): string {
  const rays = range(12).map((i) => `M${spot(polar(...CENTRE, 62, i * 30))}L${spot(polar(...CENTRE, 80, i * 30))}`)
  return circle(...CENTRE, 46, { fill }) + path(rays.join(''), { stroke: fill, width: 6, cap: 'round' })
}

function moon(fill: string, ground: string): string {
  return circle(...CENTRE, 54, { fill }) + circle(CENTRE[0] + 22, CENTRE[1] - 14, 46, { fill: ground })
}

function star(fill: string): string {
  const points = range(16).map((i) => spot(polar(...CENTRE, i % 2 ? 24 : i % 4 ? 42 : 72, i * 22.5 - 90)))
  return path(`M${points.join('L')}Z`, { fill })
}
