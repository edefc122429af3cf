import pg from 'pg'

/** What questions are made from: the titles, people and shelves that are really in the database. */
export interface Material {
  books: { id: number; title: string; isbn: string | null; author: string | null }[]
  /** With the number of entries in its list. */
  categories: { id: number; count: number }[]
  authorIds: number[]
}

export async function readMaterial(url: string): Promise<Material> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const books = await client.query(`
      select p.id, p.title, p.isbn, (select c.name from product_contributors pc join contributors c on c.id = pc.contributor_id
        where pc.product_id = p.id order by pc.position limit 1) as author
      from products p where p.is_published order by p.id`)
    const categories = await client.query(`
      select c.id, count(*)::int as count from categories c join categories leaf on c.id in (leaf.id, leaf.parent_id)
      join search_docs d on d.category_id = leaf.id and d.is_lead group by c.id order by c.id`)
    const authors = await client.query('select distinct unnest(author_ids) as id from search_docs where is_lead order by id')
    return { books: books.rows, categories: categories.rows, authorIds: authors.rows.map(({ id }) => id) }
  } finally {
    await client.end()
  }
}
