import type { Db } from '@tq/db/database.ts'
import { composeLetter, type Letter } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'

const inVietnam = new Intl.DateTimeFormat('vi-VN', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Ho_Chi_Minh' })

const send = (tx: Db, to: string, letter: Letter) => writeMail(tx, { to, subject: letter.title, ...composeLetter(letter) })

/** The number stands in the title, where a phone shows it without the letter being opened. */
export const sendActivationCode = (tx: Db, to: string, { name, code }: { name: string; code: string }) =>
  send(tx, to, {
    title: `${code} là mã kích hoạt tài khoản Thư Quán`,
    paragraphs: [
      `Chào ${name},`,
      'Cảm ơn bạn đã đăng ký. Hãy nhập mã dưới đây để kích hoạt tài khoản.',
      'Nếu bạn không đăng ký, xin bỏ qua thư này: không có mã thì tài khoản không được mở.',
    ],
    facts: [
      ['Mã kích hoạt', code],
      ['Hiệu lực', '10 phút, dùng một lần'],
    ],
  })

export const sendResetCode = (tx: Db, to: string, { name, code }: { name: string; code: string }) =>
  send(tx, to, {
    title: `${code} là mã đặt lại mật khẩu Thư Quán`,
    paragraphs: [
      `Chào ${name},`,
      'Có người, hẳn là bạn, vừa xin đặt lại mật khẩu của tài khoản này.',
      'Đừng đưa mã cho ai, kể cả người tự xưng là nhân viên Thư Quán. Nếu không phải bạn, xin bỏ qua thư này: mật khẩu vẫn như cũ.',
    ],
    facts: [
      ['Mã xác thực', code],
      ['Hiệu lực', '10 phút, dùng một lần'],
    ],
  })

export const sendPasswordChanged = (tx: Db, to: string, { name }: { name: string }) =>
  send(tx, to, {
    title: 'Mật khẩu Thư Quán của bạn vừa được đổi',
    paragraphs: [
      `Chào ${name},`,
      'Mật khẩu tài khoản của bạn vừa được đổi, các thiết bị khác đã bị đăng xuất.',
      'Nếu không phải bạn, hãy dùng “Quên mật khẩu” ở cửa sổ đăng nhập để lấy lại tài khoản ngay.',
    ],
    facts: [['Lúc', inVietnam.format(new Date())]],
  })

export const sendNewDevice = (tx: Db, to: string, { name, device, address }: { name: string; device: string; address: string }) =>
  send(tx, to, {
    title: 'Tài khoản Thư Quán của bạn vừa đăng nhập ở thiết bị mới',
    paragraphs: [
      `Chào ${name},`,
      'Tài khoản của bạn vừa được đăng nhập từ một thiết bị hoặc địa chỉ mạng chưa từng thấy.',
      'Nếu không phải bạn, hãy đổi mật khẩu: mọi thiết bị khác sẽ bị đăng xuất.',
    ],
    facts: [
      ['Thiết bị', device],
      ['Địa chỉ mạng', address],
      ['Lúc', inVietnam.format(new Date())],
    ],
  })

export const sendRegisteredAgain = (tx: Db, to: string, { name }: { name: string }) =>
  send(tx, to, {
    title: 'Thư điện tử của bạn đã có tài khoản Thư Quán',
    paragraphs: [
      `Chào ${name},`,
      'Có người, hẳn là bạn, vừa đăng ký bằng địa chỉ thư này. Địa chỉ đã có tài khoản, nên không có gì thay đổi.',
      'Hãy đăng nhập như thường; nếu quên mật khẩu, bấm “Quên mật khẩu” ở cửa sổ đăng nhập. Nếu không phải bạn, xin bỏ qua thư này.',
    ],
  })
