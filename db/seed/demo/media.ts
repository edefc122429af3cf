import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InferInsertModel } from 'drizzle-orm'
import { files, videoRenditions, videoSegments, videos } from '../../src/schema/all.ts'
import type { SpriteLayout } from '../../src/schema/learning/video.ts'
import { insertAll, type Press } from './press.ts'

/** Ready-made by `scripts/make-demo-media.ts`, so that the demo plays without ffmpeg. */
export const DEMO_MEDIA_FOLDER = join(import.meta.dirname, '../media')

export interface DemoFile {
  /** Below the folder. */
  path: string
  hash: string
  bytes: number
  mediaType: string
}

export interface DemoVideo {
  name: string
  id: string
  title: string
  durationMs: number
  width: number
  height: number
  /** AES-128, as hex: the segments lie encrypted in the folder. */
  key: string
  mp4: DemoFile
  poster: DemoFile
  sprite: DemoFile & { layout: SpriteLayout }
  renditions: {
    width: number
    height: number
    bandwidth: number
    codecs: string
    segments: (DemoFile & { durationMs: number })[]
  }[]
  /** WebVTT, in Vietnamese. */
  captions: string
  transcript: string
}

export interface DemoAudio {
  name: string
  title: string
  durationMs: number
  file: DemoFile
  captions: string
  transcript: string
}

export interface DemoMaterial {
  name: string
  title: string
  fileName: string
  file: DemoFile
}

export interface DemoMedia {
  videos: DemoVideo[]
  audios: DemoAudio[]
  materials: DemoMaterial[]
}

let read: DemoMedia | undefined

export function demoMedia(): DemoMedia {
  read ??= JSON.parse(readFileSync(join(DEMO_MEDIA_FOLDER, 'manifest.json'), 'utf8')) as DemoMedia
  return read
}

/** By the names in `scripts/demo-media`: `demoVideo('vong-lap-for')`. Throws for another, so that no lesson is left empty. */
export const demoVideo = (name: string): DemoVideo => named(demoMedia().videos, name)
export const demoAudio = (name: string): DemoAudio => named(demoMedia().audios, name)
/** Sheets are PDF and can be a document lesson too. */
export const demoMaterial = (name: string): DemoMaterial => named(demoMedia().materials, name)

function named<Thing extends { name: string }>(things: Thing[], name: string): Thing {
  const thing = things.find((one) => one.name === name)
  if (!thing) throw new Error(`The demo has no media called ${name}`)
  return thing
}

/** Everything that lies in the folder, once each. */
export function demoFiles(): DemoFile[] {
  const { videos, audios, materials } = demoMedia()
  const all = [
    ...videos.flatMap(({ mp4, poster, sprite, renditions }) => [
      ...[mp4, poster, sprite],
      ...renditions.flatMap(({ segments }) => segments),
    ]),
    ...audios.map(({ file }) => file),
    ...materials.map(({ file }) => file),
  ]
  return [...new Map(all.map((file) => [file.hash, file])).values()]
}

/** Rows of files and videos, before the lessons that point at them. The bytes come into the store when the program starts. */
export async function seedMedia({ tx, now }: Press): Promise<void> {
  const rows = demoFiles().map(({ hash, bytes, mediaType }) => ({ hash, bytes, mediaType, createdAt: now, claimedAt: now }))
  await insertAll(tx, files, rows)
  const list = demoMedia().videos
  await insertAll(tx, videos, list.map(videoRow))
  await insertAll(
    tx,
    videoRenditions,
    list.flatMap(({ id, renditions }) => renditions.map(({ segments: _, ...facts }) => ({ ...facts, videoId: id }))),
  )
  await insertAll(
    tx,
    videoSegments,
    list.flatMap(({ id: videoId, renditions }) =>
      renditions.flatMap(({ height, segments }) =>
        segments.map(({ hash: fileHash, durationMs }, position) => ({ videoId, height, position, durationMs, fileHash })),
      ),
    ),
  )
}

function videoRow(video: DemoVideo): InferInsertModel<typeof videos> {
  const { id, name, durationMs, width, height, key, mp4, poster, sprite } = video
  return {
    id,
    fileName: `${name}.mp4`,
    state: 'ready',
    percent: 100,
    durationMs,
    width,
    height,
    mp4Hash: mp4.hash,
    posterHash: poster.hash,
    spriteHash: sprite.hash,
    sprite: sprite.layout,
    key: Buffer.from(key, 'hex'),
  }
}
