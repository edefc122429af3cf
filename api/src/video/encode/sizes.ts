export interface Size {
  width: number
  height: number
  /** Most bits a second of the picture. */
  maxKbps: number
  /** H.264 High: the level in the codec's name, as hex. */
  level: { name: string; hex: string }
}

/** By the shorter side, so that an upright video has the same sharpness as a lying one. */
const LADDER = [
  { side: 360, maxKbps: 800, level: { name: '3.0', hex: '1e' } },
  { side: 720, maxKbps: 2500, level: { name: '3.1', hex: '1f' } },
  { side: 1080, maxKbps: 4500, level: { name: '4.0', hex: '28' } },
]

/** Never above the source; a source smaller than the smallest keeps its size. */
export function sizesFor({ width, height }: { width: number; height: number }, most = Number.POSITIVE_INFINITY): Size[] {
  const shorter = Math.min(width, height)
  const steps = LADDER.filter(({ side }) => side <= shorter && side <= most)
  const [smallest] = LADDER
  const chosen = steps.length || !smallest ? steps : [{ ...smallest, side: shorter }]
  return chosen.map(({ side, maxKbps, level }) => {
    const scale = side / shorter
    return { width: even(width * scale), height: even(height * scale), maxKbps, level }
  })
}

/** The codec halves the colours' resolution. */
const even = (length: number) => Math.max(2, Math.floor(Math.round(length) / 2) * 2)
