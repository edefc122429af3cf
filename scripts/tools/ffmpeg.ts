import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { FFMPEG, installPackages } from './debian-packages.mjs'

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

const debianPackage = (): string | undefined => (installPackages(FFMPEG) ? onPath() : undefined)

function fail(): never {
  throw new Error('The tests of videos need ffmpeg: install it, or set FFMPEG_PATH to its program file.')
}
