/** Paper-cut pictures behind the banners, in the tokens --h0…--h7: in the dark theme they turn to night. */

const WIDTH = 1320
const HEIGHT = 440
/** Sheets go on below the picture, where their lower edges are not seen. */
const BELOW = HEIGHT + 8
/** Left of it stand the words. */
const LEFT = 640
const SUN = { x: 1050, y: 150, radius: 116 }

const round = (n: number) => Math.round(n * 10) / 10

/** One sheet of hills: height, how much it swings, how fast, where the swing begins. */
function hill(y: number, swing: number, period: number, phase: number): string {
  const at = (x: number) =>
    round(y + swing * Math.sin(phase + x / period) + swing * 0.35 * Math.sin(phase * 2 + (x / period) * 2.3))
  const step = 47.5
  let d = `M${LEFT - 260} ${BELOW}C${LEFT - 150} ${BELOW} ${LEFT - 90} ${round(at(0) + 30)} ${LEFT} ${at(0)}`
  for (let x = step; x <= 760; x += step) d += `Q${round(LEFT + x - step / 2)} ${at(x - step / 2)} ${round(LEFT + x)} ${at(x)}`
  return `${d}V${BELOW}Z`
}

const HILLS = [
  hill(196, 26, 150, 0.4),
  hill(238, 30, 120, 1.7),
  hill(284, 26, 150, 2.9),
  hill(322, 22, 110, 4.1),
  hill(362, 18, 130, 0.9),
  hill(398, 12, 90, 2.2),
]

/** A row of books, low on the left and taller to the right; one path a colour, and one for the bands on their spines. */
function bookRow({ height, first, seed, colours }: { height: number; first: number; seed: number; colours: number[] }) {
  const sheets = new Map(colours.map((colour) => [colour, '']))
  let bands = ''
  for (let x = first, i = seed; x < WIDTH; i++) {
    const wide = 20 + Math.round(16 * Math.abs(Math.sin(i * 2.4)))
    const top = Math.round(HEIGHT - height * Math.min(1, 0.34 + (x - first) / 520) - 16 * Math.sin(i * 1.7))
    const colour = colours[Math.round(Math.abs(Math.sin(i * 5.1)) * 97) % colours.length] as number
    sheets.set(colour, `${sheets.get(colour)}M${x} ${HEIGHT}V${top}h${wide}V${HEIGHT}Z`)
    bands += `M${x} ${top + 13}h${wide}M${x} ${top + 20}h${wide}`
    // A gap now and then, where a book has been lent.
    x += wide + (i % 7 === 3 ? 14 : 2)
  }
  return { sheets: [...sheets], bands }
}

const BOOK_ROWS = [
  bookRow({ height: 270, first: 500, seed: 1, colours: [2, 3] }),
  bookRow({ height: 168, first: 410, seed: 5, colours: [4, 5, 6, 7] }),
]

/** Both halves of one leaf of an open book; the fold is below the sun. */
function leaf(turn: number): string {
  const half = (sign: 1 | -1) => {
    const x = (distance: number) => round(SUN.x + sign * distance)
    const tip = 470 - turn * 62
    const top = 316 - turn * 40
    const thick = 62 - turn * 6
    return `M${SUN.x} 436C${x(60)} ${360 - turn * 28} ${x(tip * 0.5)} ${top - 34} ${x(tip)} ${top}L${x(tip - 16)} ${top + thick}C${x(tip * 0.55)} ${top + 40} ${x(90)} ${390 - turn * 14} ${SUN.x} 440Z`
  }
  return half(-1) + half(1)
}

const LEAVES = [4, 3, 2, 1, 0].map(leaf)
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8
  const point = (radius: number) => `${round(SUN.x + radius * Math.cos(turn))} ${round(SUN.y + radius * Math.sin(turn))}`
  return `M${point(SUN.radius + 14)}L${point(SUN.radius + 32)}`
}).join('')

/** A communal house: a roof with turned-up eaves on a row of columns. */
const ROOF = 'M660 214C760 222 850 150 872 78H1148C1170 150 1260 222 1360 214L1322 246H698Z'
const COLUMNS = Array.from({ length: 8 }, (_, i) => `M${730 + i * 82} 246h14V${HEIGHT}h-14Z`).join('')

export function PaperScene({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--h0)" />
      {sheetsOf(name)}
    </svg>
  )
}

function sheetsOf(name: string) {
  if (name === 'shelves')
    return (
      <>
        <Sun />
        {BOOK_ROWS.map(({ sheets, bands }) => (
          <g key={bands}>
            {sheets.map(([colour, d]) => (
              <path key={colour} d={d} fill={`var(--h${colour})`} />
            ))}
            <path d={bands} stroke="var(--h0)" strokeOpacity="0.7" strokeWidth="2.5" />
          </g>
        ))}
      </>
    )
  if (name === 'book')
    return (
      <>
        <Sun />
        <path d={RAYS} stroke="var(--h1)" strokeWidth="6" strokeLinecap="round" />
        {LEAVES.map((d, i) => (
          <Sheet key={d} d={d} colour={i + 2} />
        ))}
        {hills(5)}
      </>
    )
  if (name === 'roofs')
    return (
      <>
        <Sun x={800} y={132} radius={84} />
        {hills(0, 2)}
        <Sheet d={COLUMNS} colour={6} />
        <Sheet d={ROOF} colour={5} />
        <path d="M862 66H1158V80H862Z" fill="var(--h6)" />
        {hills(4)}
      </>
    )
  return (
    <>
      <Sun />
      {hills(0)}
    </>
  )
}

const hills = (from: number, to?: number) => HILLS.slice(from, to).map((d, i) => <Sheet key={d} d={d} colour={from + i + 2} />)

function Sun({ x = SUN.x, y = SUN.y, radius = SUN.radius }) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill="var(--h1)" />
      <circle cx={x} cy={y} r={round(radius * 0.86)} fill="none" stroke="var(--h0)" strokeWidth="2.6" />
    </>
  )
}

/** A sheet of paper with the soft edge it throws on the sheet behind. */
function Sheet({ d, colour }: { d: string; colour: number }) {
  return <path d={d} fill={`var(--h${colour})`} stroke="#1c2430" strokeOpacity="0.1" strokeWidth="9" paintOrder="stroke" />
}
