import { escapeText } from '@tq/api/reading/intake/epub/xml.ts'
import { coverOf } from './drawings.ts'
import { SKY_PAGES, type SkyPage } from './sky-texts.ts'
import type { WrittenBook } from './write-book.ts'

const [WIDTH, HEIGHT] = [600, 800]
const NIGHT = '#151a2d'

const stars = (seed: number) =>
  Array.from({ length: 40 }, (_, n) => {
    const [x, y] = [(seed * 37 + n * 151) % WIDTH, (seed * 53 + n * 97) % 520]
    return `<circle cx="${x}" cy="${y}" r="${1 + (n % 3) * 0.6}" fill="#fff" opacity="${0.4 + (n % 5) * 0.12}"/>`
  }).join('')

const DRAWINGS: Record<SkyPage['draw'], (color: string, n: number) => string> = {
  sun: (color) =>
    `<circle cx="300" cy="260" r="130" fill="${color}"/>${Array.from({ length: 16 }, (_, n) => `<rect x="296" y="70" width="8" height="40" fill="${color}" transform="rotate(${n * 22.5} 300 260)"/>`).join('')}`,
  planet: (color, n) =>
    `<circle cx="300" cy="260" r="${110 + (n % 4) * 15}" fill="${color}"/><path d="M190 240 C250 220 350 280 410 250" fill="none" stroke="#fff" stroke-width="10" opacity="0.25"/>${n === 13 ? `<ellipse cx="300" cy="265" rx="240" ry="46" fill="none" stroke="${color}" stroke-width="14"/>` : ''}`,
  moon: (color, n) =>
    `<circle cx="300" cy="260" r="120" fill="${color}"/><circle cx="${350 + (n % 3) * 20}" cy="240" r="110" fill="${NIGHT}"/>`,
  stars: (color, n) =>
    Array.from(
      { length: 7 },
      (_, m) => `<circle cx="${110 + m * 62}" cy="${200 + ((n * 41 + m * 67) % 160)}" r="7" fill="${color}"/>`,
    ).join(''),
  galaxy: (color) =>
    Array.from({ length: 60 }, (_, n) => {
      const [turn, far] = [n * 0.42, 12 + n * 3.6]
      return `<circle cx="${Math.round(300 + far * Math.cos(turn))}" cy="${Math.round(260 + far * 0.5 * Math.sin(turn))}" r="${3 + (n % 4)}" fill="${color}"/>`
    }).join(''),
  orbit: (color) =>
    `<circle cx="300" cy="260" r="24" fill="#f2b84b"/>${[70, 120, 170, 220].map((r, n) => `<ellipse cx="300" cy="260" rx="${r}" ry="${r * 0.6}" fill="none" stroke="${color}" stroke-width="2"/><circle cx="${300 + r}" cy="260" r="${6 + n * 2}" fill="${color}"/>`).join('')}`,
  comet: (color) =>
    `<path d="M130 420 L430 160 L400 210 Z" fill="${color}" opacity="0.5"/><circle cx="425" cy="170" r="22" fill="${color}"/>`,
  telescope: (color) =>
    `<rect x="180" y="230" width="260" height="44" fill="${color}" transform="rotate(-28 300 250)"/><path d="M300 290 L240 470 M300 290 L360 470 M300 290 L300 480" stroke="${color}" stroke-width="10"/>`,
}

/** A fixed lay-out: each page is drawn, its words placed. */
export function writeSkyBook(title: string, name: string): WrittenBook {
  const chapters = SKY_PAGES.map((page, n) => ({
    file: `trang-${n + 1}.xhtml`,
    title: page.title,
    level: 1,
    xhtml: pageOf(page, n),
  }))
  return {
    chapters,
    pictures: [{ file: 'bia.svg', svg: coverOf(title, name) }],
    pages: chapters.map(({ file }, n) => ({ label: String(n + 1), href: `${file}#trang` })),
  }
}

function pageOf({ title, text, draw, color }: SkyPage, n: number): string {
  const box = 'position: absolute; margin: 0; left: 50px; width: 500px; font-family: serif; color: #f6efe2'
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="vi"><head><title>${escapeText(title)}</title>
<meta name="viewport" content="width=${WIDTH}, height=${HEIGHT}"/></head>
<body id="trang" style="margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; background: ${NIGHT}">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escapeText(title)}" style="position: absolute; left: 0; top: 0">${stars(n + 1)}${DRAWINGS[draw](color, n)}</svg>
<h1 style="${box}; top: 540px; font-size: 34px">${escapeText(title)}</h1>
<p style="${box}; top: 600px; font-size: 21px; line-height: 1.45">${escapeText(text)}</p>
</body></html>
`
}
