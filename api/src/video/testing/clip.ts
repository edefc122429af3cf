import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { findTestFfmpeg } from '../../../../scripts/tools/ffmpeg.ts'

export interface ClipOptions {
  seconds?: number
  width?: number
  height?: number
  hasSound?: boolean
  container?: 'mp4' | 'webm' | 'mkv' | 'mov'
}

/** A few seconds of a test picture, small enough to be made and converted in a moment. */
export async function makeClip({ seconds = 2, width = 64, height = 36, hasSound = true, container = 'mp4' }: ClipOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tq-clip-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, `clip.${container}`)
  const codecs = container === 'webm' ? ['-c:v', 'libvpx', '-c:a', 'libvorbis'] : ['-c:v', 'libx264', '-preset', 'ultrafast']
  execFileSync(findTestFfmpeg(), [
    ...['-y', '-v', 'error', '-f', 'lavfi', '-i', `testsrc=size=${width}x${height}:rate=5:duration=${seconds}`],
    ...(hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []),
    ...[...codecs, '-pix_fmt', 'yuv420p', path],
  ])
  return { path, content: await readFile(path) }
}
