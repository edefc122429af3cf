import { test as base, expect } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Nothing but questions and answers: opening a window for each would cost more than the answer. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
})

const NO_ORDER = '00000000-0000-4000-8000-000000000000'

const EXAM = 'de-tu-luyen-so-1-mon-vat-ly.1'
const EXERCISE = 'luyen-tap-ep-tim-ngoai-long-nguc.101'
/** One's own exams and exercises, and the address of each that search engines are told. */
const OWN_EXAMS = [
  ...[['bai-kiem-tra'], ['myexam', 'bai-kiem-tra'], ['mobile/myexam', 'bai-kiem-tra']],
  ...[['bai-tap-cua-toi'], ['myexercise', 'bai-tap-cua-toi'], ['mobile/myExercise', 'bai-tap-cua-toi']],
].map(([path = '', told = path]) => [path, told] as const)
const VIEWS = ['', '/lam-bai', '/xem-lai/:attemptId', '/in-de/:attemptId']
const sample = (path: string) => `/${path.replace(':attemptId', NO_ORDER)}`

/** One address for each pattern with a parameter; a new route without one fails below. */
const EXAMPLES: Record<string, string> = {
  'san-pham/danh-muc/:id': '/san-pham/danh-muc/ngoai-ngu.31',
  'san-pham/:id': '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
  'product/:id': '/product/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
  'bo-sach/:id': '/bo-sach/luat-dan-su.3',
  'tac-gia/:id': '/tac-gia/thai-van-hai-dang.11',
  'tin-sach/:id': '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1',
  'news/:id': '/news/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1',
  'mobile/news/:id': '/mobile/news/1',
  'pages/:id': '/pages/mua-tuu-truong',
  // Nobody's order: what the server sends is the same for every one.
  'xac-nhan-don-hang/:id': `/xac-nhan-don-hang/${NO_ORDER}`,
  'confirm-order/:id': `/confirm-order/${NO_ORDER}`,
  'tai-khoan/don-hang/:id': `/tai-khoan/don-hang/${NO_ORDER}`,
  'account/don-hang/:id': `/account/don-hang/${NO_ORDER}`,
  'chi-tiet-ban-thao/:id': `/chi-tiet-ban-thao/${NO_ORDER}`,
  'tai-khoan/thu-vien-cua-toi/:id': '/tai-khoan/thu-vien-cua-toi/92',
  'doc-sach/:id': '/doc-sach/1033',
  'thu-vien/khoa-hoc/:id': '/thu-vien/khoa-hoc/cap-cuu-ban-dau-cho-moi-nha.1',
  'library/course/:id': '/library/course/cap-cuu-ban-dau-cho-moi-nha.1',
  'khoa-hoc/:id': '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101',
  'course/:id': '/course/doc-dia-ba-cho-nguoi-moi.101',
  'thu-vien/bai-hoc/:id': '/thu-vien/bai-hoc/nhin-quanh-goi-hoi-goi-115.101',
  'library/lesson/:id': '/library/lesson/nhin-quanh-goi-hoi-goi-115.101',
  'bai-hoc/:id': '/bai-hoc/con-dau-chu-ky-dau-diem-chi.10102',
  'lesson/:id': '/lesson/con-dau-chu-ky-dau-diem-chi.10102',
  'mobile/lesson/:id': '/mobile/lesson/101',
  'mobile/mycourse/lesson/:id': '/mobile/mycourse/lesson/10102',
  'xem-truoc-khoa-hoc': '/xem-truoc-khoa-hoc?id=101',
  previewCourse: '/previewCourse?id=101',
  'mobile/course/:id': '/mobile/course/1',
  'sach-giao-khoa/:id': '/sach-giao-khoa/vui-hoc-toan-lop-1.1',
  'sgk/thu-vien-sgk/:id': '/sgk/thu-vien-sgk/vui-hoc-toan-lop-1.1',
  'mobile/sgk/thu-vien-sgk/:id': '/mobile/sgk/thu-vien-sgk/1',
  'mobile/mycourse/:id': '/mobile/mycourse/101',
  // Nobody's certificate: it says so.
  'cn/:code': '/cn/tq7k2m9xpe40',
  'exam/:id': `/exam/${EXAM}`,
  'bai-tap/:id': `/bai-tap/${EXERCISE}`,
  'exercise/:id': `/exercise/${EXERCISE}`,
  'mobile/exam/:id': '/mobile/exam/1',
  'in-de/:id': '/in-de/1',
  'in-de/:id/dap-an': '/in-de/1/dap-an',
  'mobile/exercise/:id': '/mobile/exercise/101',
  ...Object.fromEntries(OWN_EXAMS.flatMap(([path]) => VIEWS.map((view) => [`${path}/:id${view}`, sample(`${path}/1${view}`)]))),
}
/** What is looked up and not found has a page all the same. */
const NOT_FOUND = ['/cn/tq7k2m9xpe40']
/** Where two addresses show one page: the one search engines are told. */
const ALIASES: Record<string, string> = {
  '/product/productList': '/san-pham',
  '/product/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56': '/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.56',
  '/news/newsList': '/tin-sach',
  '/news/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1': '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1',
  '/mobile/news/1': '/tin-sach/doc-lai-dia-ba-khi-so-ruong-ke-chuyen-lang.1',
  '/library/libraryCourses': '/thu-vien',
  '/library/course/cap-cuu-ban-dau-cho-moi-nha.1': '/thu-vien/khoa-hoc/cap-cuu-ban-dau-cho-moi-nha.1',
  '/mobile/course/1': '/thu-vien/khoa-hoc/cap-cuu-ban-dau-cho-moi-nha.1',
  '/course/doc-dia-ba-cho-nguoi-moi.101': '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101',
  '/library/lesson/nhin-quanh-goi-hoi-goi-115.101': '/thu-vien/bai-hoc/nhin-quanh-goi-hoi-goi-115.101',
  '/mobile/lesson/101': '/thu-vien/bai-hoc/nhin-quanh-goi-hoi-goi-115.101',
  '/lesson/con-dau-chu-ky-dau-diem-chi.10102': '/bai-hoc/con-dau-chu-ky-dau-diem-chi.10102',
  '/mobile/mycourse/lesson/10102': '/bai-hoc/con-dau-chu-ky-dau-diem-chi.10102',
  '/xem-truoc-khoa-hoc?id=101': '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101',
  '/previewCourse?id=101': '/khoa-hoc/doc-dia-ba-cho-nguoi-moi.101',
  '/mobile/mycourse/101': '/khoa-hoc/101',
  '/sgk/thu-vien-sgk': '/sach-giao-khoa',
  '/sgk/thu-vien-sgk/vui-hoc-toan-lop-1.1': '/sach-giao-khoa/vui-hoc-toan-lop-1.1',
  '/mobile/sgk/thu-vien-sgk/1': '/sach-giao-khoa/vui-hoc-toan-lop-1.1',
  '/cn/tq7k2m9xpe40': '/cn',
  '/gioi-thieu-old': '/gioi-thieu',
  '/cart': '/gio-hang',
  '/preview': '/xem-truoc',
  [`/exercise/${EXERCISE}`]: `/bai-tap/${EXERCISE}`,
  '/mobile/exam/1': `/exam/${EXAM}`,
  '/mobile/exercise/101': `/bai-tap/${EXERCISE}`,
  ...Object.fromEntries(OWN_EXAMS.flatMap(([path, told]) => VIEWS.map((view) => [sample(`${path}/1${view}`), `/${told}/1`]))),
  [`/confirm-order/${NO_ORDER}`]: `/xac-nhan-don-hang/${NO_ORDER}`,
}

