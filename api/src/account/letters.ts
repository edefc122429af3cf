import type { Db } from '@tq/db/database.ts'
import { composeLetter, type Letter, type LetterWithoutLinks } from '../mail/letter.ts'
import { writeMail } from '../mail/mail.ts'
import { momentText } from '../time/vietnam-time.ts'
import type { AccountDeps } from './account-deps.ts'

const compose = (to: string, letter: LetterWithoutLinks) => ({ to, subject: letter.title, ...composeLetter(letter) })
const send = (tx: Db, to: string, letter: LetterWithoutLinks) => writeMail(tx, compose(to, letter))

const composeWithLinks = (to: string, letter: Letter, { publicUrl }: House) => ({
  to,
  subject: letter.title,
  ...composeLetter(letter, publicUrl),
})
type House = Pick<AccountDeps, 'publicUrl'>

/** The number stands in the title, where a phone shows it without the letter being opened. */
const sendWithCode = (
  tx: Db,
  to: string,
  { code, title, what, paragraphs }: { code: string; title: string; what: string; paragraphs: string[] },
) =>
  writeMail(tx, {
    ...compose(to, {
      title: `${code} là ${title}`,
      paragraphs,
      facts: [
        [what, code],
        ['Hiệu lực', '10 phút, dùng một lần'],
      ],
    }),
    holdsCode: true,
  })

/** Nobody is called by name here: whoever registered this mailbox typed the name, and may be a stranger to it. */
export const sendActivationCode = (tx: Db, to: string, code: string) =>
  sendWithCode(tx, to, {
    code,
    title: 'mã kích hoạt tài khoản Thư Quán',
    what: 'Mã kích hoạt',
    paragraphs: [
      'Chào bạn,',
      'Cảm ơn bạn đã đăng ký. Hãy nhập mã dưới đây để kích hoạt tài khoản.',
      'Nếu bạn không đăng ký, xin bỏ qua thư này: không có mã thì tài khoản không được mở.',
    ],
  })

export const sendResetCode = (tx: Db, to: string, { name, code }: { name: string | null; code: string }) =>
  sendWithCode(tx, to, {
    code,
    title: 'mã đặt lại mật khẩu Thư Quán',
    what: 'Mã xác thực',
    paragraphs: [
      `Chào ${name ?? 'bạn'},`,
      'Có người, hẳn là bạn, vừa xin đặt lại mật khẩu của tài khoản này.',
      'Đừng đưa mã cho ai, kể cả người tự xưng là nhân viên Thư Quán. Nếu không phải bạn, xin bỏ qua thư này: mật khẩu vẫn như cũ.',
    ],
  })

/** To a mailbox nobody has shown to be theirs yet. */
export const sendEmailCode = (tx: Db, to: string, code: string) =>
  sendWithCode(tx, to, {
    code,
    title: 'mã đổi email Thư Quán',
    what: 'Mã xác thực',
    paragraphs: [
      'Chào bạn,',
      'Có người, hẳn là bạn, muốn dùng địa chỉ này cho tài khoản Thư Quán của mình. Hãy nhập mã dưới đây ở trang thông tin tài khoản.',
      'Nếu không phải bạn, xin bỏ qua thư này và đừng đưa mã cho ai: không có mã thì không có gì thay đổi.',
    ],
  })

/** To the mailbox that was the account's until now. */
export const sendEmailChanged = (
  tx: Db,
  to: string,
  { userId, name, newEmail }: { userId: string; name: string; newEmail: string },
  house: House,
) =>
  writeMail(tx, {
    ...composeWithLinks(
      to,
      {
        title: 'Email của tài khoản Thư Quán vừa được đổi',
        paragraphs: [
          `Chào ${name},`,
          'Tài khoản của bạn từ nay đăng nhập bằng địa chỉ khác; địa chỉ này không còn gắn với tài khoản. Các thiết bị khác đã bị đăng xuất.',
          'Nếu không phải bạn, hãy báo ngay cho nhà xuất bản ở trang Liên hệ để lấy lại tài khoản.',
        ],
        facts: [
          ['Địa chỉ mới', masked(newEmail)],
          ['Lúc', momentText(new Date())],
        ],
        action: { text: 'Báo cho nhà xuất bản', path: '/lien-he-hop-tac' },
      },
      house,
    ),
    userId,
  })

