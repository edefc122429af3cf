import { z } from 'zod'
import { ProfileForm } from '../../forms/account.ts'
import { PICTURE } from '../../forms/picture.ts'
import { Category } from '../content/home.ts'
import { USER_ROLES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'
import { City, District, Ward } from './geography.ts'

export const Uuid = z.uuid('không phải mã hợp lệ')

export const User = z.object({
  id: Uuid,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  role: z.enum(USER_ROLES),
  birthday: z.string().nullable(),
  address: z.string(),
  wardId: z.int().nullable(),
  avatarUrl: z.string(),
  hasPassword: z.boolean(),
  /** Asked to be deleted; until then there is a way back. */
  deleteAfter: Instant.nullable(),
  /** Has never been asked about terms and privacy policy: who came by Google, or got the account of a stranger's registration. */
  needsConsent: z.boolean(),
})
export type User = z.infer<typeof User>

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/User/UpdateUser/:userId',
  access: 'open',
  summary: 'Sửa thông tin của chính mình; ngay sau khi kích hoạt thì kèm bằng chứng một lần',
  params: z.object({ userId: Uuid }),
  /** What is left out stays: after a re-activation the browser knows neither name nor phone. */
  body: ProfileForm.partial({ Name: true, Phone: true }).extend({ proof: z.string().max(200).optional() }),
  data: User,
})

/** Open: guests get the lists, members themselves too. */
export const getUserApp = endpoint({
  method: 'GET',
  path: '/api/User/UserApp',
  access: 'open',
  summary: 'Người dùng hiện tại, danh mục và địa giới',
  data: z.object({
    user: User.nullable(),
    categories: z.array(Category),
    cities: z.array(City),
    districts: z.array(District),
    wards: z.array(Ward),
  }),
})

export const getMe = endpoint({
  method: 'GET',
  path: '/api/User/Me',
  access: 'user',
  summary: 'Người dùng hiện tại, không kèm danh sách lớn',
  data: User,
})

/** The answer is the person with the picture's new address. */
export const changeAvatar = endpoint({
  method: 'POST',
  path: '/api/User/Avatar',
  access: 'user',
  summary: 'Đổi ảnh đại diện',
  files: { file: PICTURE },
  data: User,
})

export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/User/Avatar',
  access: 'user',
  summary: 'Bỏ ảnh đại diện',
  data: User,
})
