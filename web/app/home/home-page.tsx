import { getBlocks, getBooksInBlock } from '@tq/contract/home.ts'
import { Link } from 'react-router'
import { ProductGrid } from '../catalog/product-card.tsx'
import { apiContext } from '../lib/api.ts'
import { cacheFor } from '../lib/cache.ts'
import type { Route } from './+types/home-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const { data: blocks } = await call(getBlocks)
  return {
    blocks: await Promise.all(
      blocks.map(async (block) => ({
        ...block,
        products: (await call(getBooksInBlock, { params: { blockId: block.id } })).data,
      })),
    ),
  }
}

export const headers = () => cacheFor('home')

export default function HomePage({ loaderData: { blocks } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <title>Thư Quán – nhà sách trực tuyến của nhà xuất bản đại học</title>
      <h1>Thư Quán</h1>
      {blocks.map((block) => (
        <section key={block.id} aria-labelledby={`block-${block.id}`}>
          <h2 id={`block-${block.id}`}>{block.name}</h2>
          <ProductGrid products={block.products} />
          <Link to={block.url}>Xem tất cả</Link>
        </section>
      ))}
    </div>
  )
}
