import { INK, type Paper } from './paper.ts'

/** Ground, the drum of bronze, the frame, and the plant that grows along the edge. */
export function drawFrame(paper: Paper): void {
  paper.fill({ x: 0, y: 0, width: 297, height: 210 }, INK.paper)
  drawDrum(paper)
  // What of the drum lies outside the frame.
  paper.fill({ x: 287.5, y: 0, width: 20, height: 210 }, INK.paper)
  paper.fill({ x: 54, y: 0, width: 250, height: 9.5 }, INK.paper)
  paper.outline({ x: 62, y: 8, width: 227, height: 194 }, { color: INK.frame, width: 0.5 })
  paper.outline({ x: 63.5, y: 9.5, width: 224, height: 191 }, { color: INK.frame, width: 0.25 })
  drawPlant(paper)
}

const DRUM = { x: 256, y: 66 }
const RINGS = [18, 26, 34, 64, 72, 80]
const RAYS = 48

function drawDrum(paper: Paper): void {
  const stroke = { color: INK.drum, width: 0.9 }
  const { x, y } = DRUM
  for (const r of RINGS) paper.path(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, { stroke })
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = (2 * Math.PI * ray) / RAYS
    const at = (r: number) => `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
    paper.path(`M${at(34)}L${at(ray % 2 ? 52 : 64)}`, { stroke })
  }
}

/** Six pairs of leaves and a bud, in units of the drawing: 210 mm are 400 of them. */
const UNIT = 210 / 400
const STEM = 27

function drawPlant(paper: Paper): void {
  paper.fill({ x: 0, y: 0, width: 54, height: 210 }, INK.ground)
  paper.fill({ x: 54, y: 0, width: 1.6, height: 210 }, INK.leaf)
  paper.line({ x: STEM, y: 94 * UNIT }, { x: STEM, y: 210 }, { color: INK.leaf, width: 5 * UNIT })
  for (let pair = 0; pair < 6; pair++) {
    const [y, length] = [(380 - 46 * pair) * UNIT, 58 - 2 * pair]
    for (const side of [-1, 1]) {
      const turned = turn({ x: STEM, y, side, degrees: -38 })
      paper.path(leaf(turned, length, 17), { fill: INK.leaf, stroke: { color: INK.leaf, width: 4.5 * UNIT } })
      paper.path(`M${turned(8, 0)}L${turned(length - 12, 0)}`, { stroke: { color: INK.ground, width: 2.5 * UNIT } })
    }
  }
  paper.path(leaf(turn({ x: STEM, y: 110 * UNIT, side: 1, degrees: -90 }), 44, 16), { fill: INK.bud })
}

type Turned = (along: number, across: number) => string

/** Points of a drawing that begins at a place and leans to a side. */
function turn({ x, y, side, degrees }: { x: number; y: number; side: number; degrees: number }): Turned {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return (a, b) => `${x + side * UNIT * (a * cos - b * sin)} ${y + UNIT * (a * sin + b * cos)}`
}

function leaf(at: Turned, length: number, half: number): string {
  const [near, far, flat] = [length * 0.28, length * 0.72, half * 0.9]
  return `M${at(0, 0)}C${at(near, -half)} ${at(far, -flat)} ${at(length, 0)}C${at(far, flat)} ${at(near, half)} ${at(0, 0)}Z`
}

const PAGES =
  'M23 14.5C18.5 11 13 10.2 8.5 11V33.5C13 32.7 18.5 33.5 23 37C27.5 33.5 33 32.7 37.5 33.5V11C33 10.2 27.5 11 23 14.5Z'
const LINES =
  'M23 14.5V37M13 18.5c2.5-.1 4.5 .3 6.5 1.3M13 25c2.5-.1 4.5 .3 6.5 1.3M33 18.5c-2.5-.1-4.5 .3-6.5 1.3M33 25c-2.5-.1-4.5 .3-6.5 1.3'
/** The drawing of the seal is 46 wide. */
const SEAL_SIDE = 46

/** The press's seal: an open book cut into a square. */
export function drawSeal(paper: Paper, { x, y, side }: { x: number; y: number; side: number }): void {
  const place = { x, y, scale: side / SEAL_SIDE }
  paper.path('M5 0H41A5 5 0 0 1 46 5V41A5 5 0 0 1 41 46H5A5 5 0 0 1 0 41V5A5 5 0 0 1 5 0Z', { fill: INK.seal, place })
  paper.path(PAGES, { stroke: { color: INK.paper, width: 2.8 }, place })
  paper.path(LINES, { stroke: { color: INK.paper, width: 2.4 }, place })
}
