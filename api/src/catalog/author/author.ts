import type { Author } from '@tq/contract/catalog/author.ts'
import { AppError } from '@tq/contract/errors.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { sql } from 'drizzle-orm'
import type { CacheInfo } from '../../http/cache/cache-info.ts'
import { averageRating } from '../cards.ts'

const MOST_COAUTHORS = 6

interface AuthorRow {
  name: string
  biography: string
  roles: Author['roles']
  works: number
  digital: number
  courses: number
  ratings: number[]
}

/** Somebody of whom nothing is sold has no page: there would be nothing on it. */
export async function getAuthor(db: Db, id: number, cacheInfo: CacheInfo): Promise<Author> {
  cacheInfo.dependsOn('catalog', `author:${id}`)
  const [row] = await runPrepared<AuthorRow>(
    db,
    sql`select c.name, c.biography,
        array(select role from product_contributors l join products on products.id = l.product_id and is_published
          where l.contributor_id = c.id group by role order by role <> 'author', min(position), role) as roles,
        count(distinct p.work_id) filter (where p.kind in ('printed', 'digital'))::int as works,
        count(distinct p.work_id) filter (where p.kind = 'digital')::int as digital,
        count(distinct p.id) filter (where p.kind = 'course')::int as courses,
        array[sum(p.rating_1), sum(p.rating_2), sum(p.rating_3), sum(p.rating_4), sum(p.rating_5)]::int[] as ratings
      from contributors c
      join products p on p.is_published and p.id in (select product_id from product_contributors where contributor_id = c.id)
      where c.id = ${id} group by c.id`,
  )
  if (!row) throw new AppError('AUTHOR_NOT_FOUND')
  const ratingCount = row.ratings.reduce((sum, n) => sum + n, 0)
  return {
    id,
    name: row.name,
    address: addressId(row.name, id),
    biography: row.biography,
    roles: row.roles,
    workCount: row.works,
    digitalCount: row.digital,
    courseCount: row.courses,
    rating: ratingCount > 0 ? averageRating(row.ratings) : null,
    ratingCount,
    coauthors: await listCoauthors(db, id),
  }
}

/** Those who wrote or edited what this one did. Who drew for a book or brought it into Vietnamese did not write it together with them. */
async function listCoauthors(db: Db, id: number): Promise<Author['coauthors']> {
  const rows = await runPrepared<{ id: number; name: string; works: number }>(
    db,
    sql`select other.id, other.name, (
          select count(distinct p.work_id)::int from product_contributors l join products p on p.id = l.product_id
          where l.contributor_id = other.id and p.is_published and p.kind in ('printed', 'digital')) as works
      from product_contributors own
      join products p on p.id = own.product_id and p.is_published and p.kind in ('printed', 'digital')
      join product_contributors beside on beside.product_id = p.id and beside.contributor_id <> own.contributor_id
        and beside.role in ('author', 'editor')
      join contributors other on other.id = beside.contributor_id
      where own.contributor_id = ${id} and own.role in ('author', 'editor')
      group by other.id order by count(distinct p.work_id) desc, other.id limit ${MOST_COAUTHORS}`,
  )
  return rows.map(({ works, ...person }) => ({ ...person, address: addressId(person.name, person.id), workCount: works }))
}
