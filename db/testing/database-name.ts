import { randomBytes } from 'node:crypto'

/** For one process, whose number is in it: a run that begins beside this one must not take it for left behind. */
export const nameTestDatabase = () => `test_${process.pid}_${randomBytes(6).toString('hex')}`

export function hasLivingOwner(name: string): boolean {
  const pid = Number(/^test_(\d+)_/.exec(name)?.[1])
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}