/** Lead elsewhere at once. */
const REDIRECTS = ['account/to-profile.tsx']

const entries = await routesOf()
const paths = entries.map(({ path = '' }) => EXAMPLES[path] ?? (path.includes(':') ? undefined : `/${path}`))

test('mỗi tuyến có tham số đều có một địa chỉ mẫu', () => {
  expect(entries.filter(({ path }) => path?.includes(':') && !EXAMPLES[path]).map(({ path }) => path)).toEqual([])
})

for (const path of paths) {
  if (path === undefined) continue
  test(`${path}: 200, một h1, tiêu đề, mô tả và địa chỉ chuẩn, không cần JavaScript`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(NOT_FOUND.includes(path) ? 404 : 200)
    const html = await answer.text()
    expect(html.match(/<h1[\s>]/g)?.length).toBe(1)
    expect(html).toMatch(/<title>[^<]{8,}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/share\/[^"]+\.jpg"/)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(new URL(canonical).pathname).toBe(ALIASES[path] ?? path.replace(/^\/account\//, '/tai-khoan/'))
    expect(textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').length).toBeGreaterThan(60)
  })
}

test('không hai trang nào trùng tiêu đề hoặc mô tả', async ({ request }) => {
  const heads = new Map<string, string>()
  for (const path of paths) {
    if (path === undefined || ALIASES[path]) continue
    const html = await (await request.get(path)).text()
    // What search engines don't see can't be mixed up.
    if (html.includes('<meta name="robots" content="noindex"')) continue
    const head = [/<title>([^<]*)/, /<meta name="description" content="([^"]*)/].map((part) => part.exec(html)?.[1])
    for (const text of head) {
      expect(heads.get(text ?? ''), `${path} và ${heads.get(text ?? '')}`).toBeUndefined()
      heads.set(text ?? '', path)
    }
  }
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** The site map as it is built, without the redirect at its root and pages for the team. */
async function routesOf(): Promise<RouteConfigEntry[]> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const routes = (await import('../web/app/routes.ts')).default as RouteConfigEntry[]
  process.env.NODE_ENV = before
  return routes
    .flatMap((entry) => entry.children ?? [entry])
    .filter(({ index, path, file }) => !index && path !== '*' && !REDIRECTS.includes(file))
}