/** lan.nguyen@example.vn → l…n@example.vn: enough for its owner to recognise. */
const masked = (email: string) => email.replace(/^(.)[^@]*?(.?)@/u, '$1…$2@')

/** Links to both the password change (for people who are logged in) and the reset (for people who can't log in any more). */
const PASSWORD_DOOR = { text: 'Đổi mật khẩu', path: '/tai-khoan/doi-mat-khau' } as const

export const sendPasswordChanged = (tx: Db, to: string, { name }: { name: string }, house: House) =>
  writeMail(
    tx,
    composeWithLinks(
      to,
      {
        title: 'Mật khẩu Thư Quán của bạn vừa được đổi',
        paragraphs: [
          `Chào ${name},`,
          'Mật khẩu tài khoản của bạn vừa được đổi, các thiết bị khác đã bị đăng xuất.',
          'Nếu không phải bạn, hãy dùng “Quên mật khẩu” ở cửa sổ đăng nhập để lấy lại tài khoản ngay.',
        ],
        facts: [['Lúc', momentText(new Date())]],
        action: PASSWORD_DOOR,
      },
      house,
    ),
  )

export const sendNewDevice = (
  tx: Db,
  to: string,
  { name, device, address }: { name: string; device: string; address: string },
  house: House,
) =>
  writeMail(
    tx,
    composeWithLinks(
      to,
      {
        title: 'Tài khoản Thư Quán của bạn vừa đăng nhập ở thiết bị mới',
        paragraphs: [
          `Chào ${name},`,
          'Tài khoản của bạn vừa được đăng nhập từ một thiết bị hoặc địa chỉ mạng mới.',
          'Nếu không phải bạn, hãy đổi mật khẩu: mọi thiết bị khác sẽ bị đăng xuất.',
        ],
        facts: [
          ['Thiết bị', device],
          ['Địa chỉ mạng', address],
          ['Lúc', momentText(new Date())],
        ],
        action: PASSWORD_DOOR,
      },
      house,
    ),
  )

export const sendRegisteredAgain = (tx: Db, to: string, { name }: { name: string }) =>
  send(tx, to, {
    title: 'Email của bạn đã có tài khoản Thư Quán',
    paragraphs: [
      `Chào ${name},`,
      'Có người, hẳn là bạn, vừa đăng ký bằng email này. Email đã có tài khoản, nên không có gì thay đổi.',
      'Hãy đăng nhập như thường; nếu quên mật khẩu, bấm “Quên mật khẩu” ở cửa sổ đăng nhập. Nếu không phải bạn, xin bỏ qua thư này.',
    ],
  })

/** For somebody who asks for an activation code with the right password although the account is active. */
export const sendAlreadyActive = (tx: Db, to: string, { name }: { name: string }) =>
  send(tx, to, {
    title: 'Tài khoản Thư Quán của bạn đã được kích hoạt',
    paragraphs: [
      `Chào ${name},`,
      'Bạn vừa xin mã kích hoạt, nhưng tài khoản này đã được kích hoạt từ trước: bạn cứ đăng nhập như thường.',
      'Nếu không phải bạn, hãy đổi mật khẩu: người xin mã biết mật khẩu của bạn.',
    ],
  })

export const sendEmailInUse = (tx: Db, to: string, { name }: { name: string }) =>
  send(tx, to, {
    title: 'Email của bạn đã có tài khoản Thư Quán',
    paragraphs: [
      `Chào ${name},`,
      'Có người muốn dùng email này cho một tài khoản khác. Email đã có tài khoản, nên không có gì thay đổi.',
      'Nếu là bạn, hãy đăng nhập bằng địa chỉ này. Nếu không phải bạn, xin bỏ qua thư này.',
    ],
  })
