import { ROLE_NAMES } from '@tq/contract/manuscript/words.ts'
import { PUBLISHER } from '@tq/contract/publisher.ts'
import { momentText } from '../../time/vietnam-time.ts'
import type { About, Writer } from './about.ts'
import { safe, shownBytes, shownDay } from './texts.ts'

const hello = ({ reader }: About) => (reader ? `Chào ${reader},` : 'Chào bạn,')
const codeOf = ({ row }: About) => row.code ?? ''
const named = ({ title }: About) => title
/** What the house says, as its own paragraphs. */
const said = ({ words }: About) => (words ? [words] : [])
const until = ({ row }: About) => (row.dueDay ? shownDay(row.dueDay) : '')

/** A receipt: name, size, version, hash and time of each file, to be compared with what one has. */
export const filesOf = ({ files, isProven }: About): [string, string][] =>
  files.map((file, at) => [
    `${ROLE_NAMES[file.role]}, phiên bản ${file.version}`,
    [
      safe(file.name, isProven, `Tệp ${at + 1}`),
      `${shownBytes(file.bytes)} (${file.bytes.toLocaleString('vi')} byte), nhận lúc ${momentText(file.createdAt)}`,
      `Mã kiểm SHA-256: ${file.fileHash}`,
    ].join('\n'),
  ])

