import type { Query } from '@tq/contract/http/endpoint.ts'
import type {
  exportManuscripts as exportCall,
  listManuscripts as listCall,
  StaffManuscript,
} from '@tq/contract/manuscript/staff-manuscript.ts'
import { STATES } from '@tq/contract/manuscript/states.ts'
import { KIND_NAMES } from '@tq/contract/manuscript/words.ts'
import type { Db } from '@tq/db/database.ts'
import { runPrepared } from '@tq/db/prepared.ts'
import { fold } from '@tq/db/search/fold.ts'
import { type SQL, sql } from 'drizzle-orm'
import { orderBy, requirePage } from '../../http/paging.ts'
import { momentCell, vietnamDay } from '../../time/vietnam-time.ts'
import { shownDay } from '../letters/texts.ts'

type Filter = Query<typeof exportCall>

interface Row {
  id: string
  code: string
  title: string
  kind: StaffManuscript['kind']
  state: StaffManuscript['state']
  dueDay: string | null
  submittedAt: Date
  changedAt: Date
  authorName: string
  authorEmail: string
  editor: string | null
}

const COLUMNS = sql`m.id, m.code, m.title, m.kind, m.state, m.due_day::text as "dueDay", m.submitted_at as "submittedAt",
  m.changed_at as "changedAt", m.author_name as "authorName", m.author_email as "authorEmail", u.name as editor`

/** Drafts are nobody's but their author's. */
function whichOf({ state, kind, which, searchContent }: Filter, userId: string, today: string): SQL {
  const parts = [sql`m.state <> 'draft'`]
  if (state) parts.push(sql`m.state = ${state}`)
  if (kind) parts.push(sql`m.kind = ${kind}`)
  if (which === 'mine') parts.push(sql`m.assigned_to = ${userId}::uuid`)
  if (which === 'unassigned') parts.push(sql`m.assigned_to is null and m.state not in ('published', 'rejected', 'withdrawn')`)
  if (which === 'late') parts.push(sql`m.due_day < ${today}::date`)
  // The longest word is looked up in the index, the rest in what it finds: an index of three letters is slow for “an” and “77”.
  const [longest, ...others] = wordsOf(searchContent).toSorted((a, b) => b.length - a.length)
  if (longest) parts.push(sql`m.search_text like ${`%${longest.replace(/[\\%_]/g, '\\$&')}%`}`)
  for (const word of others) parts.push(sql`strpos(m.search_text, ${word}) > 0`)
  return sql.join(parts, sql` and `)
}

/** A code or a mailbox as it is, anything else word by word without accents. */
function wordsOf(typed: string): string[] {
  const text = typed.trim().toLowerCase()
  if (!text) return []
  const words = /[@-]/.test(text) && !/\s/.test(text) ? [text] : fold(text).split(' ').filter(Boolean)
  // What holds no letter finds nothing, rather than everything.
  return words.length ? words : [text]
}

export async function listManuscripts(db: Db, userId: string, { sort, ...query }: Query<typeof listCall>) {
  const today = vietnamDay(new Date())
  const which = whichOf(query, userId, today)
  const columns = {
    ...{ submittedAt: sql`m.submitted_at`, changedAt: sql`m.changed_at`, dueDay: sql`m.due_day` },
    ...{ title: sql`m.title`, code: sql`m.code` },
  }
  const order = orderBy(sort, columns, { usual: '-submittedAt', last: sql`m.id` })
  const [counted] = await runPrepared<{ total: number }>(db, sql`select count(*)::int as total from manuscripts m where ${which}`)
  const { offset, ...counts } = requirePage(counted?.total ?? 0, query)
  // Sorted by what is sorted by alone: a row with its summary is a hundred times as wide.
  const rows = await runPrepared<Row>(
    db,
    sql`with page as (select m.id from manuscripts m where ${which} order by ${order} limit ${query.perPage} offset ${offset})
      select ${COLUMNS} from page join manuscripts m on m.id = page.id left join users u on u.id = m.assigned_to order by ${order}`,
  )
  return { data: rows.map((row) => shownOf(row, today)), ...counts }
}

const shownOf = ({ submittedAt, changedAt, ...row }: Row, today: string): StaffManuscript => ({
  ...row,
  stateName: STATES[row.state].name,
  submittedAt: submittedAt.toISOString(),
  changedAt: changedAt.toISOString(),
  isLate: row.dueDay !== null && row.dueDay < today,
})

const MOST_EXPORTED = 50_000
const HEADINGS = ['Mã hồ sơ', 'Tác phẩm', 'Loại', 'Trạng thái', 'Tác giả', 'Email', 'Biên tập viên', 'Gửi lúc', 'Hạn']

/** With the sign by which spreadsheets know Vietnamese letters. */
export async function exportManuscripts(db: Db, userId: string, query: Filter) {
  const today = vietnamDay(new Date())
  const rows = await runPrepared<Row>(
    db,
    sql`select ${COLUMNS} from manuscripts m left join users u on u.id = m.assigned_to
      where ${whichOf(query, userId, today)} order by m.submitted_at desc, m.id limit ${MOST_EXPORTED}`,
  )
  const lines = rows.map((row) => [
    ...[row.code, row.title, row.kind ? KIND_NAMES[row.kind] : '', STATES[row.state].name, row.authorName, row.authorEmail],
    ...[row.editor ?? '', momentCell(row.submittedAt), row.dueDay ? shownDay(row.dueDay) : ''],
  ])
  const text = `\ufeff${[HEADINGS, ...lines].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`
  return { fileName: `ban-thao-${today}.csv`, mediaType: 'text/csv', text }
}

/** What begins like a formula would be run by a spreadsheet. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
