import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Ffmpeg } from '@tq/api/video/encode/ffmpeg.ts'

export interface Spoken {
  /** A WAV file, silence after the last word included. */
  file: string
  seconds: number
}

const RATE = 44_100
const PAUSE_SECONDS = 0.55

/** Northern Vietnamese by espeak-ng: plain, but every word can be understood, and it is ours to give away. */
export function speak({ ffmpeg, ffprobe }: Ffmpeg, text: string, folder: string, name: string): Spoken {
  const raw = join(folder, `${name}-raw.wav`)
  execFileSync('espeak-ng', ['-v', 'vi', '-s', '140', '-p', '42', '-w', raw, text])
  return finish({ ffmpeg, ffprobe }, ['-i', raw, '-af', `apad=pad_dur=${PAUSE_SECONDS}`], join(folder, `${name}.wav`))
}

export function sound(programs: Ffmpeg, hertz: number, seconds: number, folder: string, name: string): Spoken {
  const fade = `afade=t=in:d=0.05,afade=t=out:st=${seconds - 0.2}:d=0.2,volume=0.5,apad=pad_dur=0.4`
  const source = ['-f', 'lavfi', '-i', `sine=frequency=${hertz}:duration=${seconds}`, '-af', fade]
  return finish(programs, source, join(folder, `${name}.wav`))
}

export function silence(programs: Ffmpeg, seconds: number, folder: string, name: string): Spoken {
  return finish(programs, ['-f', 'lavfi', '-i', `anullsrc=r=${RATE}:cl=mono:d=${seconds}`], join(folder, `${name}.wav`))
}

function finish({ ffmpeg, ffprobe }: Ffmpeg, source: string[], file: string): Spoken {
  execFileSync(ffmpeg, ['-y', '-v', 'error', ...source, '-ar', String(RATE), '-ac', '1', file])
  const said = execFileSync(ffprobe, ['-v', 'error', '-of', 'csv=p=0', '-show_entries', 'format=duration', file])
  return { file, seconds: Number(said.toString()) }
}
