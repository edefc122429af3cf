/** What belongs to one person, what is no page, and lists without end. */
const CLOSED = [
  '/gio-hang',
  '/cart',
  '/yeu-thich',
  '/bao-co-hang',
  '/mua-ngay',
  '/thanh-toan',
  '/xac-nhan-don-hang',
  '/confirm-order',
  '/tai-khoan',
  '/account',
  '/tai-lieu-cua-toi',
  '/login',
  '/logout',
  '/api/',
  '/mobile/',
  '/h/',
  '/p/',
  '/m/',
  '/*?*searchContent=',
]

export const robotsText = (publicUrl: string) =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), 'Allow: /', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
