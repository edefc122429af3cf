import { seriesOf } from '@tq/covers/cover/series.ts'
import { circle, type Paint, path, range, rect } from '@tq/covers/svg.ts'

export interface Colours {
  dark: string
  bright: string
  pale: string
  accent: string
}

const line = (d: string, stroke: string, width = 6, more: Paint = {}) =>
  path(d, { stroke, width, cap: 'round', join: 'round', ...more })
const bar = (x: number, y: number, width: number, fill: string, height = 14) =>
  rect(x, y, width, height, { fill, corner: height / 2 })

/** Chalk on the board of its shelf: 440 × 400, by the name that a video gives. */
const DRAWINGS: Record<string, { shelf: number; draw(c: Colours): string }> = {
  code: {
    shelf: 45,
    draw: (c) =>
      line('M90 70c-28 0-36 12-36 38v50c0 20-8 32-28 34 20 2 28 14 28 34v50c0 26 8 38 36 38', c.pale, 8) +
      line('M350 70c28 0 36 12 36 38v50c0 20 8 32 28 34-20 2-28 14-28 34v50c0 26-8 38-36 38', c.pale, 8) +
      [bar(110, 96, 70, c.bright), bar(192, 96, 110, c.pale), bar(142, 136, 60, c.accent), bar(214, 136, 80, c.pale)].join('') +
      [bar(142, 176, 120, c.pale), bar(174, 216, 52, c.bright), bar(238, 216, 62, c.accent), bar(110, 256, 96, c.pale)].join(''),
  },
  slope: {
    shelf: 1,
    draw: (c) =>
      line('M60 40v300M34 312h376', c.pale, 6) +
      path('M110 312v-34c48-16 82-38 120-82v116z', { fill: c.accent, opacity: 0.85 }) +
      line('M76 286c104-18 144-66 190-142 24-40 54-66 108-80', c.bright, 9) +
      line('M132 342L360 72', c.accent, 6) +
      circle(240, 202, 12, { fill: c.pale }),
  },
  pulse: {
    shelf: 38,
    draw: (c) =>
      path(
        'M220 340C100 262 48 202 48 142c0-46 34-76 78-76 40 0 72 20 94 56 22-36 54-56 94-56 44 0 78 30 78 76 0 60-52 120-172 198z',
        {
          fill: c.accent,
        },
      ) + line('M20 206h100l24-52 40 108 36-80 24 24h176', c.pale, 9),
  },
  page: {
    shelf: 51,
    draw: (c) =>
      path('M90 40h200l70 70v240H90z', { fill: c.pale }) +
      path('M290 40v70h70z', { fill: c.accent }) +
      [bar(124, 140, 170, c.dark, 10), bar(124, 176, 196, c.dark, 10), bar(124, 212, 140, c.dark, 10)].join('') +
      line('M150 262c-18 4-26 18-26 40h28v28h-34M230 262c-18 4-26 18-26 40h28v28h-34', c.bright, 9),
  },
  bird: {
    shelf: 6,
    draw: (c) =>
      path('M96 210c0-66 52-112 118-112 42 0 70 18 86 46l52 14-44 26c-2 76-54 124-122 124-58 0-90-42-90-98z', {
        fill: c.bright,
      }) +
      path('M108 238L30 300l96 4z', { fill: c.accent }) +
      path('M150 214c40-24 92-16 112 24-34 36-92 34-112-24z', { fill: c.accent }) +
      circle(262, 146, 9, { fill: c.dark }) +
      line('M190 306v46M228 304v48M40 356h350', c.pale, 7),
  },
  verse: {
    shelf: 12,
    draw: (c) =>
      range(6)
        .map((i) => circle(60 + i * 46, 120, 15, { fill: i === 5 ? c.accent : c.pale }))
        .join('') +
      range(8)
        .map((i) => circle(60 + i * 46, 200, 15, { fill: i === 5 || i === 7 ? c.accent : c.pale }))
        .join('') +
      range(6)
        .map((i) => circle(60 + i * 46, 280, 15, { fill: i === 5 ? c.accent : c.pale }))
        .join('') +
      line('M290 140v40M382 220c0 34-52 40-86 48', c.bright, 6),
  },
  fraction: {
    shelf: 62,
    draw: (c) =>
      range(3)
        .map((i) => rect(40 + i * 122, 90, 114, 84, { fill: i < 2 ? c.bright : 'none', stroke: c.pale, width: 5, corner: 6 }))
        .join('') +
      range(4)
        .map((i) => rect(40 + i * 91.5, 230, 84, 84, { fill: i < 3 ? c.accent : 'none', stroke: c.pale, width: 5, corner: 6 }))
        .join(''),
  },
  lock: {
    shelf: 71,
    draw: (c) =>
      line('M142 190v-52a78 78 0 0 1 156 0v52', c.pale, 22) +
      rect(96, 186, 248, 176, { fill: c.bright, corner: 18 }) +
      circle(220, 258, 26, { fill: c.dark }) +
      line('M220 262v52', c.dark, 18),
  },
  bars: {
    shelf: 19,
    draw: (c) =>
      [110, 170, 140, 240, 200]
        .map((high, i) => rect(74 + i * 66, 320 - high, 44, high, { fill: i === 3 ? c.accent : c.bright }))
        .join('') + line('M50 50v270h360', c.pale, 6),
  },
  rice: {
    shelf: 57,
    draw: (c) =>
      path('M220 232c-44 0-70 26-70 52s26 52 70 52 70-26 70-52-26-52-70-52z', { fill: c.bright }) +
      line('M220 236c-4-60 0-110 34-160', c.pale, 10) +
      path('M252 80c40-22 84-16 110 8-40 22-80 20-110-8z', { fill: c.accent }) +
      path('M230 150c-44-18-88-8-108 22 44 14 86 6 108-22z', { fill: c.accent }) +
      line('M200 330c-6 22-24 34-44 40M220 336v44M240 330c8 22 24 32 46 38', c.pale, 6),
  },
}

export function drawingOf(name: string): { colours: Colours; svg: string } {
  const known = DRAWINGS[name]
  if (!known) throw new Error(`There is no drawing ${name}`)
  const colours = seriesOf(known.shelf)
  return { colours, svg: known.draw(colours) }
}
