import { AppError } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { shortLinkKinds, shortLinks } from '@tq/db/schema/links.ts'
import { bumpTags } from '@tq/db/tags.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { RedirectRules } from './check-redirect.ts'
import { randomCode } from './code.ts'
import { findTarget, type Target, type TargetType } from './targets.ts'

export interface NewShortLink {
  kind: string
  targetType: TargetType
  target: string
  /** For staff: where it is printed. */
  note?: string
  createdBy?: number
}

/** Takes a code nobody ever had; `newCode` is there for tests. */
export async function createShortLink(
  db: Db,
  link: NewShortLink,
  rules: RedirectRules,
  newCode: () => string = randomCode,
): Promise<string> {
  const [kind] = await db.select().from(shortLinkKinds).where(eq(shortLinkKinds.prefix, link.kind))
  if (!kind) throw wrong('kind', 'không phải loại mã')
  if (!(await findTarget(db, link.targetType, link.target, rules))) throw wrong('target', 'không dẫn tới đâu')
  for (let attempt = 0; attempt < 5; attempt++) {
    const [made] = await db
      .insert(shortLinks)
      .values({ ...link, code: newCode() })
      .onConflictDoNothing()
      .returning({ code: shortLinks.code })
    if (made) return made.code
  }
  throw new Error('five random codes were all taken')
}

/** The code leads nowhere from now on, in every process. False when it did not lead anywhere before. */
export async function withdrawShortLink(db: Database, code: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(shortLinks)
      .set({ isWithdrawn: true })
      .where(and(eq(shortLinks.code, code), eq(shortLinks.isWithdrawn, false)))
      .returning({ code: shortLinks.code })
    await bumpTags(tx, [`link:${code}`])
    return withdrawn.length > 0
  })
}

export interface ShortLink {
  code: string
  kind: string
  isBare: boolean
}

/** Null for an unknown code and for a withdrawn one: nobody is told which. */
export async function findShortLink(
  db: Db,
  code: string,
): Promise<(ShortLink & { targetType: TargetType; target: string }) | null> {
  const [found] = await db
    .select({
      code: shortLinks.code,
      kind: shortLinks.kind,
      isBare: shortLinkKinds.isBare,
      targetType: shortLinks.targetType,
      target: shortLinks.target,
    })
    .from(shortLinks)
    .innerJoin(shortLinkKinds, eq(shortLinkKinds.prefix, shortLinks.kind))
    .where(and(eq(shortLinks.code, code), eq(shortLinks.isWithdrawn, false)))
  return found ?? null
}

/** The link with where it leads; null when it leads nowhere. */
export async function resolveShortLink(db: Db, code: string, rules: RedirectRules): Promise<(ShortLink & Target) | null> {
  const link = await findShortLink(db, code)
  const target = link && (await findTarget(db, link.targetType, link.target, rules))
  return target && { code, kind: link.kind, isBare: link.isBare, ...target }
}

/** Marks links whose target is gone, so that staff see it before readers do; clears the mark when it is back. */
export async function checkShortLinks(db: Database, rules: RedirectRules): Promise<void> {
  const links = await db.select().from(shortLinks).where(eq(shortLinks.isWithdrawn, false))
  for (const { code, targetType, target, brokenSince } of links) {
    const isBroken = !(await findTarget(db, targetType, target, rules))
    if (isBroken === (brokenSince !== null)) continue
    await db
      .update(shortLinks)
      .set({ brokenSince: isBroken ? sql`now()` : null })
      .where(eq(shortLinks.code, code))
  }
}

const wrong = (field: string, message: string) =>
  new AppError('INPUT_INVALID', { message: `Dữ liệu không hợp lệ: “${field}” ${message}`, fields: [{ field, message }] })
