import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** FFMPEG_PATH, then the PATH, then Debian's package if we may install it. Tests that need it are never skipped. */
export function findTestFfmpeg(): string {
  const named = process.env.FFMPEG_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`FFMPEG_PATH points to ${named}, but there is nothing there.`)
  }
  const found = onPath() ?? debianPackage() ?? fail()
  // Every test file asks: one search is enough.
  process.env.FFMPEG_PATH = found
  return found
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders
    .map((folder) => join(folder, 'ffmpeg'))
    .find((file) => isProgram(file) && isProgram(join(dirname(file), 'ffprobe')))
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function debianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing ffmpeg for the tests of videos…')
  // Test files run side by side: whoever comes second waits until the first has installed it.
  spawnSync(
    'sh',
    ['-c', 'apt-get update -qq; DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq ffmpeg'],
    {
      stdio: 'ignore',
    },
  )
  return onPath()
}

function fail(): never {
  throw new Error('The tests of videos need ffmpeg: install it, or set FFMPEG_PATH to its program file.')
}
