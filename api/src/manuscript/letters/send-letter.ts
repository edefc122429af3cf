import type { ManuscriptLetter, ManuscriptSide } from '@tq/contract/manuscript/enums.ts'
import { REVIEW_PAGE } from '@tq/contract/manuscript/review-form.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Tx } from '@tq/db/database.ts'
import { users } from '@tq/db/schema/account/accounts.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { manuscriptCoAuthors } from '@tq/db/schema/manuscript/manuscript.ts'
import { manuscriptLetters } from '@tq/db/schema/manuscript/manuscript-desk.ts'
import { manuscriptFiles } from '@tq/db/schema/manuscript/manuscript-files.ts'
import { and, eq, ne } from 'drizzle-orm'
import { leaveLetter } from '../../mail/due-letters.ts'
import type { Letter } from '../../mail/letter.ts'
import type { Desk } from '../core/desk.ts'
import { mintKey } from '../core/keys.ts'
import type { ManuscriptRow } from '../core/own.ts'
import { readFiles } from '../files/read-files.ts'
import type { About, Draft, FileRow, ReviewRow, Writer } from './about.ts'
import { AUTHOR_LETTERS } from './author-letters.ts'
import { HOUSE_LETTERS } from './house-letters.ts'
import { REVIEWER_LETTERS } from './reviewer-letters.ts'
import { safe, safeTitle } from './texts.ts'

const WRITERS: Record<ManuscriptLetter, Writer> = { ...AUTHOR_LETTERS, ...HOUSE_LETTERS, ...REVIEWER_LETTERS }

interface Sent {
  kind: ManuscriptLetter
  to: Extract<ManuscriptSide, 'author' | 'staff' | 'reviewer'>
  row: ManuscriptRow
  words?: string | undefined
  /** Its files stand in the letter. */
  round?: number | undefined
  files?: FileRow[]
  review?: ReviewRow
  /** Opens what the letter to a reviewer leads to. */
  reviewKey?: string
  /** The letter is sent once for it, however often somebody asks. */
  ref?: string
}

/** Writes a letter about a manuscript in the transaction that causes it, and keeps what it said. False: it was sent before. */
export async function sendLetter(tx: Tx, desk: Desk, sent: Sent): Promise<boolean> {
  const reader = await readerOf(tx, desk, sent)
  if (!reader) return false
  const { kind, to, row, words = '', review } = sent
  const isProven = to !== 'author' || reader.isProven
  const about: About = {
    ...{ row, words, isProven, reader: safe(reader.name, isProven, '') },
    title: safeTitle(row.title, isProven, 'của bạn'),
    files: sent.files ?? (sent.round ? await filesOf(tx, row.id, sent.round) : []),
    ...(review ? { review } : {}),
  }
  const draft = WRITERS[kind](about)
  if (!(await keep(tx, sent, draft))) return false
  const action = await linkOf(tx, sent)
  await leaveLetter(tx, { to: reader.email, letter: { ...draft, ...(action ? { action } : {}) }, isCounted: !isProven })
  return true
}

/** To each co-author who left a mailbox: somebody else typed it, so only so many are sent. */
export async function tellCoAuthors(tx: Tx, row: ManuscriptRow): Promise<void> {
  const others = await tx.select().from(manuscriptCoAuthors).where(eq(manuscriptCoAuthors.manuscriptId, row.id))
  for (const { position, email } of others) {
    if (!email) continue
    const about: About = { row, words: '', files: [], isProven: false, reader: '', title: safeTitle(row.title, false, 'này') }
    const draft = AUTHOR_LETTERS.coAuthorNamed(about)
    if (await keep(tx, { kind: 'coAuthorNamed', to: 'author', row, ref: String(position) }, draft))
      await leaveLetter(tx, { to: email, letter: draft, isCounted: true })
  }
}

async function keep(tx: Tx, { kind, to, row, ref }: Sent, { title, paragraphs, facts = [] }: Draft): Promise<boolean> {
  const text = [...paragraphs, ...facts.map(([name, value]) => `${name}:\n${value}`)].join('\n\n')
  const { rowCount } = await tx
    .insert(manuscriptLetters)
    .values({ manuscriptId: row.id, kind, to, title, text, ref: ref ?? null })
    .onConflictDoNothing()
  return rowCount === 1
}

const filesOf = (tx: Tx, manuscriptId: string, round: number) =>
  readFiles(tx, manuscriptId, and(eq(manuscriptFiles.round, round), ne(manuscriptFiles.by, 'staff')))

interface Reader {
  email: string
  name: string
  isProven: boolean
}

async function readerOf(tx: Tx, { staffMail }: Desk, { to, row, review }: Sent): Promise<Reader | null> {
  if (to === 'reviewer') return review ? { email: review.email, name: review.name, isProven: true } : null
  const userId = to === 'staff' ? row.assignedTo : row.userId
  const [user] = userId ? await tx.select({ email: users.email, name: users.name }).from(users).where(eq(users.id, userId)) : []
  if (to === 'staff') return { email: user?.email ?? staffMail, name: '', isProven: true }
  if (user) return { ...user, isProven: true }
  // Whose account is gone is not written to.
  return row.authorEmail.includes('@') ? { email: row.authorEmail, name: row.authorName, isProven: row.isMailboxProven } : null
}

/**
 * A guest's opens without a login; that of a published book leads to the book. The key stands behind the `#`, which browsers send to
 * nobody: neither our logs nor the next page learn it.
 */
async function linkOf(tx: Tx, { kind, to, row, reviewKey }: Sent): Promise<Letter['action']> {
  if (to === 'reviewer')
    return reviewKey ? { text: 'Mở bản thảo và phiếu nhận xét', path: `${REVIEW_PAGE}#key=${reviewKey}` } : undefined
  if (to === 'staff') return undefined
  if (kind === 'published' && row.productId) {
    const [product] = await tx.select({ title: products.title }).from(products).where(eq(products.id, row.productId))
    if (product) return { text: 'Xem trang sách', path: `/san-pham/${addressId(product.title, row.productId)}` }
  }
  const path = `/chi-tiet-ban-thao/${row.id}` as const
  if (row.userId) return { text: 'Mở hồ sơ', path }
  return { text: 'Mở hồ sơ', path: `${path}#key=${await mintKey(tx, row.id, { isFromLetter: true })}` }
}
