import { isFixedPage } from '@tq/contract/content/fixed-pages.ts'
import { addressId } from '@tq/contract/slug.ts'
import type { Db } from '@tq/db/database.ts'
import { products } from '@tq/db/schema/catalog/catalog.ts'
import { contentPages, landingPages, news } from '@tq/db/schema/content/content.ts'
import type { shortLinks } from '@tq/db/schema/content/links.ts'
import { courses, lessons } from '@tq/db/schema/learning/course.ts'
import { textbookChapters, textbookSubChapters, textbooks } from '@tq/db/schema/learning/textbook.ts'
import type { Tag } from '@tq/db/tags.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import { checkRedirect, type RedirectRules } from './check-redirect.ts'

export interface Target {
  address: string
  /** The same without the site's frame, for phones. */
  bareAddress: string | null
  /** Invalidated when the address may have changed. */
  tag: Tag | null
}

export type TargetType = (typeof shortLinks.$inferSelect)['targetType']

/** Where a link leads; null when its target is gone, unpublished or no longer allowed. */
export async function findTarget(db: Db, type: TargetType, target: string, rules: RedirectRules): Promise<Target | null> {
  return (await findTargets(db, type, [target], rules)).get(target) ?? null
}

/** The same for many of one type: those that lead somewhere, by one statement however many there are. */
export async function findTargets(
  db: Db,
  type: TargetType,
  targets: string[],
  rules: RedirectRules,
): Promise<Map<string, Target>> {
  const found = type === 'address' ? targets.flatMap((target) => checked(target, rules)) : await FINDERS[type](db, targets)
  return new Map(found)
}

type Found = [target: string, leadsTo: Target][]

function checked(target: string, rules: RedirectRules): Found {
  const { url } = checkRedirect(target, rules)
  return url === null ? [] : [[target, { address: url, bareAddress: null, tag: null }]]
}

const FINDERS: Record<Exclude<TargetType, 'address'>, (db: Db, targets: string[]) => Promise<Found>> = {
  async product(db, targets) {
    const rows = await db
      .select({ id: products.id, title: products.title })
      .from(products)
      .where(and(sql`${products.id} = ${anyId(targets)}`, eq(products.isPublished, true)))
    return rows.map(({ id, title }) => [String(id), framed(`/san-pham/${addressId(title, id)}`, `book:${id}`)])
  },
  async news(db, targets) {
    const rows = await db
      .select({ id: news.id, title: news.title })
      .from(news)
      .where(and(sql`${news.id} = ${anyId(targets)}`, eq(news.isPublished, true), lte(news.publishedAt, sql`now()`)))
    return rows.map(({ id, title }) => [
      String(id),
      { ...framed(`/tin-sach/${addressId(title, id)}`, `news:${id}`), bareAddress: `/mobile/news/${id}` },
    ])
  },
  async page(db, targets) {
    const rows = await db
      .select({ key: contentPages.key })
      .from(contentPages)
      .where(and(sql`${contentPages.key} = ${anyKey(targets)}`, eq(contentPages.isPublished, true)))
    return rows.map(({ key }) => [key, framed(isFixedPage(key) ? `/${key}` : `/pages/${key}`, `page:${key}`)])
  },
  async landing(db, targets) {
    const rows = await db
      .select({ id: landingPages.id, key: landingPages.key })
      .from(landingPages)
      .where(and(sql`${landingPages.key} = ${anyKey(targets)}`, eq(landingPages.isPublished, true)))
    return rows.map(({ id, key }) => [key, framed(`/pages/${key}`, `landing:${id}`)])
  },
  async course(db, targets) {
    const rows = await db
      .select({ id: courses.id, title: courses.title, use: courses.use })
      .from(courses)
      .where(and(sql`${courses.id} = ${anyId(targets)}`, eq(courses.isPublished, true)))
    return rows.map(({ id, title, use }) => [
      String(id),
      {
        ...framed(`${use === 'sold' ? '/khoa-hoc' : '/thu-vien/khoa-hoc'}/${addressId(title, id)}`, `course:${id}`),
        bareAddress: use === 'sold' ? `/mobile/mycourse/${id}` : `/mobile/course/${id}`,
      },
    ])
  },
  async lesson(db, targets) {
    const rows = await db
      .select({ id: lessons.id, title: lessons.title, courseId: courses.id, use: courses.use })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(sql`${lessons.id} = ${anyId(targets)}`, eq(lessons.isPublished, true), eq(courses.isPublished, true)))
    return rows.map(({ id, title, courseId, use }) => [
      String(id),
      {
        ...framed(`${use === 'sold' ? '/bai-hoc' : '/thu-vien/bai-hoc'}/${addressId(title, id)}`, `course:${courseId}`),
        bareAddress: use === 'sold' ? `/mobile/mycourse/lesson/${id}` : `/mobile/lesson/${id}`,
      },
    ])
  },
  async textbook(db, targets) {
    const rows = await db
      .select({ id: textbooks.id, title: textbooks.title })
      .from(textbooks)
      .where(and(sql`${textbooks.id} = ${anyId(targets)}`, eq(textbooks.isPublished, true)))
    return rows.map(({ id, title }) => [
      String(id),
      { ...framed(`/sach-giao-khoa/${addressId(title, id)}`, `textbook:${id}`), bareAddress: `/mobile/sgk/thu-vien-sgk/${id}` },
    ])
  },
  /** What plays in its row opens there; everything else is a lesson of its own. */
  async subChapter(db, targets) {
    const rows = await db
      .select({
        id: textbookSubChapters.id,
        kind: textbookSubChapters.kind,
        lessonId: textbookSubChapters.lessonId,
        lessonTitle: lessons.title,
        chapterId: textbookSubChapters.chapterId,
        textbookId: textbooks.id,
        textbookTitle: textbooks.title,
      })
      .from(textbookSubChapters)
      .innerJoin(textbookChapters, eq(textbookChapters.id, textbookSubChapters.chapterId))
      .innerJoin(textbooks, eq(textbooks.id, textbookChapters.textbookId))
      .leftJoin(lessons, eq(lessons.id, textbookSubChapters.lessonId))
      .leftJoin(courses, eq(courses.id, lessons.courseId))
      .where(
        and(
          sql`${textbookSubChapters.id} = ${anyId(targets)}`,
          eq(textbooks.isPublished, true),
          sql`${lessons.isPublished} is not false`,
          sql`${courses.isPublished} is not false`,
        ),
      )
    return rows.map((row) => {
      const place = `?muc=${row.id}#chuong-${row.chapterId}`
      const inBook = row.kind === 'heading' || row.kind === 'audio'
      const address = inBook
        ? `/sach-giao-khoa/${addressId(row.textbookTitle, row.textbookId)}${place}`
        : `/thu-vien/bai-hoc/${addressId(row.lessonTitle ?? '', row.lessonId ?? 0)}`
      const bareAddress = inBook ? `/mobile/sgk/thu-vien-sgk/${row.textbookId}${place}` : `/mobile/lesson/${row.lessonId}`
      return [String(row.id), { ...framed(address, `textbook:${row.textbookId}`), bareAddress }]
    })
  },
}

const framed = (address: string, tag: Tag): Target => ({ address, bareAddress: null, tag })

const anyKey = (targets: string[]) => sql`any(${sql.param(targets)}::text[])`
/** What is no id leads nowhere. */
const anyId = (targets: string[]) =>
  sql`any(${sql.param(targets.filter((target) => /^[1-9]\d{0,8}$/.test(target)).map(Number))}::int[])`
