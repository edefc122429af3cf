// What tests need of the system, from Debian. Plain JavaScript: launch.mjs reads it, too, before any package of ours is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const FFMPEG = ['ffmpeg']
/** Of what Chromium recommends, printers and power supplies among it, only the fonts are ever looked at. */
export const CHROMIUM = ['chromium-headless-shell', 'fonts-liberation']

/** Debian installs for one at a time: whoever comes second waits, and finds what the first has installed. */
const LOCK = join(tmpdir(), 'thu-quan-packages.lock')
const INSTALL = `
  dpkg -s "$@" >/dev/null 2>&1 && exit
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends "$@"`

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const locked = (...command) => ['flock', [LOCK, ...command], { stdio: 'ignore' }]
const installing = (packages) => locked('sh', '-c', INSTALL, 'sh', ...packages)

/** Says whether it was tried. */
export function installPackages(packages) {
  if (!mayInstall()) return false
  console.log(`Installing ${packages.join(', ')} for the tests…`)
  spawnSync(...installing(packages))
  return true
}

/** While npm fetches its own: mostly waiting, for which the tests would stand still a minute later. */
export function beginInstalling(packages) {
  if (!mayInstall()) return
  const child = spawn(...installing(packages))
  // Without them it is said later, by whoever looks for their programs.
  child.on('error', () => {})
  child.unref()
}

/** A program may lie there before the libraries it needs do. */
export function untilInstalled() {
  if (mayInstall()) spawnSync(...locked('true'))
}
