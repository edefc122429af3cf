import type { Db } from '@tq/db/database.ts'
import { type SQL, sql } from 'drizzle-orm'

const TERMS = 'dieu-khoan-su-dung'
/** SPEC §2.3: the privacy policy, which says what letters we write, is kept as news. */
export const PRIVACY_POLICY = 'chinh-sach-bao-mat'

/** News have no versions: the day the text was last changed stands for one, as 20261115. */
const POLICY_VERSION = sql`to_char(updated_at at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDD')::int`

export async function policyVersion(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select ${POLICY_VERSION} as version from news where slug = ${PRIVACY_POLICY}`,
  )
  return rows[0]?.version ?? null
}

/** The texts that the register form asks to agree to, in today's versions. The server decides which, not the browser. */
export const TEXTS_IN_FORCE: SQL = sql`(
  select 'terms' as purpose, key as page_key, version as page_version from content_pages where key = ${TERMS}
  union all
  select 'privacy', slug, ${POLICY_VERSION} from news where slug = ${PRIVACY_POLICY})`
