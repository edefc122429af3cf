import { z } from 'zod'
import { AddressForm } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { wholeNumber } from '../shapes.ts'
import { Successor } from './geography.ts'

export const Address = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  wardId: z.int(),
  districtId: z.int().nullable(),
  cityId: z.int().nullable(),
  /** As it was written that day. */
  placeText: z.string(),
  /** The ward no longer exists: what it became, the likeliest first. Empty while it exists. */
  successors: z.array(Successor),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

const AddressParams = z.object({ id: wholeNumber({ min: 1, max: 2_147_483_647 }) })

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/UserAddress',
  access: 'user',
  summary: 'Sổ địa chỉ',
  data: z.array(Address),
})

export const getAddress = endpoint({
  method: 'GET',
  path: '/api/UserAddress/userAddresses/:id',
  access: 'user',
  summary: 'Một địa chỉ',
  params: AddressParams,
  data: Address,
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/UserAddress',
  access: 'user',
  summary: 'Thêm địa chỉ',
  body: AddressForm.extend({ isDefault: z.boolean().default(false) }),
  data: Address,
})

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/UserAddress/userAddresses/:id',
  access: 'user',
  summary: 'Sửa địa chỉ, phần không gửi thì giữ nguyên; isDefault đặt làm mặc định',
  params: AddressParams,
  body: AddressForm.partial(),
  data: Address,
})

export const setDefaultAddress = endpoint({
  method: 'POST',
  path: '/api/UserAddress/userAddresses/:id/default',
  access: 'user',
  summary: 'Đặt làm địa chỉ mặc định',
  params: AddressParams,
  data: Address,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/UserAddress/userAddresses/:id',
  access: 'user',
  summary: 'Xoá địa chỉ',
  params: AddressParams,
  data: z.null(),
})
