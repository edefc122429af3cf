import * as contract from '@tq/contract/account.ts'
import { DEFAULT_BIRTHDAY } from '@tq/contract/forms/account.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { askForEmailChange, confirmEmailChange } from './change-email.ts'
import { listMails } from './demo-mails.ts'
import { changePassword, resetPassword, sendSecurityCode, validateSecurityCode } from './password/change-password.ts'
import { activate, reactivate, register, resendCode } from './register.ts'
import { deviceOf } from './session/device.ts'
import { login } from './session/login.ts'
import { endSession, endSessionsOf, listSessions } from './session/session.ts'
import type { Keys } from './signing-keys.ts'

const CODE_SENT = 'Mã gồm 6 chữ số đã được gửi tới email của bạn, có hiệu lực trong 10 phút'

export function accountRoutes(app: App, keys: Keys) {
  const { publicUrl, limitsNetworks } = app.deps.settings
  const accountDeps = { keys, publicUrl, limitsNetworks }
  serve(app, contract.login, async ({ db, body, address, headers }) => {
    const { Email: email, Password: password, remember: isLong } = body
    const token = await login(db, accountDeps, { email, password, isLong }, { address, device: deviceOf(headers['user-agent']) })
    return { data: { token }, successMessage: 'Đăng nhập thành công' }
  })
  serve(app, contract.logout, async ({ db, user }) => {
    await endSession(db, user.id, user.sessionId)
    return { data: null, successMessage: 'Đã đăng xuất' }
  })
  serve(app, contract.listSessions, async ({ db, user }) => ({ data: await listSessions(db, user) }))
  serve(app, contract.endSession, async ({ db, user, params }) => {
    await endSession(db, user.id, params.id)
    return { data: null, successMessage: 'Đã đăng xuất khỏi thiết bị đó' }
  })
  serve(app, contract.endAllSessions, async ({ db, user }) => {
    await db.transaction((tx) => endSessionsOf(tx, user.id))
    return { data: null, successMessage: 'Đã đăng xuất khỏi mọi thiết bị' }
  })
  serve(app, contract.changePassword, async ({ db, user, body }) => {
    await changePassword(db, accountDeps, user, { current: body.CurrentPassword, next: body.NewPassword })
    return { data: null, successMessage: 'Đã đổi mật khẩu, các thiết bị khác đã bị đăng xuất' }
  })
  serve(app, contract.askForEmailChange, async ({ db, user, body, address }) => {
    await askForEmailChange(db, user, { email: body.Email, password: body.Password }, address)
    return {
      data: null,
      successMessage: 'Nếu địa chỉ này dùng được, mã xác thực đã được gửi tới đó và có hiệu lực trong 10 phút',
    }
  })
  serve(app, contract.confirmEmailChange, async ({ db, user, body, address }) => {
    await confirmEmailChange(db, accountDeps, user, body.SecurityCode, address)
    return { data: null, successMessage: 'Đã đổi email, các thiết bị khác đã bị đăng xuất' }
  })

  serve(app, contract.register, async ({ db, body, address }) => {
    const given = {
      email: body.Email,
      password: body.Password,
      name: body.Name,
      phone: body.Phone,
      address: body.Address ?? '',
      wardId: body.WardId ?? null,
      // SPEC §3: a new account is sent with this day, which is nobody's own.
      birthday: body.Birthday === DEFAULT_BIRTHDAY ? null : (body.Birthday ?? null),
    }
    return { data: { token: await register(db, keys, given, address) }, successMessage: `Đăng ký thành công. ${CODE_SENT}` }
  })
  serve(app, contract.activate, async ({ db, body, address }) => {
    const data = await activate(db, keys, { token: body.token, email: body.email, code: body.securityCode }, address)
    return { data, successMessage: 'Kích hoạt tài khoản thành công' }
  })
  serve(app, contract.resendCode, async ({ db, body, address }) => {
    await resendCode(db, keys, body, address)
    return { data: null, successMessage: CODE_SENT }
  })
  serve(app, contract.reactivate, async ({ db, body, address }) => {
    const token = await reactivate(db, accountDeps, { email: body.Email, password: body.Password }, address)
    return {
      data: { token },
      successMessage: 'Nếu email và mật khẩu đúng, mã kích hoạt đã được gửi tới email của bạn',
    }
  })

  serve(app, contract.sendSecurityCode, async ({ db, body, address }) => {
    await sendSecurityCode(db, body.Email, address)
    return {
      data: null,
      successMessage: 'Nếu email này có tài khoản, mã xác thực đã được gửi tới đó và có hiệu lực trong 10 phút',
    }
  })
  serve(app, contract.validateSecurityCode, async ({ db, body, address }) => {
    await validateSecurityCode(db, accountDeps, { email: body.Email, code: body.SecurityCode }, address)
    return { data: null, successMessage: 'Mã xác thực đúng, vui lòng đặt mật khẩu mới' }
  })
  serve(app, contract.resetPassword, async ({ db, body, address }) => {
    const given = { email: body.Email, code: body.SecurityCode, newPassword: body.NewPassword }
    await resetPassword(db, accountDeps, given, address)
    return { data: null, successMessage: 'Đã đặt mật khẩu mới, vui lòng đăng nhập' }
  })

  serve(app, contract.listMails, async ({ db }) => ({ data: await listMails(db, app.deps.settings) }))
}
