import type { HandCode, HandProduct } from './by-hand.ts'

type Query = <Row extends object>(statement: string) => Promise<Row[]>

/** What `totalByHand` needs to know, read from the tables by statements of its own. */
export async function readHandCatalogue(query: Query): Promise<{ products: HandProduct[]; codes: HandCode[] }> {
  const products = await query<HandProduct>(`
    select p.id, p.kind, p.object_type as "objectType", array_remove(array[c.id, c.parent_id], null) as "categoryIds",
      coalesce(case when coalesce(p.sale_starts_at <= now(), true) and coalesce(p.sale_ends_at > now(), true) then p.sale_price end,
        p.price) as "salePrice",
      f.price as "flashPrice", coalesce(least(f.quota - f.sold, f.limit_per_customer), 0) as "flashLeft"
    from products p join categories c on c.id = p.category_id
    left join lateral (select i.* from flash_sale_items i join flash_sales s on s.id = i.flash_sale_id
      where i.product_id = p.id and s.starts_at <= now() and s.ends_at > now() and i.sold < i.quota order by i.price limit 1) f on true
    where p.is_published order by p.id`)
  const codes = await query<HandCode>(`
    select code, family, effect, percent, amount, cap, minimum, scope, includes_flash as "includesFlash", is_stackable as "isStackable"
    from codes where starts_at <= now() and ends_at > now() order by id`)
  return { products, codes }
}
