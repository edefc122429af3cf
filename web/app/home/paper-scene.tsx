/** Paper-cut pictures behind the banners, in the tokens --h0…--h7: in the dark theme they turn to night. */

const WIDTH = 1320
const HEIGHT = 440
/** Left of it stand the words. */
const LEFT = 640
const SUN = { x: 1050, y: 150, radius: 116 }

const round = (n: number) => Math.round(n * 10) / 10

/** One sheet of hills: height, how much it swings, how fast, where the swing begins. */
function hill(y: number, swing: number, period: number, phase: number): string {
  const at = (x: number) =>
    round(y + swing * Math.sin(phase + x / period) + swing * 0.35 * Math.sin(phase * 2 + (x / period) * 2.3))
  const step = 47.5
  let d = `M${LEFT - 260} ${HEIGHT}C${LEFT - 150} ${HEIGHT} ${LEFT - 90} ${round(at(0) + 30)} ${LEFT} ${at(0)}`
  for (let x = step; x <= 760; x += step) d += `Q${round(LEFT + x - step / 2)} ${at(x - step / 2)} ${round(LEFT + x)} ${at(x)}`
  return `${d}V${HEIGHT}Z`
}

const HILLS = [
  hill(196, 26, 150, 0.4),
  hill(238, 30, 120, 1.7),
  hill(284, 26, 150, 2.9),
  hill(322, 22, 110, 4.1),
  hill(362, 18, 130, 0.9),
  hill(398, 12, 90, 2.2),
]

/** A row of book spines, low on the left and taller to the right. */
function spines(height: number, first: number, seed: number): string {
  let d = `M${first} ${HEIGHT}`
  for (let x = first, i = seed; x < WIDTH; i++) {
    const wide = 18 + Math.round(13 * Math.abs(Math.sin(i * 2.4)))
    const rise = Math.min(1, 0.3 + (x - first) / 380)
    const top = Math.round(HEIGHT - height * rise - 30 * Math.sin(i * 1.7))
    d += `V${top}H${x + wide}`
    x += wide
    // A gap now and then, where a book has been lent.
    if (i % 7 === 3) {
      d += `V${HEIGHT}H${x + 9}`
      x += 9
    } else d += `V${top + 7}`
  }
  return `${d}V${HEIGHT}Z`
}

const SPINES = [spines(290, 520, 1), spines(222, 470, 5), spines(150, 420, 11), spines(84, 380, 2)]

/** One leaf of an open book, seen from its fore-edge; the fold is below the sun. */
function leaf(turn: number): string {
  const side = (sign: 1 | -1) => {
    const x = (distance: number) => round(SUN.x + sign * distance)
    const tip = 560 - turn * 70
    const top = 330 - turn * 46
    return `M${SUN.x} ${HEIGHT}V${430 - turn * 4}C${x(70 + turn * 8)} ${round(360 - turn * 36)} ${x(230)} ${round(top - 24)} ${x(tip)} ${top}V${HEIGHT}Z`
  }
  return side(-1) + side(1)
}

const LEAVES = [4, 3, 2, 1, 0].map(leaf)
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const turn = (i * Math.PI) / 8
  const point = (radius: number) => `${round(SUN.x + radius * Math.cos(turn))} ${round(SUN.y + radius * Math.sin(turn))}`
  return `M${point(SUN.radius + 16)}L${point(SUN.radius + 40)}`
}).join('')

/** A communal house: a roof with turned-up eaves on a row of columns. */
const ROOF = 'M660 214C760 222 850 150 872 78H1148C1170 150 1260 222 1360 214L1322 246H698Z'
const COLUMNS = Array.from({ length: 8 }, (_, i) => `M${730 + i * 82} 246h14V${HEIGHT}h-14Z`).join('')

export function PaperScene({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <rect width={WIDTH} height={HEIGHT} fill="var(--h0)" />
      <Sun />
      {sheetsOf(name)}
    </svg>
  )
}

function sheetsOf(name: string) {
  if (name === 'shelves') return SPINES.map((d, i) => <Sheet key={d} d={d} colour={i + 3} />)
  if (name === 'book')
    return (
      <>
        <path d={RAYS} stroke="var(--h1)" strokeWidth="6" strokeLinecap="round" />
        {LEAVES.map((d, i) => (
          <Sheet key={d} d={d} colour={i + 2} />
        ))}
      </>
    )
  if (name === 'roofs')
    return (
      <>
        {hills(0, 2)}
        <Sheet d={COLUMNS} colour={6} />
        <Sheet d={ROOF} colour={5} />
        <path d="M862 66H1158V80H862Z" fill="var(--h6)" />
        {hills(4)}
      </>
    )
  return hills(0)
}

const hills = (from: number, to?: number) => HILLS.slice(from, to).map((d, i) => <Sheet key={d} d={d} colour={from + i + 2} />)

function Sun() {
  return (
    <>
      <circle cx={SUN.x} cy={SUN.y} r={SUN.radius} fill="var(--h1)" />
      <circle cx={SUN.x} cy={SUN.y} r={SUN.radius * 0.86} fill="none" stroke="var(--h0)" strokeWidth="2.6" />
    </>
  )
}

/** A sheet of paper with the soft edge it throws on the sheet behind. */
function Sheet({ d, colour }: { d: string; colour: number }) {
  return <path d={d} fill={`var(--h${colour})`} stroke="#1c2430" strokeOpacity="0.1" strokeWidth="9" paintOrder="stroke" />
}
