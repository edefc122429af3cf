import { circle, grid, path, range } from '../svg.ts'
import { type Ornament, PANEL_WIDTH } from './panel.ts'

const BODY = 'M70 200C130 92 300 70 440 168C455 180 462 192 470 204C455 232 430 252 400 266C290 316 140 300 70 200Z'
const TAIL = 'M438 196C490 150 520 96 575 92C552 140 552 170 560 206C548 240 556 280 582 318C520 312 486 262 438 216Z'
const TAIL_RAYS = 'M470 200L556 124M474 206L548 206M470 214L560 292'
const BACK_FIN = 'M210 100C250 36 330 34 386 84L392 140L230 126Z'
const BACK_RAYS = 'M250 92L262 66M290 92L300 56M330 96L342 66'
const BELLY_FIN = 'M236 270C246 322 290 336 330 326L320 268Z'
const MOUTH = 'M72 204Q96 222 112 216'
const BARBELS = 'M84 222Q64 240 40 236M96 230Q84 258 62 264'

/** Cá chép Đông Hồ: the carp of the village prints, over water, with the moon. */
export const carp: Ornament = (tone, random) => {
  const isMirrored = random() > 0.5
  // Several carps may meet in one document: each needs a clip of its own.
  const clip = `k${Math.floor(random() * 1e9).toString(36)}`
  const outline = { stroke: tone.panel, width: 5 }
  const rays = { stroke: tone.panel, width: 4 }
  const scales = grid(9, 8, (i, j) =>
    circle(170 + i * 38 + (j % 2) * 19, 108 + j * 27, 24, {
      fill: (i + j) % 3 ? tone.main : tone.accent,
      stroke: tone.panel,
      width: 4.5,
    }),
  )
  const gill = circle(92, 200, 112, { fill: tone.light, ...outline })
  const fish = [
    `<clipPath id="${clip}"><path d="${BODY}"/></clipPath>`,
    path(TAIL, { fill: tone.main, ...outline }) + path(TAIL_RAYS, rays),
    path(BACK_FIN, { fill: tone.accent }) + path(BACK_RAYS, rays) + path(BELLY_FIN, { fill: tone.accent }),
    `<g clip-path="url(#${clip})">${path(BODY, { fill: tone.main })}${scales}${gill}</g>`,
    path(BODY, outline),
    circle(140, 180, 19, { fill: tone.panel }) + circle(140, 180, 8, { fill: tone.light }),
    path(MOUTH, { ...outline, cap: 'round' }) + path(BARBELS, { stroke: tone.main, width: 5, cap: 'round' }),
  ].join('')
  const water = range(3).map((line) =>
    path(`M-30 ${326 + line * 24}${'q20 -20 40 0t40 0'.repeat(9)}`, { stroke: line === 1 ? tone.accent : tone.light, width: 6 }),
  )
  return [
    `<g${isMirrored ? ` transform="translate(${PANEL_WIDTH} 0) scale(-1 1)"` : ''}>${fish}</g>`,
    circle(isMirrored ? 96 : 504, 74, 40, { fill: tone.main }),
    ...water,
  ].join('')
}
