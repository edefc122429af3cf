import { productPictures } from '../../src/schema/all.ts'
import { insertAll, type Press } from './press.ts'

const SIZE = { width: 600, height: 900 }

/** The covers are drawn from the products' rows when they are asked for. */
export async function seedPictures({ tx, products }: Press): Promise<void> {
  const rows = [...products.values()].flatMap(({ id, kind, title }) => {
    const cover = { productId: id, position: 0, url: `/media/covers/${id}.webp`, alt: `Bìa sách ${title}`, ...SIZE }
    const inside = {
      productId: id,
      position: 1,
      url: `/media/covers/${id}-inside.webp`,
      alt: `Trang trong của sách ${title}`,
      ...SIZE,
    }
    return kind === 'printed' ? [cover, inside] : [cover]
  })
  await insertAll(tx, productPictures, rows)
}
