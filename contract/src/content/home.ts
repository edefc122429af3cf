import { z } from 'zod'
import { Picture, ProductCard } from '../catalog.ts'
import { endpoint } from '../http/endpoint.ts'
import { AddressId, Instant } from '../shapes.ts'

const read = { method: 'GET', access: 'open' } as const

/** SPEC §3: id, name, parentId (null for top level); a flat list from which the menu builds its tree. */
export const Category = z.object({
  id: z.int(),
  name: z.string(),
  parentId: z.int().nullable(),
  address: z.string(),
  productCount: z.int(),
})
export type Category = z.infer<typeof Category>

export const getCategories = endpoint({
  ...read,
  path: '/api/HomePage/Categories',
  summary: 'Mọi danh mục sách, danh sách phẳng',
  data: z.array(Category),
})

export const getLogos = endpoint({
  ...read,
  path: '/api/HomePage/Logo',
  summary: 'Logo cho máy tính và điện thoại',
  data: z.array(z.object({ url: z.string(), isMobile: z.boolean(), width: z.int(), height: z.int() })),
})

export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  kicker: z.string(),
  linkText: z.string(),
  url: z.string(),
  scene: z.string(),
  picture: Picture.nullable(),
})

export const getBanners = endpoint({
  ...read,
  path: '/api/HomePage/Banner',
  summary: 'Ảnh quảng bá đầu trang chủ',
  data: z.array(Banner),
})

export const BlockSummary = z.object({ id: z.int(), name: z.string(), url: z.string() })

export const getBlocks = endpoint({
  ...read,
  path: '/api/HomePage/Blocks',
  summary: 'Các khối sách của trang chủ',
  data: z.array(BlockSummary),
})

export const getBooksInBlock = endpoint({
  ...read,
  path: '/api/HomePage/BooksInBlock/:blockId',
  summary: 'Sách trong một khối',
  params: z.object({ blockId: AddressId }),
  data: z.array(ProductCard),
})

export const getBooksInCategory = endpoint({
  ...read,
  path: '/api/HomePage/BooksInCategory/:id',
  summary: 'Sách tiêu biểu của một danh mục',
  params: z.object({ id: AddressId }),
  data: z.array(ProductCard),
})

export const getSelectionBlocks = endpoint({
  ...read,
  path: '/api/HomePage/SelectionBlock',
  summary: 'Tủ sách chọn lọc',
  data: z.array(
    z.object({ id: z.int(), name: z.string(), description: z.string(), url: z.string(), products: z.array(ProductCard) }),
  ),
})

export const getLibraryTeasers = endpoint({
  ...read,
  path: '/api/HomePage/Libraries',
  summary: 'Học liệu mở nổi bật',
  data: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      summary: z.string(),
      address: z.string(),
      lessonCount: z.int(),
      picture: Picture.nullable(),
    }),
  ),
})

export const getNewsTeasers = endpoint({
  ...read,
  path: '/api/HomePage/News',
  summary: 'Tin mới ở trang chủ',
  data: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      summary: z.string(),
      address: z.string(),
      isFocus: z.boolean(),
      picture: Picture.nullable(),
      publishedAt: Instant,
    }),
  ),
})

export const getTextbookBlock = endpoint({
  ...read,
  path: '/api/HomePage/TextbookBlock',
  summary: 'Sách giáo khoa ở trang chủ',
  data: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      subject: z.string(),
      grade: z.int(),
      address: z.string(),
      picture: Picture.nullable(),
    }),
  ),
})

export const getPartnerLogos = endpoint({
  ...read,
  path: '/api/HomePage/LogoPartner',
  summary: 'Logo các đơn vị hợp tác',
  data: z.array(z.object({ id: z.int(), name: z.string(), url: z.string(), picture: Picture.nullable() })),
})

/** The quick panel shows what is going on today. */
export const getQuickPanel = endpoint({
  ...read,
  path: '/api/quick-panel/data',
  summary: 'Nội dung bảng xem nhanh',
  data: z.object({
    notes: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string() })),
    events: z.array(z.object({ id: z.int(), title: z.string(), detail: z.string(), startsAt: Instant })),
  }),
})
