import { AppError } from '@tq/contract/errors.ts'
import type { Certificate } from '@tq/contract/learning/certificate.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Database, Db } from '@tq/db/database.ts'
import { courses } from '@tq/db/schema/learning/course.ts'
import { certificates } from '@tq/db/schema/learning/progress.ts'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor.ts'
import { type Paged, requirePage } from '../../http/paging.ts'
import { recordAudit } from '../../staff/audit.ts'
import type { Tickets } from '../../storage/tickets.ts'

type Row = typeof certificates.$inferSelect

/** For whoever was shown one: what is printed on it, and whether it still counts. */
export async function getCertificate(db: Db, code: string): Promise<Certificate> {
  const [row] = await db.select().from(certificates).where(eq(certificates.code, code))
  if (!row) throw new AppError('CERTIFICATE_NOT_FOUND')
  return toCertificate(row)
}

/** The latest first. The addresses of their PDFs end after minutes, so that one that was passed on opens nothing. */
export async function listMyCertificates(db: Db, tickets: Tickets, userId: string, paged: Paged) {
  const mine = eq(certificates.userId, userId)
  const { offset, ...paging } = requirePage(await db.$count(certificates, mine), paged)
  const rows = await db
    .select({ certificate: certificates, title: courses.title })
    .from(certificates)
    .innerJoin(courses, eq(courses.id, certificates.courseId))
    .where(mine)
    .orderBy(desc(certificates.issuedAt), asc(certificates.code))
    .limit(paged.perPage)
    .offset(offset)
  const data = await Promise.all(
    rows.map(async ({ certificate, title }) => {
      const { courseId, code } = certificate
      const { ticket } = await tickets.signPass({ purpose: 'certificate', name: code, userId })
      const pdfURL = `/api/Certificate/${code}/pdf?ticket=${ticket}`
      return { ...toCertificate(certificate), courseId, courseAddress: addressId(title, courseId), pdfURL }
    }),
  )
  return { ...paging, data }
}

/** For its PDF. To everybody but its owner it is as if it were not there. */
export async function requireOwnCertificate(db: Db, userId: string, code: string): Promise<Certificate> {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.code, code), eq(certificates.userId, userId)))
  if (!row) throw new AppError('CERTIFICATE_NOT_FOUND')
  if (row.revokedAt) throw new AppError('CERTIFICATE_REVOKED')
  return toCertificate(row)
}

/** Its code stays taken, and its page says that it no longer counts. */
export function revokeCertificate(
  db: Database,
  code: string,
  { reason, actor }: { reason: string; actor: StaffActor },
): Promise<Certificate> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(certificates)
      .set({ revokedAt: sql`now()`, revokeReason: reason })
      .where(and(eq(certificates.code, code), isNull(certificates.revokedAt)))
      .returning()
    if (!row) {
      const isThere = await tx.$count(certificates, eq(certificates.code, code))
      throw new AppError(isThere ? 'CERTIFICATE_REVOKED' : 'CERTIFICATE_NOT_FOUND')
    }
    await recordAudit(tx, {
      ...{ actor, action: 'certificate.revoke', subject: { type: 'certificate', id: code } },
      ...{ before: { isRevoked: false }, after: { isRevoked: true } },
    })
    return toCertificate(row)
  })
}

const toCertificate = (row: Row): Certificate => ({
  code: row.code,
  name: row.name,
  courseTitle: row.courseTitle,
  teachers: row.teachers,
  lessonCount: row.lessonCount,
  durationSeconds: row.durationSeconds,
  issuedAt: row.issuedAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  revokeReason: row.revokeReason,
})
