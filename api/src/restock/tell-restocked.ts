import type { Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import { PRODUCTS_NOW } from '../catalog/cards.ts'
import type { Settings } from '../deps.ts'
import { composeLetter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { TO_CONFIRM } from './restock.ts'
import { backLetter } from './restock-letters.ts'

const AT_ONCE = 200

type LetterRow = { email: string | null; id: number; title: string }

/** Writes to whoever waits for a book that is there again, oldest request first. Row and letter in one transaction: once. */
export async function tellRestocked(db: Database, { publicUrl }: Pick<Settings, 'publicUrl'>): Promise<number> {
  for (let letters = 0; ; ) {
    const told = await db.transaction(async (tx) => {
      const { rows } = await tx.execute<LetterRow>(sql`
        with back as (
          select r.id, p.id as product_id, p.title from restock_requests r join ${PRODUCTS_NOW} p on p.id = r.product_id
          where r.confirmed_at is not null and p.in_stock order by r.created_at limit ${AT_ONCE} for update of r skip locked)
        delete from restock_requests r using back left join lateral (
            select u.email from restock_requests own join users u on u.id = own.user_id
            where own.id = back.id and u.is_active and u.delete_after is null) member on true
        where r.id = back.id
        returning coalesce(r.email, member.email) as email, back.product_id as id, back.title`)
      for (const { email, ...product } of rows) {
        const letter = backLetter(product)
        if (email) await writeMail(tx, { to: email, subject: letter.title, ...composeLetter(letter, publicUrl) })
      }
      return rows.length
    })
    letters += told
    if (told < AT_ONCE) return letters
  }
}

/** Mailboxes nobody confirmed are not ours to keep, nor the letters that asked them to; after a year nobody still waits. */
export async function clearRestock(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (delete from restock_requests where created_at < now() - interval '1 year'
        or confirmed_at is null and created_at < now() - ${TO_CONFIRM} returning email, key)
    delete from mails m using gone where m.recipient = gone.email and strpos(m.text, gone.key) > 0`)
}
