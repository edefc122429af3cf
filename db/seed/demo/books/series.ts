import { slugify } from '@tq/contract/slug.ts'
import { series, seriesVolumes } from '../../../src/schema/all.ts'
import { SERIES } from '../../texts/series.ts'
import { insertAll, type Press } from '../press.ts'

/** After the books, whose volumes they are. */
export async function seedSeries({ tx }: Press): Promise<void> {
  await insertAll(
    tx,
    series,
    SERIES.map(({ id, name, description }) => ({ id, name, slug: slugify(name), description })),
  )
  await insertAll(
    tx,
    seriesVolumes,
    SERIES.flatMap(({ id, volumes }) => volumes.map((productId, at) => ({ seriesId: id, productId, volume: at + 1 }))),
  )
}
