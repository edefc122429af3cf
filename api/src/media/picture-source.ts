import { createHash } from 'node:crypto'
import { drawBoard } from '@tq/covers/boards/draw-board.ts'
import { drawIcon, drawLogo, drawMaskableIcon, drawPlaceholder, drawSeal } from '@tq/covers/brand/draw-brand.ts'
import { drawPartner } from '@tq/covers/brand/draw-partner.ts'
import { drawCombo } from '@tq/covers/cover/draw-combo.ts'
import { drawCover } from '@tq/covers/cover/draw-cover.ts'
import { drawInsidePage, type InsidePage } from '@tq/covers/cover/inside/draw-inside-page.ts'
import { DRAWING_VERSION } from '@tq/covers/drawing-version.ts'
import { drawOrnament, drawOrnamentTile } from '@tq/covers/ornaments/draw-ornament.ts'
import { drawNewsPicture, drawScene } from '@tq/covers/scenes/draw-scene.ts'
import { drawShare } from '@tq/covers/share/draw-share.ts'
import { isCombo } from '@tq/covers/subjects.ts'
import type { Typesetter } from '@tq/covers/type/typesetting.ts'
import type { Db } from '@tq/db/database.ts'
import { categories } from '@tq/db/schema/catalog/catalog.ts'
import { news } from '@tq/db/schema/content/content.ts'
import { partnerLogos } from '@tq/db/schema/content/home.ts'
import { courses } from '@tq/db/schema/learning/course.ts'
import { eq } from 'drizzle-orm'
import { findBook, findPage } from './book-source.ts'
import type { PictureAddress } from './picture-address.ts'
import { findShareSubject } from './share-source.ts'

export interface Source {
  /** Of everything the picture is drawn from. */
  hash: string
  /** The picture as SVG. */
  draw(type: Typesetter): string
}

/** What an address shows; null when there is no such thing. */
export async function findSource(db: Db, { folder, name, width, height }: PictureAddress): Promise<Source | null> {
  const id = Number.parseInt(name, 10)
  switch (folder) {
    case 'covers': {
      const [, page] = name.split('-')
      return page ? insideSource(db, id, page as InsidePage) : coverSource(db, id)
    }
    case 'ornaments': {
      const [row] = await db
        .select({ id: categories.id, parentId: categories.parentId })
        .from(categories)
        .where(eq(categories.id, id))
      const topId = row && (row.parentId ?? row.id)
      return made(topId, (top) => (width === height ? drawOrnamentTile(top) : drawOrnament(top)))
    }
    case 'news': {
      const [row] = await db.select({ id: news.id }).from(news).where(eq(news.id, id))
      return made(row, (article) => drawNewsPicture(article.id))
    }
    case 'library': {
      const [row] = await db.select({ id: courses.id, title: courses.title }).from(courses).where(eq(courses.id, id))
      return made(row, (course) => drawBoard(course))
    }
    case 'partners': {
      const [row] = await db
        .select({ id: partnerLogos.id, name: partnerLogos.name })
        .from(partnerLogos)
        .where(eq(partnerLogos.id, id))
      return made(row, (partner, type) => drawPartner(type, partner))
    }
    case 'scenes': {
      const svg = drawScene(name)
      return made(svg ?? undefined, (scene) => scene)
    }
    case 'share':
      return made((await findShareSubject(db, name)) ?? undefined, (subject, type) => drawShare(type, subject))
    case '':
      return made(OWN[name] && name, (own, type) => OWN[own]?.(type) ?? '')
  }
}

const OWN: Record<string, (type: Typesetter) => string> = {
  logo: (type) => drawLogo(type),
  'logo-dark': (type) => drawLogo(type, '#ECE7DD', '#B9C0CB'),
  'logo-mobile': drawSeal,
  placeholder: drawPlaceholder,
  icon: drawIcon,
  'icon-maskable': drawMaskableIcon,
  'video-poster': () => drawScene('shelves') ?? '',
}

async function coverSource(db: Db, id: number): Promise<Source | null> {
  const book = await findBook(db, id)
  return made(book ?? undefined, (known, type) => (isCombo(known) ? drawCombo(type, known) : drawCover(type, known)))
}

async function insideSource(db: Db, id: number, page: InsidePage): Promise<Source | null> {
  const book = await findPage(db, id)
  return made(book ?? undefined, (known, type) => drawInsidePage(type, known, page))
}

function made<From>(from: From | undefined, draw: (from: From, type: Typesetter) => string): Source | null {
  if (from === undefined) return null
  const hash = createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, from]))
    .digest('base64url')
    .slice(0, 16)
  return { hash, draw: (type) => draw(from, type) }
}
