import * as contract from '@tq/contract/account.ts'
import type { App } from '../deps.ts'
import { serve } from '../http/serve.ts'
import * as address from './address.ts'

export function addressRoutes(app: App) {
  serve(app, contract.listAddresses, async ({ db, user }) => ({ data: await address.listAddresses(db, user.id) }))
  serve(app, contract.getAddress, async ({ db, user, params }) => ({ data: await address.getAddress(db, user.id, params.id) }))
  serve(app, contract.addAddress, async ({ db, user, body }) => ({
    data: await address.addAddress(db, user.id, body),
    successMessage: 'Đã thêm địa chỉ',
  }))
  serve(app, contract.changeAddress, async ({ db, user, params, body }) => ({
    data: await address.changeAddress(db, user.id, params.id, body),
    successMessage: 'Đã lưu địa chỉ',
  }))
  serve(app, contract.setDefaultAddress, async ({ db, user, params }) => ({
    data: await address.setDefault(db, user.id, params.id),
    successMessage: 'Đã đặt làm mặc định',
  }))
  serve(app, contract.removeAddress, async ({ db, user, params }) => {
    await address.removeAddress(db, user.id, params.id)
    return { data: null, successMessage: 'Đã xoá địa chỉ' }
  })
}
