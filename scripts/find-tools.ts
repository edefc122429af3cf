import { findChromium } from './chromium.ts'
import { findTestFfmpeg } from './ffmpeg.ts'

/**
 * Installs what tests need of the system and this one lacks, beside the checks of types and style: mostly waiting, for which the tests
 * would stand still a minute later. One after the other, as the system's package manager works for one at a time.
 */
const FIND = { ffmpeg: findTestFfmpeg, chromium: findChromium }

for (const name of process.argv.slice(2) as (keyof typeof FIND)[]) console.log(FIND[name]())
