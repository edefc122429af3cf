import { findChromium } from './chromium.ts'
import { untilInstalled } from './debian-packages.mjs'
import { findTestFfmpeg } from './ffmpeg.ts'

/** Installs what tests need of the system and this one lacks, beside the checks of types and style, unless the launcher has begun to. */
const FIND = { ffmpeg: findTestFfmpeg, chromium: findChromium }

untilInstalled()
for (const name of process.argv.slice(2) as (keyof typeof FIND)[]) console.log(FIND[name]())
