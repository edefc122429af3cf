import { mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { openSharp } from '@tq/covers/open-sharp.ts'
import type { SpriteLayout } from '@tq/db/schema/learning/video.ts'
import { type Ffmpeg, FfmpegError, inputArgs, runProgram, type Source } from './ffmpeg.ts'
import type { Probe } from './probe.ts'
import { type Size, sizesFor } from './sizes.ts'
import { layOutSprite, spriteFilter } from './sprite.ts'

export interface Encoded {
  renditions: EncodedRendition[]
  mp4: string
  poster: string
  sprite: { path: string; layout: SpriteLayout }
}

export interface EncodedRendition {
  width: number
  height: number
  bandwidth: number
  codecs: string
  segments: { path: string; durationMs: number }[]
}

export interface Encoding {
  /** Of its own, empty. */
  folder: string
  source: Source
  probe: Probe
  signal?: AbortSignal | undefined
  onPercent?: (percent: number) => void
  /** For slides and speech, which need less. */
  look?: { mostSide: number; crf: number; audioKbps: number; audioHertz: number; maxFps: number; preset: string }
}

const SEGMENT_SECONDS = 4
const LOOK = { mostSide: 1080, crf: 23, audioKbps: 112, audioHertz: 48_000, maxFps: 30, preset: 'veryfast' }
/** As streaming services have it: no lecture whispers and none shouts. */
const LOUDNESS = 'loudnorm=I=-16:TP=-1.5:LRA=11'
const POSTER_WIDTH = 1280

/** Makes the stream in all sizes, one MP4, a poster and the pictures of the seek bar. Everything lies in `folder`, not yet encrypted. */
export async function encode(programs: Ffmpeg, encoding: Encoding): Promise<Encoded> {
  const { folder, probe, signal } = encoding
  const look = { ...LOOK, ...encoding.look }
  const sizes = sizesFor(probe, look.mostSide)
  const layout = layOutSprite(probe)
  for (const { height } of sizes) await mkdir(join(folder, String(height)))

  const pictures = join(folder, 'sprite.png')
  const args = [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-progress', 'pipe:1', ...inputArgs(encoding.source)],
    ...['-filter_complex', filterOf(sizes, spriteFilter(layout), probe.hasAudio ? look.audioHertz : null)],
    ...sizes.flatMap((size, n) => streamArgs(folder, size, { n, look, hasAudio: probe.hasAudio })),
    ...['-map', '[sprite]', '-frames:v', '1', '-update', '1', pictures],
  ]
  await runProgram(programs.ffmpeg, args, { signal, onLine: percentOf(probe.durationMs, encoding.onPercent) })

  const renditions = await Promise.all(sizes.map((size) => readRendition(folder, size, probe.hasAudio)))
  const [smallest] = sizes as [Size]
  const mp4 = join(folder, 'video.mp4')
  const playlist = join(folder, String(smallest.height), 'list.m3u8')
  await runProgram(
    programs.ffmpeg,
    [
      ...['-hide_banner', '-nostdin', '-v', 'error', '-protocol_whitelist', 'file'],
      ...['-i', playlist, '-c', 'copy', '-movflags', '+faststart', mp4],
    ],
    { signal },
  )
  const sprite = join(folder, 'sprite.webp')
  const sharp = await openSharp()
  await sharp(pictures).webp({ quality: 70 }).toFile(sprite)
  return { renditions, mp4, poster: await makePoster(programs, encoding), sprite: { path: sprite, layout } }
}

/** One decoding for all of them. */
function filterOf(sizes: Size[], sprite: string, audioHertz: number | null): string {
  const names = sizes.map((_, n) => `[in${n}]`).join('')
  return [
    `[0:v:0]split=${sizes.length + 1}${names}[in]`,
    ...sizes.map(({ width, height }, n) => `[in${n}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[v${n}]`),
    `[in]${sprite}[sprite]`,
    ...(audioHertz
      ? [`[0:a:0]${LOUDNESS},aresample=${audioHertz},asplit=${sizes.length}${sizes.map((_, n) => `[a${n}]`).join('')}`]
      : []),
  ].join(';')
}

interface StreamOptions {
  n: number
  look: typeof LOOK
  hasAudio: boolean
}

function streamArgs(folder: string, { height, maxKbps, level }: Size, { n, look, hasAudio }: StreamOptions): string[] {
  const place = join(folder, String(height))
  return [
    ...['-map', `[v${n}]`, ...(hasAudio ? ['-map', `[a${n}]`] : [])],
    ...['-c:v', 'libx264', '-preset', look.preset, '-profile:v', 'high', '-level', level.name, '-crf', String(look.crf)],
    ...['-maxrate', `${maxKbps}k`, '-bufsize', `${maxKbps * 2}k`, '-fpsmax', String(look.maxFps)],
    // A segment begins with a whole picture, at the same moment in every size.
    ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
    ...(hasAudio ? ['-c:a', 'aac', '-b:a', `${look.audioKbps}k`, '-ac', look.audioKbps < 64 ? '1' : '2'] : []),
    ...['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_playlist_type', 'vod'],
    ...['-hls_segment_filename', join(place, '%05d.ts'), join(place, 'list.m3u8')],
  ]
}

async function readRendition(folder: string, { width, height, level }: Size, hasAudio: boolean): Promise<EncodedRendition> {
  const place = join(folder, String(height))
  const lines = (await readFile(join(place, 'list.m3u8'), 'utf8')).split('\n')
  const durations = lines.flatMap((line) => /^#EXTINF:([\d.]+)/.exec(line)?.[1] ?? []).map(Number)
  if (durations.length === 0) throw new FfmpegError('no picture could be read')
  const segments = durations.map((seconds, n) => ({
    path: join(place, `${String(n).padStart(5, '0')}.ts`),
    durationMs: Math.max(1, Math.round(seconds * 1000)),
  }))
  const rates = await Promise.all(
    segments.map(async ({ path, durationMs }) => ((await stat(path)).size * 8 * 1000) / Math.max(500, durationMs)),
  )
  const codecs = [`avc1.6400${level.hex}`, ...(hasAudio ? ['mp4a.40.2'] : [])].join(',')
  return { width, height, bandwidth: Math.ceil(Math.max(...rates)), codecs, segments }
}

/** Lines such as `out_time_us=1234567`. */
function percentOf(durationMs: number, onPercent?: (percent: number) => void) {
  return (line: string) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? []
    if (microseconds) onPercent?.(Math.min(99, Math.floor(Number(microseconds) / 10 / durationMs)))
  }
}

/** A little after the beginning, which is often black. */
async function makePoster({ ffmpeg }: Ffmpeg, { folder, source, probe, signal }: Encoding): Promise<string> {
  const picture = join(folder, 'poster.png')
  const second = Math.min(3, probe.durationMs / 1000 / 4).toFixed(3)
  const args = ['-hide_banner', '-nostdin', '-v', 'error', '-ss', second, ...inputArgs(source)]
  await runProgram(ffmpeg, [...args, '-frames:v', '1', '-update', '1', picture], { signal })
  const poster = join(folder, 'poster.webp')
  const sharp = await openSharp()
  await sharp(picture).resize({ width: POSTER_WIDTH, withoutEnlargement: true }).webp({ quality: 76 }).toFile(poster)
  return poster
}