export const AUTHOR_LETTERS = {
  receipt: (about) => ({
    title: `Đã nhận bản thảo ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Chúng tôi đã nhận bản thảo ${named(about)}. Mã hồ sơ là ${codeOf(about)}: bạn dùng mã này cùng email để tra cứu.`,
      'Biên tập viên đọc sơ bộ trong hai đến ba tuần rồi viết cho bạn. Bạn không cần gửi lại; thư này là thư biên nhận.',
      ...(about.isProven ? [] : ['Bạn mở hồ sơ để xem tên tác phẩm và tên các tệp, đồng thời xác nhận hộp thư này là của bạn.']),
    ],
    facts: filesOf(about),
  }),
  coAuthorNamed: (about) => ({
    title: `Bạn được ghi tên trong bản thảo ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} vừa được gửi đến nhà xuất bản, và bạn được ghi là đồng tác giả. Tác giả chính nhận mọi thư về hồ sơ.`,
      `Nếu bạn không biết về bản thảo này, hãy viết đến ${PUBLISHER.email} để chúng tôi gỡ tên bạn.`,
    ],
  }),
  link: (about) => ({
    title: `Liên kết mở hồ sơ ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Liên kết dưới đây mở hồ sơ bản thảo ${codeOf(about)} mà không cần tài khoản, dùng được trong 60 ngày. Đừng chuyển thư này cho người khác.`,
      'Nếu không phải bạn yêu cầu, bạn bỏ qua thư này.',
    ],
  }),
  papersRequested: (about) => ({
    title: `Bản thảo ${codeOf(about)} cần bổ sung giấy tờ`,
    paragraphs: [
      hello(about),
      `Để đọc tiếp bản thảo ${named(about)}, chúng tôi cần thêm giấy tờ, chậm nhất ngày ${until(about)}:`,
      ...said(about),
      'Bạn mở hồ sơ, tải tệp lên rồi bấm “Gửi bổ sung”. Nếu cần thêm thời gian, bạn bấm “Xin thêm thời gian”.',
    ],
  }),
  papersReceived: (about) => ({
    title: `Đã nhận giấy tờ bổ sung của bản thảo ${codeOf(about)}`,
    paragraphs: [hello(about), `Chúng tôi đã nhận giấy tờ bổ sung của bản thảo ${named(about)} và đọc tiếp.`],
    facts: filesOf(about),
  }),
  underReview: (about) => ({
    title: `Bản thảo ${codeOf(about)} được gửi phản biện`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} được gửi đến những người phản biện cùng ngành để nhận xét. Việc này thường mất bốn đến sáu tuần; hiện bạn chưa cần làm gì.`,
      ...said(about),
    ],
  }),
  revisionRequested: (about) => ({
    title: `Bản thảo ${codeOf(about)}: đề nghị chỉnh sửa`,
    paragraphs: [
      hello(about),
      `Sau khi đọc bản thảo ${named(about)}, chúng tôi đề nghị bạn chỉnh sửa và gửi lại chậm nhất ngày ${until(about)}.`,
      ...said(about),
      'Bạn mở hồ sơ, tải bản sửa lên, viết thư phản hồi (nếu có) rồi bấm “Gửi bản sửa”. Bản cũ không bị xoá.',
    ],
  }),
  revisionReceived: (about) => ({
    title: `Đã nhận bản sửa của bản thảo ${codeOf(about)}`,
    paragraphs: [hello(about), `Chúng tôi đã nhận bản sửa của bản thảo ${named(about)}. Thư này là thư biên nhận.`],
    facts: filesOf(about),
  }),
  accepted: (about) => ({
    title: `Bản thảo ${codeOf(about)} được nhận xuất bản`,
    paragraphs: [
      hello(about),
      `Chúng tôi vui mừng báo tin: bản thảo ${named(about)} được nhận xuất bản. Nhà xuất bản sẽ liên hệ để ký hợp đồng.`,
      ...said(about),
    ],
  }),
  rejected: (about) => ({
    title: `Trả lời về bản thảo ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Cảm ơn bạn đã gửi bản thảo ${named(about)}. Rất tiếc, chúng tôi không thể nhận bản thảo này.`,
      ...said(about),
    ],
  }),
  reopened: (about) => ({
    title: `Hồ sơ ${codeOf(about)} được mở lại`,
    paragraphs: [
      hello(about),
      `Chúng tôi xem xét lại bản thảo ${named(about)}; hồ sơ trở về trạng thái đã tiếp nhận.`,
      ...said(about),
    ],
  }),
  editing: (about) => ({
    title: `Bản thảo ${codeOf(about)} bắt đầu biên tập`,
    paragraphs: [
      hello(about),
      `Biên tập viên bắt đầu làm việc trên bản thảo ${named(about)}. Bạn sẽ nhận bản biên tập và bản bông (bản in thử) để đọc và duyệt.`,
      ...said(about),
    ],
  }),
  houseFile: (about) => ({
    title: `Biên tập viên gửi tệp cho bản thảo ${codeOf(about)}`,
    paragraphs: [
      hello(about),
      `Biên tập viên vừa gửi tệp mới của bản thảo ${named(about)} để bạn đọc và trả lời.`,
      ...said(about),
    ],
    facts: filesOf(about),
  }),
  procedures: (about) => ({
    title: `Bản thảo ${codeOf(about)}: đang làm thủ tục xuất bản`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} đã biên tập xong. Chúng tôi đăng ký xuất bản, ra quyết định và đưa sách đi in.`,
      ...said(about),
    ],
  }),
  published: (about) => ({
    title: `Sách từ bản thảo ${codeOf(about)} đã xuất bản`,
    paragraphs: [hello(about), `Chúc mừng bạn: sách từ bản thảo ${named(about)} đã phát hành.`, ...said(about)],
  }),
  withdrawn: (about) => ({
    title: `Đã rút bản thảo ${codeOf(about)}`,
    paragraphs: [hello(about), `Bản thảo ${named(about)} đã được rút theo yêu cầu của bạn. Chúng tôi không đọc tiếp.`],
  }),
  houseMessage: (about) => ({
    title: `Biên tập viên viết cho bạn về bản thảo ${codeOf(about)}`,
    paragraphs: [hello(about), ...said(about), 'Bạn mở hồ sơ để trả lời.'],
  }),
  newDueDay: (about) => ({
    title: `Bản thảo ${codeOf(about)}: hạn mới là ${until(about)}`,
    paragraphs: [hello(about), `Hạn gửi tệp của bản thảo ${named(about)} được dời đến ngày ${until(about)}.`],
  }),
  dueSoon: (about) => ({
    title: `Bản thảo ${codeOf(about)}: còn ít ngày đến hạn ${until(about)}`,
    paragraphs: [
      hello(about),
      `Bản thảo ${named(about)} đợi tệp của bạn chậm nhất ngày ${until(about)}. Nếu cần thêm thời gian, bạn mở hồ sơ rồi bấm “Xin thêm thời gian”.`,
    ],
  }),
  overdue: (about) => ({
    title: `Bản thảo ${codeOf(about)} đã quá hạn ${until(about)}`,
    paragraphs: [
      hello(about),
      `Chúng tôi chưa nhận được tệp của bản thảo ${named(about)}. Bạn vẫn gửi được; nếu cần thêm thời gian, hãy báo cho biên tập viên.`,
    ],
  }),
  virusFound: (about) => ({
    title: `Một tệp của bản thảo ${codeOf(about)} bị nhiễm mã độc`,
    paragraphs: [
      hello(about),
      'Chương trình quét phát hiện mã độc trong tệp dưới đây, nên không ai mở tệp này. Bạn quét máy của mình, rồi gửi lại bản sạch.',
    ],
    facts: filesOf(about),
  }),
} satisfies Record<string, Writer>
