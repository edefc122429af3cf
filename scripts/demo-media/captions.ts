export interface Cue {
  start: number
  end: number
  text: string
}

export function vttOf(cues: Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}`)
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`
}
