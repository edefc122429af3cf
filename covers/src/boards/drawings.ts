import { circle, grid, range, rect, round } from '../svg.ts'
import { area, type BoardDrawing, bar, line } from './chalk.ts'

/** Two braces and lines of code. */
const code: BoardDrawing = ({ pale, bright, accent }) =>
  line(
    'M128 84c-26 0-34 12-34 36v30c0 18-8 28-26 30 18 2 26 12 26 30v30c0 24 8 36 34 36M322 84c26 0 34 12 34 36v30c0 18 8 28 26 30-18 2-26 12-26 30v30c0 24-8 36-34 36',
    pale,
    7,
  ) +
  bar(150, 112, 64, bright) +
  bar(226, 112, 92, pale) +
  bar(176, 146, 52, accent) +
  bar(240, 146, 60, pale) +
  bar(176, 180, 96, pale) +
  bar(206, 214, 44, bright) +
  bar(262, 214, 48, accent) +
  bar(150, 248, 84, pale)

/** Two speech bubbles with the strokes of tones. */
const tones: BoardDrawing = ({ pale, dark, accent }) =>
  area('M70 78h236a22 22 0 0 1 22 22v92a22 22 0 0 1-22 22H158l-46 40v-40H70a22 22 0 0 1-22-22v-92a22 22 0 0 1 22-22z', pale) +
  line('M84 118h44', dark, 9) +
  line('M156 166l40-56', dark, 9) +
  line('M216 128c10 44 26 44 42-10', dark, 9) +
  line('M276 108l24 62', dark, 9) +
  area('M250 234h128a18 18 0 0 1 18 18v40a18 18 0 0 1-18 18h-8v28l-32-28h-88a18 18 0 0 1-18-18v-40a18 18 0 0 1 18-18z', accent) +
  line('M268 272h30M320 284l18-24M356 260l16 24', dark, 7)

const pulse: BoardDrawing = ({ pale, accent }) =>
  area(
    'M222 300C120 232 76 182 76 130c0-40 30-66 68-66 34 0 60 18 78 48 18-30 44-48 78-48 38 0 68 26 68 66 0 52-44 102-146 170z',
    accent,
  ) + line('M52 186h86l20-44 34 92 30-68 20 20h150', pale, 8)

/** Fields on a map. */
const parcels: BoardDrawing = ({ pale, bright, accent, dark }) =>
  area('M92 76L210 60L224 146L77 141z', bright) +
  area('M224 146L366 150L378 224L235 216z', accent) +
  line('M92 76l118-16 144 14 24 150-96 76-168-6-52-88z', pale, 6) +
  line('M210 60l38 238M77 141l289 9M62 206l316 18M296 148l-8 70', pale, 4) +
  [
    [130, 104],
    [150, 112],
    [138, 122],
    [276, 256],
    [296, 248],
    [312, 262],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, { fill: y < 200 ? dark : pale }))
    .join('') +
  line('M40 330c60-22 110 12 170-4s104 6 176-8', accent, 4, { dashes: '2 14' })

/** A curve, its tangent, the area below. */
const slope: BoardDrawing = ({ pale, bright, accent, deep }) =>
  line('M84 48v256M56 276h330', pale, 5) +
  area('M128 276V246c40-14 70-34 104-72v102z', deep ?? accent, 0.9) +
  line('M100 254c88-16 122-58 160-122 20-34 46-56 92-68', bright, 8) +
  line('M150 300l190-226', accent, 5) +
  circle(240, 168, 10, { fill: pale }) +
  line('M240 184v92', pale, 4, { dashes: '2 12' })

/** The bell curve over its bars. */
const bell: BoardDrawing = ({ pale, bright, accent }) =>
  range(9)
    .map((nth) => {
      const height = 190 * Math.exp(-(((nth - 4) / 2.1) ** 2)) + 8
      return rect(78 + nth * 34, 282 - height, 24, height, { fill: nth === 4 ? accent : bright })
    })
    .join('') +
  line('M56 282h330', pale, 5) +
  line('M58 268c76-6 96-44 118-110 14-42 26-80 50-80s36 38 50 80c22 66 42 104 118 110', pale, 6)

const ELLIPSE = 'M-150 0a150 54 0 1 0 300 0a150 54 0 1 0 -300 0'

const atom: BoardDrawing = ({ pale, bright, accent }) =>
  [0, 60, 120].map((angle) => line(ELLIPSE, pale, 6, { transform: `translate(222 180) rotate(${angle})` })).join('') +
  circle(222, 180, 26, { fill: bright }) +
  circle(366, 166, 11, { fill: accent }) +
  circle(152, 52, 11, { fill: accent }) +
  circle(160, 316, 11, { fill: bright })

