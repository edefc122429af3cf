import { MANUSCRIPT_STATES } from '@tq/contract/manuscript/enums.ts'
import { slugify } from '@tq/contract/slug.ts'
import { count, eq, sql } from 'drizzle-orm'
import isbn3 from 'isbn3'
import { beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../src/clean-html.ts'
import { courses, feedbacks, flashSales, lessons, productQuestions, products, stock } from '../src/schema/all.ts'
import { testDatabase } from '../testing/database.ts'
import { readCatalogue } from './catalogue.ts'
import { seedDemo } from './demo.ts'
import { NEWS } from './texts/news/index.ts'

const { db, leavesBroken } = await testDatabase()
leavesBroken('products.rating_5', 'a review that only takes the next id')
const all = await db.select().from(products)
const ofKind = (kind: string) => all.filter((product) => product.kind === kind)
const none = (query: ReturnType<typeof sql>) => db.execute(query).then(({ rows }) => expect(rows).toEqual([]))

describe('the catalogue', () => {
  test('keeps the ids, prices and addresses of its books', () => {
    const { books } = readCatalogue()
    expect(books).toHaveLength(326)
    for (const { id, title, slug, isbn, price } of books) {
      expect(all.find((product) => product.id === id)).toMatchObject({ kind: 'printed', workId: id, title, slug, isbn, price })
      expect(slugify(title)).toBe(slug)
    }
    expect(ofKind('printed')).toHaveLength(326)
  })

  test('has e-books, courses and combos beside them', () => {
    expect(ofKind('digital').length).toBeGreaterThanOrEqual(170)
    expect(ofKind('course').length).toBeGreaterThanOrEqual(12)
    expect(ofKind('combo').length).toBeGreaterThanOrEqual(8)
    const printedIds = new Set(ofKind('printed').map(({ id }) => id))
    expect(ofKind('digital').every(({ workId }) => printedIds.has(workId))).toBe(true)
  })

  test('has two titles with the same slug, so that addresses need the id', () => {
    const twins = ofKind('printed').filter(({ slug }) => slug === 'kinh-te-vi-mo-can-ban')
    expect(twins.map(({ title }) => title).sort()).toEqual(['Kinh tế vi mô căn bản', 'Kinh tế vĩ mô căn bản'])
  })

  test('is named in news as its titles are printed', () => {
    const links = NEWS.flatMap(({ content }) => [...content.join('').matchAll(/href="\/san-pham\/(\d+)">(.*?)<\/a>/g)])
    const named = links.map(([, id, words = '']) => [Number(id), words.replace(/<[^>]*>/g, '')])
    expect(named.length).toBeGreaterThan(40)
    expect(named).toEqual(named.map(([id]) => [id, all.find((product) => product.id === id)?.title]))
  })

  test('has only valid ISBNs', () => {
    const isbns = all.flatMap(({ isbn }) => isbn ?? [])
    expect(isbns.length).toBeGreaterThanOrEqual(326)
    expect(isbns.filter((isbn) => !isbn3.parse(isbn)?.isValid)).toEqual([])
  })

  test('numbers the books of each shelf without gaps', () =>
    none(sql`
      select shelf from (
        select coalesce(parent_id, categories.id) as shelf, series_number,
          row_number() over (partition by coalesce(parent_id, categories.id) order by products.id) as place
        from products join categories on categories.id = category_id where kind = 'printed'
      ) numbered where series_number is distinct from place`))

  test('lets contents rise within the pages of the book', () => {
    for (const { toc, pages } of ofKind('printed')) {
      const places = toc.map(({ page }) => page ?? 0)
      expect(places.length).toBeGreaterThanOrEqual(5)
      expect(places.length).toBeLessThanOrEqual(12)
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      expect(places.at(-1)).toBeLessThanOrEqual(pages ?? 0)
    }
  })

  test('describes every book in paragraphs of its own', () => {
    const texts = ofKind('printed').map(({ description }) => description)
    expect(new Set(texts).size).toBe(326)
    expect(texts.every((text) => text.split('<p>').length >= 4 && !text.includes('{'))).toBe(true)
  })
})

describe('prices and counters', () => {
  test('no sale price is above the price, no flash price above either', async () => {
    expect(all.filter(({ price, salePrice }) => salePrice !== null && salePrice >= price)).toEqual([])
    await none(sql`
      select product_id from flash_sale_items item join products on products.id = product_id
      where item.price >= coalesce(sale_price, products.price)`)
  })

  test('a combo costs less than its parts', () =>
    none(sql`
      select combo.id from products combo join combo_parts on combo_id = combo.id join products part on part.id = product_id
      group by combo.id having combo.price >= sum(quantity * coalesce(part.sale_price, part.price)) or count(*) not between 2 and 5`))

  test('nothing is published or reviewed in the future', async () => {
    await none(sql`select id from products where published_at > now()`)
    await none(sql`select id from feedbacks where created_at > now()`)
  })

  test('counts at least as many ratings as there are reviews, star by star', async () => {
    await none(sql`
      select product_id from feedbacks join products on products.id = product_id
      group by product_id, feedbacks.rating, products.id
      having count(*) > (array[rating_1, rating_2, rating_3, rating_4, rating_5])[feedbacks.rating]`)
    expect(await db.$count(feedbacks, eq(feedbacks.productId, 58))).toBe(1000)
    const reviewed = await db.select({ id: feedbacks.productId, reviews: count() }).from(feedbacks).groupBy(feedbacks.productId)
    expect(reviewed.length).toBeGreaterThanOrEqual(40)
  })

  test('only printed books have stock, and some have run out', async () => {
    await none(
      sql`select id from products left join stock on product_id = id where (kind = 'printed') <> (product_id is not null)`,
    )
    expect(await db.$count(stock, eq(stock.onHand, 0))).toBeGreaterThan(5)
  })

  test('one flash sale ran when the demo was made, one was to come', async () => {
    const [first, second, ...others] = await db.select().from(flashSales).orderBy(flashSales.startsAt)
    expect(others).toEqual([])
    // The test database may have been seeded days ago: measured from the seeding, which the running sale began a day before.
    const seededAt = (first?.startsAt.getTime() ?? 0) + 86_400_000
    expect(first?.endsAt.getTime()).toBeGreaterThan(seededAt)
    expect(second?.startsAt.getTime()).toBeGreaterThan(seededAt)
  })
})

describe('what belongs to a product', () => {
  test('every product has a cover and a search row', async () => {
    await none(
      sql`select id from products where not exists (select 1 from product_pictures where product_id = id and position = 0)`,
    )
    await none(sql`select id from products where not exists (select 1 from search_docs where product_id = id)`)
  })

  test('all but combos name their people, and twenty books come with a course', async () => {
    await none(
      sql`select id from products where (kind = 'combo') = exists (select 1 from product_contributors where product_id = id)`,
    )
    const { rows } = await db.execute(sql`select distinct product_id from product_courses`)
    expect(rows.length).toBeGreaterThanOrEqual(20)
  })
})

describe('what is studied', () => {
  test('the library has courses of every subject and level, and each of its first eight under its old id', async () => {
    const { rows } = await db.execute(sql`
      select count(*)::int as courses, count(distinct category_id)::int as subjects, count(distinct level)::int as levels,
        count(*) filter (where has_certificate)::int as certified
      from courses where use = 'library'`)
    const [{ courses: many, subjects, levels, certified } = {}] = rows as Record<string, number>[]
    expect(many).toBeGreaterThanOrEqual(20)
    expect(subjects).toBeGreaterThanOrEqual(6)
    expect(levels).toBe(3)
    expect(certified).toBeGreaterThan(5)
    const { rows: first } = await db.execute(sql`select title from courses where id in (1, 7, 8) order by id`)
    expect(first.map(({ title }) => title)).toEqual([
      'Cấp cứu ban đầu cho mọi nhà',
      'Ruộng lúa bốn mùa',
      'An toàn khi dùng mạng cho học sinh',
    ])
  })

  test('every course has chapters, every chapter lessons, and the course says how many and how long', () =>
    none(sql`
      select c.id from courses c
      left join course_chapters chapter on chapter.course_id = c.id left join lessons l on l.chapter_id = chapter.id
      group by c.id
      having bool_or(l.id is null) or count(l.id) <> c.lesson_count or sum(l.duration_seconds) <> c.duration_seconds
        or count(distinct (chapter.position, l.position)) <> count(l.id)`))

  test('every lesson that is read teaches something', async () => {
    const read = await db
      .select({ id: lessons.id, body: lessons.body, use: courses.use })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(eq(lessons.kind, 'text'))
    // Beside a textbook lie sums and dictations of a few lines, too.
    const leastWords = { library: 100, sold: 100, textbook: 40 }
    expect(read.filter(({ body, use }) => textOf(body).split(' ').length < leastWords[use])).toEqual([])
  })

  test('what plays has captions, its words as text and the length it plays; documents and materials are there', async () => {
    await none(sql`
      select l.id from lessons l left join lesson_captions c on c.lesson_id = l.id and c.language = 'vi' left join videos v on v.id = l.video_id
      where l.kind in ('video', 'audio') and (coalesce(c.vtt, '') not like 'WEBVTT%' or l.transcript = ''
        or l.duration_seconds not between 5 and 120 or l.duration_seconds <> round(v.duration_ms / 1000.0))`)
    const { rows } = await db.execute(sql`
      select count(distinct l.video_id)::int as videos, count(*) filter (where l.kind = 'audio')::int as audios,
        count(*) filter (where l.kind = 'document')::int as documents, count(m.id)::int as materials
      from courses c join lessons l on l.course_id = c.id left join lesson_materials m on m.lesson_id = l.id where c.use = 'library'`)
    expect(rows[0]).toEqual({ videos: 7, audios: 1, documents: 1, materials: 4 })
  })

  test('a course that is sold has as many lessons as the shop says, two or three of them open to everybody', () =>
    none(sql`
      select p.id, p.lesson_count, count(l.id) as lessons, count(*) filter (where l.is_preview) as previews
      from products p left join courses c on c.product_id = p.id left join lessons l on l.course_id = c.id
      where p.kind = 'course' group by p.id
      having count(l.id) not between 6 and 10 or p.lesson_count <> count(l.id) or jsonb_array_length(p.toc) <> count(l.id)
        or count(*) filter (where l.is_preview) not between 2 and 3`))

  test('every textbook leads somewhere, in the order of its pages and never behind its last one', async () => {
    await none(sql`
      select t.id from textbooks t left join textbook_chapters ch on ch.textbook_id = t.id
        left join textbook_sub_chapters s on s.chapter_id = ch.id
      group by t.id having count(distinct ch.id) < 2 or count(s.lesson_id) < 4`)
    await none(sql`
      select s.id from textbook_sub_chapters s join textbook_chapters ch on ch.id = s.chapter_id
        join textbooks t on t.id = ch.textbook_id join products p on p.id = t.product_id
        left join lessons l on l.id = s.lesson_id
      where s.page not between ch.first_page and ch.last_page or ch.last_page > p.pages or l.course_id <> t.course_id
        or case s.kind when 'audio' then 'audio' when 'video' then 'video' else 'text' end <> l.kind
        or s.page < (select max(before.page) from textbook_sub_chapters before where before.chapter_id = s.chapter_id and before.id < s.id)`)
    // A book whose second column is empty must look right too.
    const { rows } = await db.execute(
      sql`select textbook_id from textbook_chapters group by textbook_id having max("column") = 1`,
    )
    expect(rows).toHaveLength(1)
  })

  test('sold courses show videos to everybody and to owners only; the reader of the demo has two courses to study', async () => {
    const { rows } = await db.execute(sql`
      select count(*) filter (where l.is_preview)::int as open, count(*) filter (where not l.is_preview)::int as locked
      from lessons l join courses c on c.id = l.course_id where c.use = 'sold' and l.kind = 'video'`)
    expect(rows[0]).toEqual({ open: 2, locked: 4 })
    const { rows: owned } = await db.execute(sql`
      select c.id from entitlements e join users u on u.id = e.user_id join courses c on c.product_id = e.product_id
      where u.email = 'docgia@thuquan.test' and e.source = 'staff' order by c.id`)
    expect(owned).toEqual([{ id: 102 }, { id: 106 }])
  })

  test('the reader of the demo has finished one course, every lesson of it, and has its certificate; another is half way', async () => {
    const { rows } = await db.execute(sql`
      select c.id, count(l.id) filter (where p.done_at is not null) = c.lesson_count as "isDone",
        exists (select 1 from certificates x where x.course_id = c.id and x.user_id = u.id and x.course_title = c.title
          and x.lesson_count = c.lesson_count and x.name = u.name and c.has_certificate) as "isCertified"
      from users u join lesson_progress p on p.user_id = u.id join lessons l on l.id = p.lesson_id and l.kind = 'text'
        join courses c on c.id = l.course_id
      where u.email = 'docgia@thuquan.test' group by c.id, u.id order by c.id`)
    expect(rows).toEqual([
      { id: 22, isDone: true, isCertified: true },
      { id: 102, isDone: false, isCertified: false },
    ])
  })

  test('the printed contents of a textbook name the chapters of its tree, at their pages', () =>
    none(sql`
      select t.id, c.title from textbooks t join textbook_chapters c on c.textbook_id = t.id join products p on p.id = t.product_id
      where not exists (select 1 from jsonb_array_elements(p.toc) entry
        where entry ->> 'title' like '%' || c.title and (entry ->> 'page')::int = c.first_page)`))

  test('codes printed beside lessons lead to lessons, rows and textbooks that are there', () =>
    none(sql`
      select code from short_links where target_type in ('lesson', 'subChapter', 'textbook', 'course')
        and not case target_type
          when 'lesson' then exists (select 1 from lessons where id = target::int)
          when 'subChapter' then exists (select 1 from textbook_sub_chapters where id = target::int and kind <> 'heading')
          when 'course' then exists (select 1 from courses where id = target::int)
          else exists (select 1 from textbooks where id = target::int) end`))
})

test('manuscripts stand in every state that the press knows, two of them of the demo’s reader', async () => {
  const { rows } = await db.execute<{ state: string; files: number; letters: number; own: number; book: string | null }>(sql`
    select m.state, count(distinct f.id)::int as files, count(distinct l.id)::int as letters,
      count(distinct m.id) filter (where u.email = 'docgia@thuquan.test')::int as own, max(p.title) as book
    from manuscripts m join manuscript_files f on f.manuscript_id = m.id join manuscript_letters l on l.manuscript_id = m.id
      left join users u on u.id = m.user_id left join products p on p.id = m.product_id and p.title = m.title
    group by m.state`)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(MANUSCRIPT_STATES.filter((state) => state !== 'draft').toSorted())
  expect(rows.reduce((sum, { own }) => sum + own, 0)).toBe(2)
  expect(rows.filter(({ book }) => book).map(({ state }) => state)).toEqual(['published'])
  await none(sql`select code from manuscripts where char_length(summary) < 100 or due_day < created_at::date`)
})

test('questions about books are answered, and one book has more than a page of them', async () => {
  await none(sql`select q.id from product_questions q left join product_answers a on a.question_id = q.id
    group by q.id having count(a.id) = 0 or min(a.created_at) < q.created_at or q.state <> 'shown' or bool_or(a.state <> 'shown')`)
  expect(await db.$count(productQuestions, eq(productQuestions.productId, 56))).toBeGreaterThan(5)
})

describe('seeding', () => {
  let before: unknown
  const fingerprint = () =>
    db
      .execute(sql`
      select (select count(*) from products) as products, (select max(updated_at) from products) as updated,
        (select count(*) from feedbacks) as feedbacks, (select count(*) from news) as news, (select sum(on_hand) from stock) as stock,
        (select json_agg(json_build_array(id, title, category_id, lesson_count, duration_seconds) order by id) from courses) as courses,
        (select json_agg(json_build_array(id, chapter_id, md5(body)) order by id) from lessons) as lessons,
        (select json_agg(name order by id) from course_categories) as subjects,
        (select json_agg(json_build_array(id, title, lesson_count, md5(toc::text)) order by id) from products where kind = 'course') as sold,
        (select json_agg(json_build_array(id, course_id, summary) order by id) from textbooks) as textbooks,
        (select json_agg(json_build_array(id, parent_id, lesson_id, page) order by id) from textbook_sub_chapters) as tree,
        (select json_agg(json_build_array(id, kind, course_id, lesson_id, pass_mark) order by id) from exams) as exams,
        (select json_agg(json_build_array(id, part_id, question_id, topic_id, points) order by id) from exam_items) as items,
        (select json_agg(json_build_array(question_id, md5(content::text)) order by id) from bank_question_versions) as asked,
        (select json_agg(json_build_array(id, code, state) order by id) from manuscripts) as manuscripts,
        (select json_agg(json_build_array(content, product_id) order by created_at) from product_questions) as questions`)
      .then(({ rows }) => rows)

  beforeAll(async () => {
    before = await fingerprint()
  })

  test('a second time changes nothing', async () => {
    await seedDemo(db)
    expect(await fingerprint()).toEqual(before)
  })

  test('a database of an earlier release gets what came since, and keeps the rest', async () => {
    await db.execute(sql`truncate content_pages, content_page_versions, news_tags, news_tag_links, questions, organisation_units`)
    await db.execute(sql`alter table short_links disable trigger all`)
    await db.execute(sql`delete from short_links; delete from short_link_kinds`)
    await db.execute(sql`alter table short_links enable trigger all`)
    await db.execute(sql`update news set plain = '' where id <= 12; delete from news where id > 12`)
    await db.execute(
      sql`truncate exams, bank_questions, question_topics, manuscripts, manuscript_numbers, product_questions cascade`,
    )
    await seedDemo(db)
    expect(await fingerprint()).toEqual(before)
    const { rows } = await db.execute(
      sql`select (select count(*)::int from content_pages) as pages, (select count(*)::int from short_links) as links`,
    )
    expect(rows[0]).toEqual({ pages: 14, links: 15 })
  })

  test('a database of before lessons existed gets them, and keeps the ids of its courses @slow', async () => {
    await db.execute(sql`
      update textbooks set course_id = null, summary = ''; delete from textbook_chapters;
      update products set lesson_count = 32, toc = '[]' where id = 2002;
      delete from certificates; delete from courses where id > 8; delete from course_chapters;
      update courses set category_id = 1, lesson_count = 12, duration_seconds = 0, level = 'basic', teachers = '[]';
      delete from course_categories where id > 1; update course_categories set name = 'Khoá học mở'`)
    await seedDemo(db)
    expect(await fingerprint()).toEqual(before)
  })

  test('leaves the next ids free', async () => {
    const [added] = await db.insert(feedbacks).values({ productId: 1, name: 'Bạn đọc', rating: 5, content: 'Hay' }).returning()
    expect(added?.id).toBeGreaterThan(1_000)
    const { rows } = await db.execute<{ id: number }>(sql`select nextval(pg_get_serial_sequence('products', 'id'))::int as id`)
    expect(rows[0]?.id).toBe(100_001)
  })
})
