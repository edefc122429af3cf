import { type Random, randomFrom } from '../random.ts'
import { document } from '../svg.ts'
import { openBook } from './book.ts'
import { desk } from './desk.ts'
import { garden } from './garden.ts'
import { SCENE_PALETTES, type ScenePalette } from './palettes.ts'
import { river } from './river.ts'
import { roofs } from './roofs.ts'
import { HEIGHT, WIDTH } from './sheet.ts'
import { shelves } from './shelves.ts'
import { terraces } from './terraces.ts'

type Scene = (palette: ScenePalette, random: Random) => string

/** Banners and landing pages name these; each has one fixed look. */
const SCENES: Record<string, { scene: Scene; palette: number; seed: number }> = {
  terraces: { scene: terraces, palette: 0, seed: 11 },
  shelves: { scene: shelves, palette: 0, seed: 3 },
  roofs: { scene: roofs, palette: 1, seed: 3 },
  book: { scene: openBook, palette: 0, seed: 7 },
  river: { scene: river, palette: 2, seed: 5 },
  garden: { scene: garden, palette: 0, seed: 7 },
  desk: { scene: desk, palette: 1, seed: 4 },
}

export const SCENE_NAMES = Object.keys(SCENES)

export function drawScene(name: string): string | null {
  const known = Object.hasOwn(SCENES, name) ? SCENES[name] : undefined
  return known ? drawn(known.scene, known.palette, known.seed) : null
}

const BY_TURNS: Scene[] = [roofs, openBook, shelves, terraces, desk, garden, river]

/** For the news: neighbours show different things, and a thing that comes back does so at another hour and in another cut. */
export function drawNewsPicture(id: number): string {
  const place = (id - 1) % BY_TURNS.length
  const round = Math.floor((id - 1) / BY_TURNS.length)
  return drawn(BY_TURNS[place] as Scene, place + round + 1, id * 104_729)
}

function drawn(scene: Scene, palette: number, seed: number): string {
  const hour = SCENE_PALETTES[palette % SCENE_PALETTES.length] as ScenePalette
  return document(WIDTH, HEIGHT, '', scene(hour, randomFrom(seed)))
}
