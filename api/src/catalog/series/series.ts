import type { Series } from '@tq/contract/catalog/series.ts'
import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import { selectCards, toCard } from '../cards.ts'

/** A series of which nothing is sold has no page. */
export async function getSeries(db: Db, id: number, cacheInfo: CacheInfo): Promise<Series> {
  const [series] = await runPrepared<{ name: string; description: string }>(
    db,
    sql`select name, description from series where id = ${id}`,
  )
  const rows = await selectCards<{ volume: number }>(
    db,
    sql`p.id in (select product_id from series_volumes where series_id = ${id}) order by volume`,
    sql`, (select volume from series_volumes v where v.product_id = p.id) as volume`,
  )
  if (!series || rows.length === 0) throw new AppError('SERIES_NOT_FOUND')
  // A volume that comes or goes is a change of the catalogue.
  cacheInfo.dependsOn('catalog')
  const volumes = rows.map((row) => ({ ...toCard(row, cacheInfo), volume: row.volume }))
  return { id, ...series, address: addressId(series.name, id), volumes }
}
