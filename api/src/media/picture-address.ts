import { INSIDE_PAGES } from '@tq/covers/cover/inside/draw-inside-page.ts'
import type { Format } from '@tq/covers/rasterise.ts'

export type Folder = 'covers' | 'ornaments' | 'scenes' | 'news' | 'library' | 'partners' | 'share' | ''

/** What one address under /media/ asks for. */
export interface PictureAddress {
  folder: Folder
  /** An id, an id with the page of a book (`-inside`), the name of a fixed picture, or what a share picture shows. */
  name: string
  width: number
  height: number
  format: Format
}

interface Shape {
  name: RegExp
  formats: Format[]
  /** The size without a number in the name, and of the `thumb-` file. */
  full: Size
  thumb: Size
  /** By the number that may stand in the name. */
  sizes: Record<number, Size>
}

type Size = readonly [width: number, height: number]

const RASTER: Format[] = ['webp', 'avif']
const ID = /^[1-9]\d{0,8}$/

const inProportion = (widths: number[], ratio: number): Record<number, Size> =>
  Object.fromEntries(widths.map((width) => [width, [width, Math.round(width * ratio)] as const]))

const cover: Shape = {
  name: new RegExp(`^[1-9]\\d{0,8}(-(?:${Object.keys(INSIDE_PAGES).join('|')}))?$`),
  formats: RASTER,
  full: [600, 900],
  thumb: [180, 270],
  sizes: inProportion([180, 360, 600], 3 / 2),
}
const news: Shape = {
  name: ID,
  formats: RASTER,
  full: [1200, 675],
  thumb: [400, 225],
  sizes: inProportion([400, 800, 1200], 9 / 16),
}
/** Under 200 a square tile cut from the middle, above the whole ornament. */
const ornament: Shape = {
  name: ID,
  formats: RASTER,
  full: [600, 400],
  thumb: [112, 112],
  sizes: { 56: [56, 56], 112: [112, 112], 360: [360, 240] },
}
const fixed = (name: RegExp, format: Format, full: Size, sizes: Record<number, Size> = {}): Shape => ({
  name,
  formats: [format],
  full,
  thumb: full,
  sizes,
})

type ShapedFolder = Exclude<Folder, '' | 'share'>

const SHAPES: Record<ShapedFolder, Shape> = {
  covers: cover,
  ornaments: ornament,
  news,
  scenes: { ...news, name: /^[a-z]{3,20}$/, full: [1600, 900] },
  library: { ...news, full: [800, 450], sizes: inProportion([400, 800], 9 / 16) },
  partners: fixed(ID, 'svg', [160, 64]),
}
const OWN: Shape[] = [
  fixed(/^logo(-dark)?$/, 'svg', [220, 48]),
  fixed(/^logo-mobile$/, 'svg', [48, 48]),
  fixed(/^placeholder$/, 'svg', [600, 900]),
  fixed(/^icon(-maskable)?$/, 'png', [512, 512], { 180: [180, 180], 192: [192, 192], 512: [512, 512] }),
  { ...news, name: /^video-poster$/ },
]

const ADDRESS = /^(?:([a-z]{3,10})\/)?(thumb-)?([a-z0-9-]{1,30}?)(?:-(\d{2,4}))?\.(webp|avif|png|svg)$/

/** What networks show beside a link: one size, in the one format all of them read. */
const SHARE = /^share\/((?:book|news)-[1-9]\d{0,8}|page-[a-z0-9-]{1,80}|site)\.jpg$/

/** Null for every name that is not one of ours, however odd. */
export function readAddress(path: string): PictureAddress | null {
  const [, shared] = SHARE.exec(path) ?? []
  if (shared) return { folder: 'share', name: shared, width: 1200, height: 630, format: 'jpg' }
  const [, folder = '', thumb, name = '', number, format] = ADDRESS.exec(path) ?? []
  const shapes = folder === '' ? OWN : Object.hasOwn(SHAPES, folder) ? [SHAPES[folder as ShapedFolder]] : []
  const shape = shapes.find((candidate) => candidate.name.test(name))
  if (!shape?.formats.includes(format as Format) || (thumb && number)) return null
  const size = thumb ? shape.thumb : number ? shape.sizes[Number(number)] : shape.full
  if (!size) return null
  return { folder: folder as Folder, name, width: size[0], height: size[1], format: format as Format }
}
