import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { plainOf } from '@tq/db/search/fold.ts'
import { sql } from 'drizzle-orm'
import { storedSayings } from './match/sayings.ts'
import { type Match, matchedRows, scoreOf } from './match/search-match.ts'
import { spelledOf } from './parse/parsed-query.ts'
import { readTyped } from './parse/typed-text.ts'
import { understand } from './parse/understand.ts'
import { productMatchesOf } from './product-search.ts'
import { readShop } from './shop-memory.ts'

const SHOWN = 10

/** Why a search answers as it does: what was recognised, which steps were tried, and what each result's points are for. */
export async function explainSearch(db: Db, text: string): Promise<string[]> {
  const shop = await readShop(db)
  const parsed = understand(readTyped(text), shop.shelves)
  const lines = [
    `Tìm: ${text}`,
    ...parsed.units.map(({ words, shelves, others, grade }) =>
      [
        `  ${spelledOf(words)}`,
        shelves.length ? `kệ ${shelves.map((id) => shop.shelves.byId.get(id)?.name).join(', ')}` : '',
        others.length ? `cũng là ${others.map(plainOf).join(', ')}` : '',
        grade ? 'năm học' : '',
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...(parsed.soft.length ? [`  từ phụ: ${spelledOf(parsed.soft)}`] : []),
    ...(parsed.kind ? [`  loại: ${parsed.kind}`] : []),
    ...(parsed.name.length ? [`  tên người: ${spelledOf(parsed.name)}`] : []),
    ...(parsed.isElsewhere ? ['  bán ở nơi khác: không đoán thêm'] : []),
  ]
  for await (const match of productMatchesOf(storedSayings(db), text, shop)) {
    const rows = await best(db, match)
    lines.push(`Bước “${stepOf(match)}”: ${rows.length === 0 ? 'không có' : 'có sách'}`)
    if (rows.length === 0) continue
    if (match.leftOut?.length) lines.push(`  đã bỏ: ${match.leftOut.join(', ')}`)
    return [...lines, ...rows.flatMap((row) => [`  ${row.score} điểm · ${row.id} ${row.title}`, ...reasons(match, row.said)])]
  }
  return [...lines, 'Không có sách nào.']
}

const stepOf = (match: Match): string => {
  if (match.step) return match.step
  if (match.isExactForm) return 'ISBN'
  if (match.glued !== undefined) return 'dính liền'
  if (match.isGuess) return 'gõ nhầm một phím'
  if (match.isRepaired) return 'gõ sót dấu hoặc bớt từ phụ'
  return match.isPhrase ? 'liền nhau trong tên' : 'đúng các từ trong tên'
}

const placesOf = (match: Match) => (match.meaning ? [...match.meaning.counted.flat(), ...match.meaning.extra] : [])

/** The first places, with which of the counted places each product has. */
async function best(db: Db, match: Match) {
  const queries = sql.param(placesOf(match).map(({ query }) => query))
  return runPrepared<{ id: number; title: string; score: number; said: boolean[] }>(
    db,
    sql`select id, title, score,
        array(select t.lexemes @@ q.query from unnest(${queries}::tsquery[]) with ordinality q (query, place) order by place) as said
      from (select product_id, sold as pieces, ${scoreOf(match)} as score
        from (${matchedRows(match, sql`true`, sql`product_id, plain, marked, sold`)}) matched) rated
      join products on id = product_id join search_texts t on t.product_id = rated.product_id
      order by score desc, pieces desc, id limit ${SHOWN}`,
  )
}

const reasons = (match: Match, said: boolean[]): string[] =>
  placesOf(match).flatMap(({ why, points }, at) => (said[at] ? [`      ${points} · ${why}`] : []))
