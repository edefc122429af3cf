import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFfmpeg } from '@tq/api/video/encode/ffmpeg.ts'
import { DEMO_MEDIA_FOLDER, type DemoMedia, demoMedia } from '@tq/db/seed/demo/media.ts'
import { makeMaterials } from './demo-media/make-material.ts'
import { makeReading } from './demo-media/make-reading.ts'
import { makeVideo } from './demo-media/make-video.ts'
import { MATERIAL_TEXTS } from './demo-media/material-texts.ts'
import { READING_TEXTS } from './demo-media/reading-texts.ts'
import { FIRST_FIVE } from './demo-media/videos/first-five.ts'
import { SCHOOL } from './demo-media/videos/school.ts'

/**
 * Makes the videos, sounds and sheets of the demo from their texts, by hand: `node scripts/make-demo-media.ts`, with `--only dao-ham`
 * one of them. Needs ffmpeg, espeak-ng and Chromium; what comes out is kept in `db/seed/media`, so that the demo needs none of them.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const programs = await findFfmpeg(process.env.FFMPEG_PATH ?? null)
if (!programs) throw new Error('ffmpeg is needed: install it, or set FFMPEG_PATH')
const work = await mkdtemp(join(tmpdir(), 'tq-demo-media-'))
const media: DemoMedia = values.only ? demoMedia() : { videos: [], audios: [], materials: [] }
if (!values.only) await rm(DEMO_MEDIA_FOLDER, { recursive: true, force: true })

const isWanted = ({ name }: { name: string }) => !values.only || values.only.includes(name)
/** In its place, so that what is kept of the others stays where it is. */
const replace = <Thing extends { name: string }>(things: Thing[], made: Thing) =>
  things.some(({ name }) => name === made.name)
    ? things.map((thing) => (thing.name === made.name ? made : thing))
    : [...things, made]
/** After each, so that what was made stays when a later one fails. */
const write = () => writeFile(join(DEMO_MEDIA_FOLDER, 'manifest.json'), `${JSON.stringify(media, null, 2)}\n`)

for (const made of await makeMaterials(MATERIAL_TEXTS.filter(isWanted), join(work, 'materials')))
  media.materials = replace(media.materials, made)
for (const text of READING_TEXTS.filter(isWanted)) {
  media.audios = replace(media.audios, await makeReading(programs, text, work))
  await write()
  console.log(text.name)
}
for (const text of [...FIRST_FIVE, ...SCHOOL].filter(isWanted)) {
  media.videos = replace(media.videos, await makeVideo(programs, text, work))
  await write()
  console.log(text.name)
}
await write()
await rm(work, { recursive: true, force: true })
