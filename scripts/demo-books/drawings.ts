import { escapeText } from '@tq/api/reading/intake/epub/xml.ts'

const INK = '#3b2f2f'
const SEAL = '#9c2f2f'
const PAPER = '#f6efe2'

/** A road through a part of the book: its chapters as stations, numbered as they come. */
export function roadOf(titles: string[]): string {
  const step = 64
  const height = 40 + titles.length * step
  const stations = titles.map((title, n) => {
    const x = n % 2 ? 120 : 60
    const y = 40 + n * step
    const words = title.length > 46 ? `${title.slice(0, 44)}…` : title
    return `<circle cx="${x}" cy="${y}" r="17" fill="${n % 2 ? PAPER : SEAL}" stroke="${SEAL}" stroke-width="2"/>
<text x="${x}" y="${y + 6}" text-anchor="middle" font-size="16" fill="${n % 2 ? SEAL : PAPER}">${n + 1}</text>
<text x="160" y="${y + 6}" font-size="15" fill="${INK}">${escapeText(words)}</text>`
  })
  const road = titles.map((_, n) => `${n ? 'L' : 'M'}${n % 2 ? 120 : 60} ${40 + n * step}`).join(' ')
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${height}" role="img">
<title>Các chương của phần này</title>
<rect width="560" height="${height}" fill="${PAPER}"/>
<path d="${road}" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="6 6"/>
${stations.join('\n')}
</svg>
`
}

/** How long each chapter takes, as bars. */
export function barsOf(rows: { title: string; minutes: number }[]): string {
  const most = Math.max(...rows.map(({ minutes }) => minutes), 1)
  const bars = rows.map(({ minutes }, n) => {
    const width = Math.round((400 * minutes) / most)
    const y = 16 + n * 26
    return `<text x="10" y="${y + 13}" font-size="13" fill="${INK}">Chương ${n + 1}</text>
<rect x="90" y="${y}" width="${width}" height="17" fill="${SEAL}" opacity="0.8"/>
<text x="${96 + width}" y="${y + 13}" font-size="13" fill="${INK}">${minutes} phút</text>`
  })
  const height = 30 + rows.length * 26
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 ${height}" role="img">
<title>Thời gian đọc từng chương</title>
<rect width="560" height="${height}" fill="${PAPER}"/>
${bars.join('\n')}
</svg>
`
}

/** The cover: title and a field of lines, different for every name. */
export function coverOf(title: string, name: string): string {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const waves = Array.from({ length: 12 }, (_, n) => {
    const y = 420 + n * 30
    const bend = ((seed * (n + 3)) % 60) - 30
    return `<path d="M0 ${y} C150 ${y - 40 + bend} 300 ${y + 40 - bend} 600 ${y}" fill="none" stroke="${PAPER}" stroke-width="${1 + (n % 3)}" opacity="${0.3 + (n % 4) * 0.15}"/>`
  })
  const lines = breakTitle(title)
  const texts = lines.map(
    (line, n) => `<text x="50" y="${150 + n * 52}" font-size="40" fill="${PAPER}">${escapeText(line)}</text>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 900" role="img">
<title>${escapeText(title)}</title>
<rect width="600" height="900" fill="hsl(${seed % 360} 35% 28%)"/>
${texts.join('\n')}
${waves.join('\n')}
<text x="50" y="850" font-size="22" fill="${PAPER}">Thư Quán – Nhà xuất bản Đại học</text>
</svg>
`
}

function breakTitle(title: string): string[] {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 22) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
