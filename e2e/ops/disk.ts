import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { makeDataFolder } from './data-folder.ts'

/** A disk of its own in memory, so that filling it hurts nobody. */
export async function makeDisk(size: string, mode: 'rw' | 'ro' = 'rw'): Promise<string> {
  const folder = join(await makeDataFolder(), 'disk')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${mode},size=${size},mode=755`, 'thu-quan-ops', folder])
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  return folder
}

/** Leaves only so many bytes free. A program that writes meanwhile may take the last ones first: full is what was wanted. */
export function fill(disk: string, spare: number): void {
  const { bavail, bsize } = statfsSync(disk)
  try {
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - spare))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

export const empty = (disk: string) => rmSync(join(disk, 'filler'))
