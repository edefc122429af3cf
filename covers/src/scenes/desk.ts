import { PAPER } from '../colour.ts'
import { between, pick, type Random, shuffled, wholeBetween } from '../random.ts'
import { circle, leafPath, path, range, rect, round } from '../svg.ts'
import type { ScenePalette } from './palettes.ts'
import { HEIGHT, WIDTH } from './sheet.ts'

const COVERS = ['#1F3A68', '#12443F', '#5E1F33', '#D8A22F', '#B4532A', '#33284A', '#0C4A63', '#C7553B', '#5F83C9']
const TABLE = 374

/** Bàn đọc: books lying on one another by the window, with tea or a plant. */
export function desk({ sky, sun, sheets, dark }: ScenePalette, random: Random): string {
  const isStackLeft = random() > 0.5
  const stackX = isStackLeft ? between(random, 230, 290) : between(random, 510, 570)
  const thingX = isStackLeft ? between(random, 570, 650) : between(random, 150, 230)
  return [
    rect(0, 0, WIDTH, HEIGHT, { fill: sheets[0] }),
    window(WIDTH - stackX, sky, sun, dark, random),
    rect(0, TABLE, WIDTH, HEIGHT - TABLE, { fill: sheets[5] }) + rect(0, TABLE, WIDTH, 10, { fill: sheets[4] }),
    stack(stackX, random),
    pick(random, [cup, vase])(thingX, sheets[4]),
  ].join('')
}

/** A round window, as in a garden wall. */
function window(x: number, sky: string, sun: string, frame: string, random: Random): string {
  const y = 172
  return [
    circle(x, y, 132, { fill: frame, opacity: 0.16 }) + circle(x, y, 124, { fill: frame }) + circle(x, y, 112, { fill: sky }),
    circle(x + between(random, -40, 40), y + between(random, -30, 20), 44, { fill: sun }),
    path(`M${round(x)} ${y - 112}V${y + 112}M${round(x - 112)} ${y}H${round(x + 112)}`, { stroke: frame, width: 7 }),
  ].join('')
}

function stack(x: number, random: Random): string {
  const colours = shuffled(random, COVERS)
  let y = TABLE
  return range(wholeBetween(random, 4, 6))
    .map((i) => {
      const height = between(random, 34, 50)
      const width = between(random, 230, 310)
      const left = x - width / 2 + between(random, -16, 16)
      y -= height
      return lyingBook(left, y, width, height, colours[i] as string)
    })
    .join('')
}

function lyingBook(x: number, y: number, width: number, height: number, fill: string): string {
  const mark = { fill: PAPER, opacity: 0.8 }
  return [
    rect(x, y, width, height - 2, { fill, corner: 4 }),
    rect(x + 22, y, 4, height - 2, mark) + rect(x + width - 26, y, 4, height - 2, mark),
    rect(x + width * 0.3, y + height * 0.38, width * 0.4, height * 0.22, { fill: PAPER, opacity: 0.6 }),
  ].join('')
}

function cup(x: number, shade: string): string {
  const left = round(x - 44)
  return [
    path(`M${round(x + 38)} ${TABLE - 66}c40 -6 40 44 2 40`, { stroke: PAPER, width: 11 }),
    path(`M${left} ${TABLE - 82}h88c0 60 -14 82 -44 82s-44 -22 -44 -82z`, { fill: PAPER }),
    rect(left, TABLE - 82, 88, 9, { fill: shade }),
    path(`M${round(x - 18)} ${TABLE - 100}q-12 -16 0 -32t0 -32M${round(x + 16)} ${TABLE - 100}q-12 -16 0 -32t0 -32`, {
      stroke: PAPER,
      width: 5,
      cap: 'round',
      opacity: 0.85,
    }),
  ].join('')
}

function vase(x: number, shade: string): string {
  const leaves = range(7).map((i) =>
    path(leafPath(92 - Math.abs(i - 3) * 8, 20), {
      fill: shade,
      transform: `translate(${round(x)} ${TABLE - 88}) rotate(${-150 + i * 20})`,
    }),
  )
  const body = `M${round(x - 20)} ${TABLE - 96}h40c0 22 30 34 30 60c0 24 -18 36 -50 36s-50 -12 -50 -36c0 -26 30 -38 30 -60z`
  return [
    ...leaves,
    path(body, { fill: PAPER }),
    path(`M${round(x - 48)} ${TABLE - 36}q24 14 48 0t48 0`, { stroke: '#5F83C9', width: 5 }),
    rect(x - 24, TABLE - 102, 48, 9, { fill: '#5F83C9', corner: 3 }),
  ].join('')
}
