/** Centre of the bronze drum, its rings and its rays, as on the paper: `drawDrum` of the PDF has the same numbers. */
const DRUM = { x: 256, y: 66 }
const RINGS = [18, 26, 34, 64, 72, 80]
const RAYS = Array.from({ length: 48 }, (_, ray) => {
  const angle = (2 * Math.PI * ray) / 48
  const at = (r: number) => `${(DRUM.x + r * Math.cos(angle)).toFixed(1)} ${(DRUM.y + r * Math.sin(angle)).toFixed(1)}`
  return `M${at(34)}L${at(ray % 2 ? 52 : 64)}`
}).join('')

/** The plant was drawn on 400 units for the height of the paper. */
const UNIT = 210 / 400
const STEM = 27
const PAIRS = [0, 1, 2, 3, 4, 5]

function leaf(length: number, half: number): string {
  const [near, far, flat] = [length * 0.28, length * 0.72, half * 0.9]
  return `M0 0C${near} ${-half} ${far} ${-flat} ${length} 0C${far} ${flat} ${near} ${half} 0 0Z`
}

const SEAL = 'M5 0H41A5 5 0 0 1 46 5V41A5 5 0 0 1 41 46H5A5 5 0 0 1 0 41V5A5 5 0 0 1 5 0Z'
const BOOK =
  'M23 14.5C18.5 11 13 10.2 8.5 11V33.5C13 32.7 18.5 33.5 23 37C27.5 33.5 33 32.7 37.5 33.5V11C33 10.2 27.5 11 23 14.5ZM23 14.5V37M13 18.5c2.5-.1 4.5 .3 6.5 1.3M13 25c2.5-.1 4.5 .3 6.5 1.3M33 18.5c-2.5-.1-4.5 .3-6.5 1.3M33 25c-2.5-.1-4.5 .3-6.5 1.3'

/** All that is drawn on a certificate, in millimetres of its paper. */
export function CertificateGround({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 297 210" className={className} aria-hidden="true">
      <clipPath id="khung-chung-nhan">
        <path d="M63.5 9.5h224v191h-224z" />
      </clipPath>
      <g fill="none" stroke="#F2E9D7" strokeWidth="0.9" clipPath="url(#khung-chung-nhan)">
        {RINGS.map((r) => (
          <circle key={r} cx={DRUM.x} cy={DRUM.y} r={r} />
        ))}
        <path d={RAYS} />
      </g>
      <g fill="none" stroke="#CDBE9F">
        <path d="M62 8h227v194h-227z" strokeWidth="0.5" />
        <path d="M63.5 9.5h224v191h-224z" strokeWidth="0.25" />
      </g>
      <path d="M0 0h54v210H0z" fill="#17402E" />
      <path d="M54 0h1.6v210H54z" fill="#8DBB7B" />
      <path d={`M${STEM} ${94 * UNIT}V210`} stroke="#8DBB7B" strokeWidth={5 * UNIT} />
      {PAIRS.flatMap((pair) => [-1, 1].map((side) => <Leaf key={`${pair}${side}`} pair={pair} side={side} />))}
      <path d={leaf(44, 16)} fill="#D9603F" transform={`translate(${STEM} ${110 * UNIT}) scale(${UNIT}) rotate(-90)`} />
      <g transform={`translate(74 20) scale(${12 / 46})`}>
        <path d={SEAL} fill="#B42318" />
        <path d={BOOK} fill="none" stroke="#FDFAF3" strokeWidth="2.6" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

function Leaf({ pair, side }: { pair: number; side: number }) {
  const length = 58 - 2 * pair
  return (
    <g transform={`translate(${STEM} ${(380 - 46 * pair) * UNIT}) scale(${side * UNIT} ${UNIT}) rotate(-38)`}>
      <path d={leaf(length, 17)} fill="#8DBB7B" stroke="#8DBB7B" strokeWidth="4.5" />
      <path d={`M8 0H${length - 12}`} stroke="#17402E" strokeWidth="2.5" />
    </g>
  )
}