/** A character in its practice square, with a seal. */
const nom: BoardDrawing = ({ pale, bright, dark, accent }) =>
  rect(96, 54, 252, 252, { fill: pale }) +
  line('M96 180h252M222 54v252', bright, 3, { dashes: '8 9' }) +
  line('M96 54l252 252M348 54L96 306', bright, 2, { dashes: '6 12', opacity: 0.6 }) +
  line('M138 108h170M222 78v196', dark, 17) +
  line('M158 152c-4 40-14 66-30 90M286 152c6 36 16 60 34 84', dark, 15) +
  line('M166 196h112', dark, 14) +
  rect(306, 262, 30, 30, { fill: accent, corner: 4 })

const scales: BoardDrawing = ({ pale, bright, accent }) =>
  line('M222 62v222M150 296h144M112 108h220', pale, 7) +
  line('M112 108l-46 96M112 108l46 96M332 108l-46 96M332 108l46 96', accent, 4) +
  area('M56 204h112c-6 34-28 50-56 50s-50-16-56-50z', bright) +
  area('M276 204h112c-6 34-28 50-56 50s-50-16-56-50z', bright) +
  circle(222, 66, 14, { fill: accent })

/** A written page and the pen over it. */
const page: BoardDrawing = ({ pale, dark, bright, accent }) =>
  area('M104 52h176l60 60v196H104z', pale) +
  area('M280 52v60h60z', accent) +
  [150, 176, 118, 164, 90].map((width, nth) => bar(134, 132 + nth * 28, width, dark, 9)).join('') +
  line('M252 178l22 26 34-52', bright, 7) +
  line('M340 250l56-104 22 12-56 104-26 16z', bright, 7)

/** How many beads of each row are pushed to the left. */
const COUNTED = [5, 3, 6, 2]

const abacus: BoardDrawing = ({ pale, bright, accent }) =>
  rect(66, 76, 312, 212, { stroke: pale, width: 9, corner: 8 }) +
  COUNTED.map((_, row) => line(`M70 ${118 + row * 47}h304`, pale, 3)).join('') +
  grid(8, COUNTED.length, (nth, row) => {
    const isCounted = nth < (COUNTED[row] ?? 0)
    const x = 88 + nth * 26 + (isCounted ? 0 : 62)
    return rect(x, 101 + row * 47, 21, 34, { fill: isCounted ? bright : accent, corner: 10 })
  })

const network: BoardDrawing = ({ pale, bright, accent, dark }) =>
  line('M110 96l112 84 116-96M222 180l-96 104M222 180l118 88M110 96l16 188M338 84l2 184', accent, 5) +
  circle(222, 180, 36, { fill: pale }) +
  circle(110, 96, 24, { fill: bright }) +
  circle(338, 84, 20, { fill: pale }) +
  circle(126, 284, 20, { fill: pale }) +
  circle(340, 268, 26, { fill: bright }) +
  circle(222, 180, 14, { fill: dark })

/** An open book in front of a rising sun. */
const book: BoardDrawing = ({ pale, bright, accent, dark }) =>
  circle(222, 148, 82, { fill: accent }) +
  area('M222 300C180 268 122 262 60 272V128c62-10 120-4 162 28z', pale) +
  area('M222 300c42-32 100-38 162-28V128c-62-10-120-4-162 28z', bright) +
  line('M96 172c34-4 64 0 92 12M96 206c34-4 64 0 92 12M96 240c34-4 64 0 92 12', dark, 5) +
  line('M256 184c28-12 58-16 92-12M256 218c28-12 58-16 92-12', dark, 5)

/** A bird on a branch. */
const bird: BoardDrawing = ({ pale, bright, accent, dark }) =>
  line('M40 276c90-18 190-10 350-46M150 262c20-26 44-34 66-36M300 246c20 14 40 20 64 20', pale, 8) +
  area('M120 196c6-58 60-98 128-92 30-30 74-28 92 4l46 18-48 14c0 64-48 104-112 104-34 0-58-10-72-26l-78 30z', bright) +
  area('M168 176c40-34 96-30 122 4-24 40-84 48-122-4z', accent) +
  circle(318, 124, 8, { fill: dark }) +
  [0, 1, 2].map((nth) => line(`M${round(206 + nth * 20)} 240l-4 26`, pale, 5)).join('')

/** By subject. */
export const DRAWINGS = { code, tones, pulse, parcels, slope, bell, atom, nom, scales, page, abacus, network, book, bird }
