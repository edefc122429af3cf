import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from '@tq/api/video/encode/encode.ts'
import { encrypted } from '@tq/api/video/encode/encrypt.ts'
import { type Ffmpeg, runProgram, type Source } from '@tq/api/video/encode/ffmpeg.ts'
import { probe } from '@tq/api/video/encode/probe.ts'
import { openTypesetter } from '@tq/covers/type/typesetting.ts'
import type { DemoVideo } from '@tq/db/seed/demo/media.ts'
import sharp from 'sharp'
import { type Cue, vttOf } from './captions.ts'
import { drawSlide, drawTitle } from './draw-slide.ts'
import { keepFile } from './keep-file.ts'
import { silence, speak } from './speech.ts'
import type { VideoText } from './video-texts.ts'

const TITLE_SECONDS = 3.4
const LOOK = { mostSide: 720, crf: 32, audioKbps: 16, audioHertz: 16_000, maxFps: 5, preset: 'medium' }
const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Slides and speech, then the stream of it, as a video of staff would become. */
export async function makeVideo(programs: Ffmpeg, text: VideoText, work: string): Promise<DemoVideo> {
  const folder = join(work, text.name)
  await mkdir(folder)
  const { source, cues } = await makeMaster(programs, text, folder)
  const known = await probe(programs, source)
  const streams = join(folder, 'streams')
  await mkdir(streams)
  const made = await encode(programs, { folder: streams, source, probe: known, look: LOOK })
  // The same in every run, so that a slide that changes changes no other video.
  const digest = createHash('sha256').update(`demo video ${text.name}`).digest()
  const key = digest.subarray(16)
  const renditions: DemoVideo['renditions'] = []
  for (const { segments, ...facts } of made.renditions) {
    const kept: DemoVideo['renditions'][number]['segments'] = []
    for (const [position, { path, durationMs }] of segments.entries()) {
      const chunks: Buffer[] = []
      for await (const chunk of encrypted([await readFile(path)], key, position)) chunks.push(chunk)
      const place = `${text.name}/${facts.height}-${position}.seg`
      kept.push({ ...(await keepFile(place, Buffer.concat(chunks), 'video/mp2t')), durationMs })
    }
    renditions.push({ ...facts, segments: kept })
  }
  const keep = async (name: string, path: string, type: string) => keepFile(`${text.name}/${name}`, await readFile(path), type)
  return {
    name: text.name,
    id: [...digest.subarray(0, 16)].map((byte) => ID_LETTERS[byte % 32]).join(''),
    title: text.title,
    durationMs: known.durationMs,
    width: known.width,
    height: known.height,
    key: key.toString('hex'),
    mp4: await keep('video.mp4', made.mp4, 'video/mp4'),
    poster: await keep('poster.webp', made.poster, 'image/webp'),
    sprite: { ...(await keep('sprite.webp', made.sprite.path, 'image/webp')), layout: made.sprite.layout },
    renditions,
    captions: vttOf(cues),
    transcript: cues.map(({ text }) => text).join(' '),
  }
}

/** One lossless file of all slides, each as long as it is spoken about. */
async function makeMaster(programs: Ffmpeg, text: VideoText, folder: string): Promise<{ source: Source; cues: Cue[] }> {
  const type = await openTypesetter()
  const cues: Cue[] = []
  const pictures: string[] = []
  const sounds: string[] = []
  let at = 0
  const show = async (svg: string, seconds: number) => {
    const file = join(folder, `${pictures.length}.png`)
    await sharp(Buffer.from(svg)).flatten().png().toFile(file)
    pictures.push(`file '${file}'\nduration ${seconds}`)
    at += seconds
  }
  const opening = silence(programs, TITLE_SECONDS, folder, 'opening')
  sounds.push(opening.file)
  await show(drawTitle(type, text), opening.seconds)
  for (const slide of text.slides)
    for (const [n, point] of slide.points.entries()) {
      const spoken = speak(programs, point.say, folder, `speech-${sounds.length}`)
      sounds.push(spoken.file)
      cues.push({ start: at, end: at + spoken.seconds - 0.1, text: point.write ?? point.say })
      await show(drawSlide(type, text, slide, n + 1), spoken.seconds)
    }
  const last = pictures.at(-1)?.split('\n')[0] ?? ''
  await writeFile(join(folder, 'pictures.txt'), `${pictures.join('\n')}\n${last}\n`)
  await writeFile(join(folder, 'sounds.txt'), sounds.map((file) => `file '${file}'`).join('\n'))
  const path = join(folder, 'master.mkv')
  const list = (name: string) => ['-f', 'concat', '-safe', '0', '-i', join(folder, name)]
  await runProgram(programs.ffmpeg, [
    ...['-y', '-v', 'error', ...list('pictures.txt'), ...list('sounds.txt')],
    ...['-vf', 'fps=5,format=yuv420p', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-c:a', 'pcm_s16le'],
    ...['-t', at.toFixed(3), path],
  ])
  return { source: { path, mediaType: 'video/x-matroska' }, cues }
}
