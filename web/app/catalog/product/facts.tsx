import type { ProductDetail } from '@tq/contract/catalog.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { KIND_NAMES } from '../kinds.ts'
import styles from './product-facts.module.css'

type Fact = [name: string, value: ReactNode]

/** What is worth knowing depends on what it is: a page count says nothing of a course, a weight nothing of an e-book. */
export function Facts({ product }: { product: ProductDetail }) {
  const facts = FACTS[product.kind](product).filter(([, value]) => value !== null && value !== 0 && value !== '')
  return (
    <section id="chi-tiet" className={styles.part}>
      <h2>Chi tiết</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const FACTS: Record<ProductDetail['kind'], (product: ProductDetail) => Fact[]> = {
  printed: (product) => [
    ...edition(product),
    ['Số trang', product.pages && formatNumber(product.pages)],
    ['Khổ sách', product.size],
    ['Khối lượng', product.weightGrams && `${formatNumber(product.weightGrams)} g`],
    ['Loại bìa', product.coverType],
    ...shelf(product),
  ],
  digital: (product) => [
    ['Định dạng', product.ebook && FORMAT_WORDS[product.ebook.format]],
    ['Số trang', product.pages && formatNumber(product.pages)],
    ['Đọc thử', <Preview key="preview" product={product} />],
    ['Đọc ở đâu', 'Trình duyệt trên máy tính, máy tính bảng, điện thoại; tải về máy để đọc khi không có mạng'],
    ['Thời hạn', 'Không giới hạn'],
    ...edition(product),
    ...shelf(product),
  ],
  course: (product) => [
    ['Loại', 'Khoá học trực tuyến'],
    ['Số bài', product.lessonCount && `${formatNumber(product.lessonCount)} bài`],
    ['Thời hạn học', 'Không giới hạn'],
    ...shelf(product),
  ],
  combo: (product) => [
    ['Trong bộ', partsWords(product.parts)],
    ['Tổng số trang', sumOf(product.parts, (part) => part.pages ?? 0)],
    ...shelf(product),
  ],
}

const ORDINALS = ['nhất', 'hai', 'ba', 'tư', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']

function edition({ isbn, publisher, year, edition }: ProductDetail): Fact[] {
  const printing = edition ? `, in lần thứ ${ORDINALS[edition - 1] ?? edition}` : ''
  return [
    ['ISBN', isbn],
    ['Nhà xuất bản', publisher],
    ['Năm xuất bản', year && `${year}${printing}`],
  ]
}

function shelf({ seriesNumber, categories, vatClass }: ProductDetail): Fact[] {
  return [
    ['Tủ sách', seriesNumber && `${categories[0]?.name}, số\u00a0${seriesNumber}`],
    ['Thuế GTGT', vatClass === 'KCT' ? 'Không chịu thuế' : `${vatClass}%, đã gồm trong giá`],
  ]
}

const FORMAT_WORDS = { epub: 'EPUB, chữ tự dàn theo màn hình', pdf: 'PDF, giữ nguyên trang như bản in' }

function Preview({ product: { ebook, hasPreview, address } }: { product: ProductDetail }) {
  if (!ebook || !hasPreview) return 'Chưa có'
  return <Link to={`/xem-truoc?id=${address}`}>{ebook.previewPercent}% đầu của cuốn sách, miễn phí</Link>
}

type Part = ProductDetail['parts'][number]

const sumOf = (parts: Part[], countOf: (part: Part) => number) =>
  formatNumber(parts.reduce((sum, part) => sum + countOf(part) * part.quantity, 0))

const UNITS = { printed: 'cuốn', digital: 'cuốn', course: 'khoá', combo: 'bộ' }

/** "3 cuốn sách giấy, 1 khoá học" */
export function partsWords(parts: Part[]): string {
  return Object.entries(Object.groupBy(parts, ({ kind }) => kind))
    .map(([kind, some]) => {
      const name = KIND_NAMES[kind as Part['kind']].toLowerCase()
      const unit = UNITS[kind as Part['kind']]
      return `${sumOf(some ?? [], () => 1)} ${name.startsWith(unit) ? '' : `${unit} `}${name}`
    })
    .join(', ')
}
