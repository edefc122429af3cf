export interface Cue {
  startMs: number
  endMs: number
  text: string
}

const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(?:\s|$)`)
const MOST_CUES = 10_000
const LONGEST_CUE = 500
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The cues of a WebVTT file as times and plain text. Notes, styles, regions, settings and all markup are left out; null for what is
 * no WebVTT, has no cue, or counts time backwards.
 */
export function readVtt(content: string): Cue[] | null {
  const blocks = content
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) return null
  const cues: Cue[] = []
  for (const block of blocks) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => line.includes('-->'))
    if (at < 0 || at > 1) continue
    const cue = cueOf(lines[at] ?? '', lines.slice(at + 1))
    if (!cue) return null
    if (cue.text) cues.push(cue)
  }
  return cues.length > 0 && cues.length <= MOST_CUES ? cues : null
}

function cueOf(times: string, lines: string[]): Cue | null {
  const found = TIMES.exec(times)
  if (!found) return null
  const [startMs, endMs] = [millisecondsOf(found.slice(1, 5)), millisecondsOf(found.slice(5, 9))]
  if (endMs <= startMs || endMs > DAY_MS) return null
  return { startMs, endMs, text: lines.map(plain).filter(Boolean).join('\n').slice(0, LONGEST_CUE) }
}

const millisecondsOf = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: (string | undefined)[]) =>
  ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', lrm: '', rlm: '' }

/** What is read out of a line: no tags, closed or not, no signs that turn the direction round. */
function plain(line: string): string {
  return line
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (_, name: string) => SIGNS[name] ?? '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What is said, from beginning to end, as one text. */
export const spokenText = (cues: Cue[]) =>
  inOrder(cues)
    .map(({ text }) => text.replaceAll('\n', ' '))
    .join(' ')

const inOrder = (cues: Cue[]) => cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)

export function writeVtt(cues: Cue[]): string {
  const blocks = inOrder(cues).map(({ startMs, endMs, text }) => `${clock(startMs)} --> ${clock(endMs)}\n${escaped(text)}`)
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** Written so that no player can take a word for markup, or an arrow for times. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function clock(ms: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
