import type { Db } from '@tq/db/database.ts'
import type { Settings } from '../deps.ts'
import { composeLetter, type Letter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { dong } from '../pricing/format-money.ts'
import { linkOf } from './link.ts'

const PAGE = '/tai-khoan/affiliate'

interface About {
  fullName: string
  code: string
  reason: string
}

type House = Pick<Settings, 'publicUrl'>

const send = (tx: Db, to: string, { fullName }: Pick<About, 'fullName'>, letter: Letter, { publicUrl }: House) =>
  writeMail(tx, {
    to,
    subject: letter.title,
    ...composeLetter(
      {
        ...letter,
        paragraphs: [`Chào ${fullName},`, ...letter.paragraphs],
        action: { text: 'Mở trang cộng tác viên', path: PAGE },
      },
      publicUrl,
    ),
  })

export const sendReceived = (tx: Db, to: string, about: About, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: 'Thư Quán đã nhận hồ sơ cộng tác viên của bạn',
      paragraphs: ['Chúng tôi xem hồ sơ trong 3 ngày làm việc rồi trả lời bạn qua địa chỉ email này.'],
    },
    house,
  )

export const sendAccepted = (tx: Db, to: string, about: About, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: 'Chào mừng bạn làm cộng tác viên của Thư Quán',
      paragraphs: [
        'Mã của bạn đã hoạt động. Mỗi nơi đặt đường dẫn, xin nói rõ rằng bạn nhận hoa hồng, ngay trước hoặc cạnh đường dẫn.',
      ],
      facts: [
        ['Mã', about.code],
        ['Đường dẫn', linkOf(house.publicUrl, about.code)],
      ],
    },
    house,
  )

export const sendRefused = (tx: Db, to: string, about: About, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: 'Về hồ sơ cộng tác viên của bạn',
      paragraphs: ['Chúng tôi chưa nhận hồ sơ này được. Bạn có thể sửa rồi gửi lại ở trang cộng tác viên.'],
      facts: [['Lý do', about.reason]],
    },
    house,
  )

export const sendClosed = (tx: Db, to: string, about: About, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: 'Mã cộng tác viên của bạn đã dừng',
      paragraphs: ['Mã không còn ghi nhận đơn mới. Hoa hồng của các đơn hợp lệ trước đó vẫn được trả, dù dưới mức tối thiểu.'],
      facts: [
        ['Mã', about.code],
        ['Lý do', about.reason],
      ],
    },
    house,
  )

interface PayoutAbout {
  id: number
  amount: number
  fullName: string
  reason: string
}

export const sendPaid = (tx: Db, to: string, about: PayoutAbout, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: `Thư Quán đã chuyển ${dong(about.amount)} hoa hồng cho bạn`,
      paragraphs: ['Tiền về tài khoản ngân hàng đã xác minh của bạn. Thuế thu nhập, nếu có, được khấu trừ kèm chứng từ.'],
      facts: [
        ['Kì trả', String(about.id)],
        ['Số tiền', dong(about.amount)],
      ],
    },
    house,
  )

export const sendPayoutRefused = (tx: Db, to: string, about: PayoutAbout, house: House) =>
  send(
    tx,
    to,
    about,
    {
      title: 'Chưa trả được hoa hồng cho bạn',
      paragraphs: ['Số tiền vẫn là của bạn: xử lý xong việc dưới đây, bạn gửi lại yêu cầu là được.'],
      facts: [
        ['Kì trả', String(about.id)],
        ['Số tiền', dong(about.amount)],
        ['Lý do', about.reason],
      ],
    },
    house,
  )

/** Only what is needed to judge; papers and account numbers stay in the database. */
export const tellStaffOfApplication = (
  tx: Db,
  to: string,
  { fullName, channel, email, code }: { fullName: string; channel: string; email: string; code: string },
) =>
  writeMail(tx, {
    to,
    replyTo: email,
    subject: `[Cộng tác viên] Hồ sơ của ${fullName}`,
    ...composeLetter({
      title: `Hồ sơ cộng tác viên của ${fullName}`,
      paragraphs: ['Điều khoản hứa trả lời trong 3 ngày làm việc.'],
      facts: [
        ['Email', email],
        ['Mã', code],
        ['Nơi giới thiệu sách', channel],
      ],
    }),
  })

export const tellStaffOfPayout = (tx: Db, to: string, about: Pick<PayoutAbout, 'id' | 'amount' | 'fullName'>) =>
  writeMail(tx, {
    to,
    subject: `[Cộng tác viên] Yêu cầu trả hoa hồng ${about.id}`,
    ...composeLetter({
      title: `Yêu cầu trả hoa hồng ${about.id}`,
      paragraphs: ['Chuyển khoản vào ngày 15 tới, rồi ghi lại kết quả.'],
      facts: [
        ['Cộng tác viên', about.fullName],
        ['Số tiền', dong(about.amount)],
      ],
    }),
  })
