import { productPictures } from '../../src/schema/all.ts'
import { insertAll, type NewProduct, type Press } from './press.ts'

const SIZE = { width: 600, height: 900 }

/** The pictures are drawn from the products' rows when they are asked for. */
export async function seedPictures({ tx, products }: Press): Promise<void> {
  const rows = [...products.values()].flatMap((product) => {
    const pictures = [
      { url: `/media/covers/${product.id}.webp`, alt: `Bìa sách ${product.title}` },
      ...(product.kind === 'printed' ? insideOf(product) : []),
    ]
    return pictures.map((picture, position) => ({ productId: product.id, position, ...picture, ...SIZE }))
  })
  await insertAll(tx, productPictures, rows)
}

/** As one leafs through a book: its name, its contents, its first chapter. */
const insideOf = ({ id, title }: NewProduct) => [
  { url: `/media/covers/${id}-title.webp`, alt: `Trang tên sách của ${title}` },
  { url: `/media/covers/${id}-contents.webp`, alt: `Mục lục của sách ${title}` },
  { url: `/media/covers/${id}-inside.webp`, alt: `Trang trong của sách ${title}` },
]
