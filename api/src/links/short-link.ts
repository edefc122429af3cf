import { invalidInput } from '@tq/contract/errors.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { shortLinkKinds, shortLinks } from '@tq/db/schema/content/links.ts'
import { invalidateTags } from '@tq/db/tags.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { StaffActor } from '../actor.ts'
import { recordAudit } from '../staff/audit.ts'
import type { RedirectRules } from './check-redirect.ts'
import { randomCode } from './code.ts'
import { findTarget, findTargets, type Target, type TargetType } from './targets.ts'

export interface NewShortLink {
  kind: string
  targetType: TargetType
  target: string
  /** For staff: where it is printed. */
  note?: string
  actor: StaffActor
}

/** Takes a code nobody ever had; `newCode` is there for tests. */
export async function createShortLink(
  db: Db,
  { actor, ...link }: NewShortLink,
  rules: RedirectRules,
  newCode: () => string = randomCode,
): Promise<string> {
  const [kind] = await db.select().from(shortLinkKinds).where(eq(shortLinkKinds.prefix, link.kind))
  if (!kind) throw wrong('kind', 'không phải loại mã')
  if (!(await findTarget(db, link.targetType, link.target, rules))) throw wrong('target', 'không dẫn tới đâu')
  for (let attempt = 0; attempt < 5; attempt++) {
    const code = newCode()
    const isMade = await db.transaction(async (tx) => {
      const { rowCount } = await tx
        .insert(shortLinks)
        .values({ ...link, code, createdBy: actor.userId })
        .onConflictDoNothing()
      if (rowCount)
        await recordAudit(tx, {
          ...{ actor, action: 'shortLink.create', subject: { type: 'shortLink', id: code }, before: null },
          after: { kind: link.kind, targetType: link.targetType, target: link.target },
        })
      return rowCount === 1
    })
    if (isMade) return code
  }
  throw new Error('five random codes were all taken')
}

/** The code leads nowhere from now on, in every process. False when it did not lead anywhere before. */
export async function withdrawShortLink(db: Database, code: string, { actor }: { actor: StaffActor }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(shortLinks)
      .set({ isWithdrawn: true })
      .where(and(eq(shortLinks.code, code), eq(shortLinks.isWithdrawn, false)))
      .returning({ code: shortLinks.code })
    if (withdrawn.length)
      await recordAudit(tx, {
        ...{ actor, action: 'shortLink.withdraw', subject: { type: 'shortLink', id: code } },
        before: { isWithdrawn: false },
        after: { isWithdrawn: true },
      })
    await invalidateTags(tx, [`link:${code}`])
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

const AT_ONCE = 1_000

/** Marks links whose target is gone, so that staff see it before readers do; clears the mark when it is back. */
export async function checkShortLinks(db: Database, rules: RedirectRules): Promise<void> {
  for (let after = ''; ; ) {
    const links = await db
      .select()
      .from(shortLinks)
      .where(and(eq(shortLinks.isWithdrawn, false), gt(shortLinks.code, after)))
      .orderBy(shortLinks.code)
      .limit(AT_ONCE)
    await markBroken(db, links, rules)
    const last = links.at(-1)
    if (!last || links.length < AT_ONCE) return
    after = last.code
  }
}

/** One question for each type of target, one write for those that changed. */
async function markBroken(db: Database, links: (typeof shortLinks.$inferSelect)[], rules: RedirectRules): Promise<void> {
  const changed: { code: string; isBroken: boolean }[] = []
  for (const [type, ofType] of Map.groupBy(links, ({ targetType }) => targetType)) {
    const targets = ofType.map(({ target }) => target)
    const found = await findTargets(db, type, targets, rules)
    for (const { code, target, brokenSince } of ofType)
      if (found.has(target) === (brokenSince !== null)) changed.push({ code, isBroken: !found.has(target) })
  }
  if (!changed.length) return
  await db.execute(sql`
    update short_links l set broken_since = case when c."isBroken" then now() end
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (code text, "isBroken" boolean) where l.code = c.code`)
}

const wrong = (field: string, message: string) => invalidInput({ field, message })
