import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'

/** Writes the Word files that authors download from the intake page: `node scripts/make-manuscript-templates.ts`. */
export const TEMPLATES_FOLDER = join(import.meta.dirname, '../web/app/manuscript/intake/templates')

type Line = readonly [style: 'Title' | 'Heading1' | 'Heading2' | 'Normal' | 'Centre', text: string]

const GAP = '…………………………………………………………'
const field = (name: string): Line => ['Normal', `${name}: ${GAP}`]

export const TEMPLATES: Record<string, readonly Line[]> = {
  'quy-cach-ban-thao.docx': [
    ['Title', 'Quy cách bản thảo'],
    ['Normal', 'Tệp này đã đặt sẵn khổ giấy, lề và kiểu chữ. Bạn xoá phần hướng dẫn rồi viết thẳng vào đây.'],
    ['Heading1', '1. Khổ giấy và chữ'],
    [
      'Normal',
      'Khổ A4, lề trên và dưới 2,5 cm, lề trái 3 cm, lề phải 2 cm. Phông Times New Roman cỡ 13, giãn dòng 1,5. Mã Unicode dựng sẵn.',
    ],
    ['Heading1', '2. Thứ tự'],
    [
      'Normal',
      'Bìa (tên sách, tác giả), lời nói đầu, mục lục, các chương, tài liệu tham khảo, phụ lục, bảng tra. Đánh số trang liên tục.',
    ],
    ['Heading1', '3. Đề mục'],
    ['Normal', 'Chương dùng kiểu Heading 1, mục lớn dùng Heading 2, để mục lục tự sinh. Không đánh số đề mục sâu quá ba cấp.'],
    ['Heading1', '4. Hình, bảng, công thức'],
    [
      'Normal',
      'Hình và bảng đánh số theo chương (Hình 2.1, Bảng 2.1), có tên và nguồn. Gói tệp gốc của hình trong một tệp .zip, tên tệp theo số hình, độ phân giải từ 300 dpi. Công thức viết bằng trình soạn công thức, không dán ảnh.',
    ],
    ['Heading1', '5. Trích dẫn'],
    [
      'Normal',
      'Một kiểu thống nhất trong cả sách. Mỗi tài liệu được trích đều có trong danh mục, mỗi tài liệu trong danh mục đều được trích.',
    ],
    ['Heading1', '6. Tệp gửi'],
    ['Normal', '.docx, .doc, .odt, .rtf hoặc .pdf, không có macro, mỗi tệp tối đa 100 MB, mỗi lần tối đa 10 tệp.'],
    ['Heading1', 'Chương mẫu'],
    ['Heading2', '1.1. Mục mẫu'],
    ['Normal', 'Đoạn văn mẫu.'],
  ],
  'giay-de-nghi-xuat-ban.docx': [
    ['Centre', 'CỘNG HOÀ XÃ HỘI CHỦ NGHĨA VIỆT NAM'],
    ['Centre', 'Độc lập – Tự do – Hạnh phúc'],
    ['Title', 'Giấy đề nghị xuất bản'],
    ['Normal', 'Kính gửi: Nhà xuất bản Đại học Thư Quán'],
    ['Heading1', 'Người đề nghị'],
    field('Họ và tên, hoặc tên tổ chức'),
    ['Normal', 'Tư cách: ☐ cá nhân   ☐ nhóm tác giả   ☐ tổ chức'],
    field('Đơn vị công tác'),
    field('Địa chỉ'),
    field('Điện thoại, email'),
    ['Heading1', 'Tác phẩm'],
    field('Tên tác phẩm'),
    field('Tác giả, đồng tác giả'),
    field('Thể loại, lĩnh vực'),
    field('Số trang, số hình dự kiến'),
    ['Normal', 'Hình thức: ☐ sách in   ☐ sách điện tử   ☐ cả hai'],
    field('Nguồn kinh phí, số bản dự kiến'),
    ['Heading1', 'Cam kết'],
    [
      'Normal',
      'Tôi là tác giả hoặc có quyền đối với tác phẩm nói trên; nội dung không xâm phạm bản quyền của người khác; tác phẩm chưa xuất bản và hiện không nộp ở nhà xuất bản nào khác. Tôi chịu trách nhiệm về cam kết này trước pháp luật.',
    ],
    ['Centre', '………, ngày … tháng … năm ……'],
    ['Centre', 'Người đề nghị (ký, ghi rõ họ tên; tổ chức đóng dấu)'],
  ],
  'de-cuong-va-tom-tat.docx': [
    ['Title', 'Đề cương và tóm tắt'],
    field('Tên tác phẩm'),
    field('Tác giả'),
    ['Heading1', '1. Tóm tắt (100–3.000 ký tự)'],
    ['Normal', 'Sách nói gì, mới ở đâu, dựa trên tư liệu nào.'],
    ['Heading1', '2. Bạn đọc'],
    ['Normal', 'Viết cho ai; họ cần biết gì trước khi đọc; môn học nào có thể dùng.'],
    ['Heading1', '3. Sách cùng đề tài'],
    ['Normal', 'Hai hoặc ba cuốn gần nhất, và cuốn này khác ở đâu.'],
    ['Heading1', '4. Mục lục dự kiến'],
    ['Normal', 'Chương 1. (số trang, một câu về nội dung)'],
    ['Normal', 'Chương 2. '],
    ['Normal', 'Chương 3. '],
    ['Heading1', '5. Đã viết đến đâu'],
    ['Normal', 'Những chương đã xong, ngày dự kiến xong toàn bộ.'],
    ['Heading1', '6. Về tác giả'],
    ['Normal', 'Nơi công tác, hướng nghiên cứu, sách và bài đã công bố.'],
  ],
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const OFFICE = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = ([style, text]: Line) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
/** A4 with the margins that the rules name, in twentieths of a point. */
const PAGE =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1134" w:bottom="1417" w:left="1701" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>'

const style = (id: string, name: string, paragraphs: string, runs: string, isDefault = false) =>
  `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${isDefault ? '' : '<w:basedOn w:val="Normal"/><w:next w:val="Normal"/>'}<w:qFormat/><w:pPr>${paragraphs}</w:pPr><w:rPr>${runs}</w:rPr></w:style>`
const size = (points: number) => `<w:sz w:val="${points * 2}"/><w:szCs w:val="${points * 2}"/>`
const STYLES = `${XML}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman" w:eastAsia="Times New Roman"/>${size(13)}<w:lang w:val="vi-VN"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style('Normal', 'Normal', '<w:spacing w:after="120" w:line="360" w:lineRule="auto"/><w:jc w:val="both"/>', '', true),
  style('Title', 'Title', '<w:spacing w:before="360" w:after="360"/><w:jc w:val="center"/>', `<w:b/>${size(20)}`),
  style(
    'Heading1',
    'heading 1',
    '<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/>',
    `<w:b/>${size(15)}`,
  ),
  style(
    'Heading2',
    'heading 2',
    '<w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="1"/>',
    `<w:b/>${size(13)}`,
  ),
  style('Centre', 'Centre', '<w:jc w:val="center"/>', ''),
].join('')}</w:styles>`

const TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${OFFICE}.styles+xml"/></Types>`
const relations = (type: string, target: string) =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/${type}" Target="${target}"/></Relationships>`

/** The same bytes every time. */
export function templateOf(lines: readonly Line[]): Uint8Array {
  const document = `${XML}<w:document ${W}><w:body>${lines.map(paragraph).join('')}${PAGE}</w:body></w:document>`
  const parts = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relations('styles', 'styles.xml'),
    'word/styles.xml': STYLES,
  }
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))
  return zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) })
}

if (import.meta.main) {
  mkdirSync(TEMPLATES_FOLDER, { recursive: true })
  for (const [name, lines] of Object.entries(TEMPLATES)) writeFileSync(join(TEMPLATES_FOLDER, name), templateOf(lines))
}
