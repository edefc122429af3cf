import { banners, blockProducts, blocks, logos, panelItems, partnerLogos } from '../../src/schema/all.ts'
import { BANNERS, BLOCKS, EVENTS, NOTES, PARTNERS } from '../texts/home.ts'
import { DAY, insertAll, type Press } from './press.ts'

const VIETNAM_OFFSET_HOURS = 7

export async function seedHome({ tx, now }: Press): Promise<void> {
  await insertAll(
    tx,
    blocks,
    BLOCKS.map(({ name, url, kind, fill, ...rest }, position) => ({
      id: position + 1,
      name,
      url,
      kind,
      fill,
      position,
      description: 'description' in rest ? rest.description : '',
    })),
  )
  await insertAll(
    tx,
    blockProducts,
    BLOCKS.flatMap((block, index) =>
      ('productIds' in block ? block.productIds : []).map((productId, position) => ({ blockId: index + 1, productId, position })),
    ),
  )
  await insertAll(
    tx,
    banners,
    BANNERS.map((banner, position) => ({ ...banner, id: position + 1, position })),
  )
  await insertAll(tx, logos, [
    { id: 1, isMobile: false, url: '/media/logo.svg', width: 220, height: 48 },
    { id: 2, isMobile: true, url: '/media/logo-mobile.svg', width: 48, height: 48 },
  ])
  await insertAll(
    tx,
    partnerLogos,
    PARTNERS.map(({ name, url }, position) => ({
      id: position + 1,
      name,
      url,
      position,
      picture: { url: `/media/partners/${position + 1}.svg`, alt: `Biểu trưng ${name}`, width: 160, height: 64 },
    })),
  )
  await insertAll(tx, panelItems, [
    ...NOTES.map((note, index) => ({ ...note, id: index + 1, kind: 'note' as const, position: index })),
    ...EVENTS.map(({ title, detail, inDays, hour }, index) => ({
      id: NOTES.length + index + 1,
      kind: 'event' as const,
      title,
      detail,
      startsAt: atHour(now, inDays, hour),
      position: NOTES.length + index,
    })),
  ])
}

/** A full hour of a day in Vietnam, counted from today. */
function atHour(now: Date, inDays: number, hour: number): Date {
  const offset = VIETNAM_OFFSET_HOURS * 3_600_000
  const midnight = Math.floor((now.getTime() + offset) / DAY) * DAY - offset
  return new Date(midnight + inDays * DAY + hour * 3_600_000)
}
