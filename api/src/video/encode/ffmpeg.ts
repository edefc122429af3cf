import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'

/** Where the two programs are. */
export interface Ffmpeg {
  ffmpeg: string
  ffprobe: string
}

/** The named one, else that of the PATH; null when the machine has none. `ffprobe` comes with it and lies beside it. */
export async function findFfmpeg(named: string | null): Promise<Ffmpeg | null> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const places = named ? [named] : folders.map((folder) => join(folder, 'ffmpeg'))
  for (const ffmpeg of places) {
    const ffprobe = join(dirname(ffmpeg), 'ffprobe')
    if ((await isProgram(ffmpeg)) && (await isProgram(ffprobe))) return { ffmpeg, ffprobe }
  }
  return null
}

const isProgram = (file: string) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  )

/** What is to be read, with the type that was found in its first bytes. */
export interface Source {
  path: string
  mediaType: string
}

const FORMATS: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/webm': 'matroska',
  'video/x-matroska': 'matroska',
}

/** Read as what it is, and nothing but this file: a playlist that calls itself a video would name other files of the machine. */
export function inputArgs({ path, mediaType }: Source): string[] {
  const format = FORMATS[mediaType]
  if (!format) throw new FfmpegError(`${mediaType} is no video`)
  return ['-protocol_whitelist', 'file', '-f', format, '-i', path]
}

/** The program could not make anything of what it was given: trying again won't help. */
export class FfmpegError extends Error {
  override name = 'FfmpegError'
}

export interface Run {
  signal?: AbortSignal | undefined
  /** Each line it writes, as it comes. */
  onLine?: (line: string) => void
}

const SAID_KEPT = 4_000

/** Its standard output; throws FfmpegError with the last of what it said when it fails. */
export function runProgram(program: string, args: string[], { signal, onLine }: Run = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' })
    let output = ''
    let said = ''
    let rest = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!onLine) output += text
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine?.(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-SAID_KEPT)
    })
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      if (code === 0) resolve(output)
      // Killed from outside, as when memory runs out: not the video's fault.
      else if (killedBy) reject(new Error(`${program} was ended by ${killedBy}`))
      else reject(new FfmpegError(said.trim() || `${program} ended with ${code}`))
    })
  })
}
