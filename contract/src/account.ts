import { z } from 'zod'
import {
  AddressForm,
  Birthday,
  Email,
  LoginForm,
  NewPassword,
  PersonName,
  Phone,
  ProfileForm,
  ReactivateForm,
  SecurityCode,
  StreetAddress,
  WardId,
} from '../forms/account.ts'
import { endpoint } from './endpoint.ts'
import { Category } from './home.ts'
import { Instant, wholeNumber } from './shapes.ts'

const Uuid = z.uuid('không phải mã hợp lệ')
const Token = z.object({ token: z.string() })
const nothing = z.null()
/** Signed by us for the browser that registered: without it nobody makes us send letters to strangers. */
const RegistrationToken = z.string().max(2000)

export const User = z.object({
  id: Uuid,
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  role: z.enum(['user', 'staff', 'admin']),
  birthday: z.string().nullable(),
  address: z.string(),
  wardId: z.int().nullable(),
  avatarUrl: z.string(),
  hasPassword: z.boolean(),
  /** Asked to be deleted; until then there is a way back. */
  deleteAfter: Instant.nullable(),
})
export type User = z.infer<typeof User>

export const City = z.object({ cityId: z.int(), cityName: z.string() })
/** Today's world has no districts: each city has one that stands for all of it. */
export const District = z.object({ districtId: z.int(), cityId: z.int(), districtName: z.string(), isVirtual: z.boolean() })
export const Ward = z.object({ wardId: z.int(), districtId: z.int(), wardName: z.string() })

export const login = endpoint({
  method: 'POST',
  path: '/api/Authentication/Login',
  access: 'open',
  summary: 'Đăng nhập',
  body: LoginForm,
  data: Token,
})

export const loginByGoogle = endpoint({
  method: 'POST',
  path: '/api/Authentication/SocialLoginGG',
  access: 'open',
  summary: 'Đăng nhập bằng Google',
  body: z.strictObject({ id_token: z.string().min(1).max(8000) }),
  data: Token,
})

/** One use, ten minutes: the answer of the other service must carry it back. */
export const openGoogleLogin = endpoint({
  method: 'POST',
  path: '/api/Authentication/SocialNonce',
  access: 'open',
  summary: 'Mở một lượt đăng nhập bằng Google',
  data: z.object({ nonce: z.string(), clientId: z.string(), authorizeUrl: z.string().nullable() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/Authentication/Logout',
  access: 'user',
  summary: 'Đăng xuất khỏi thiết bị này',
  data: nothing,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/User/Register-client',
  access: 'open',
  summary: 'Đăng ký; mã kích hoạt được gửi qua thư',
  body: z.strictObject({
    Email,
    Phone,
    Name: PersonName,
    Password: NewPassword,
    Address: StreetAddress.optional(),
    WardId: WardId.optional(),
    Birthday: Birthday.optional(),
    /** Version of the terms that were agreed to. */
    TermsVersion: z.int().positive().optional(),
  }),
  data: z.object({ token: RegistrationToken }),
})

export const activate = endpoint({
  method: 'POST',
  path: '/api/User/ActiveAccount',
  access: 'open',
  summary: 'Kích hoạt tài khoản bằng mã 6 chữ số',
  body: z.strictObject({ token: RegistrationToken, securityCode: SecurityCode, email: Email }),
  /** `proof` is good for one UpdateUser before the first login. */
  data: z.object({ userId: Uuid, proof: z.string() }),
})

export const resendCode = endpoint({
  method: 'POST',
  path: '/api/User/ResendCode',
  access: 'open',
  summary: 'Gửi lại mã kích hoạt',
  body: z.strictObject({ token: RegistrationToken, securityCode: z.string().max(6).optional(), email: Email }),
  data: nothing,
})

export const reactivate = endpoint({
  method: 'POST',
  path: '/api/User/re-active',
  access: 'open',
  summary: 'Lấy mã kích hoạt cho tài khoản chưa kích hoạt',
  body: ReactivateForm,
  data: z.object({ token: RegistrationToken }),
})

export const sendSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/SendSecurityCode',
  access: 'open',
  summary: 'Gửi mã đặt lại mật khẩu',
  body: z.strictObject({ Email }),
  data: nothing,
})

export const validateSecurityCode = endpoint({
  method: 'POST',
  path: '/api/User/ValidateSecurityCode',
  access: 'open',
  summary: 'Kiểm tra mã đặt lại mật khẩu',
  body: z.strictObject({ Email, SecurityCode }),
  data: nothing,
})

export const resetPassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePasswordNoAuth',
  access: 'open',
  summary: 'Đặt mật khẩu mới bằng mã đã nhận',
  body: z.strictObject({ Email, SecurityCode, NewPassword }),
  data: nothing,
})

export const updateUser = endpoint({
  method: 'PATCH',
  path: '/api/User/UpdateUser/:userId',
  access: 'open',
  summary: 'Sửa thông tin của chính mình; ngay sau khi kích hoạt thì kèm bằng chứng một lần',
  params: z.object({ userId: Uuid }),
  body: ProfileForm.extend({ proof: z.string().max(200).optional() }),
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

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/User/ChangePassword',
  access: 'user',
  summary: 'Đổi mật khẩu; các thiết bị khác bị đăng xuất',
  body: z.strictObject({ CurrentPassword: z.string().max(1000), NewPassword }),
  data: nothing,
})

export const SessionInfo = z.object({
  id: Uuid,
  device: z.string(),
  address: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  isCurrent: z.boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/User/Sessions',
  access: 'user',
  summary: 'Các thiết bị đang đăng nhập',
  data: z.array(SessionInfo),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/User/Sessions/:id',
  access: 'user',
  summary: 'Đăng xuất khỏi một thiết bị',
  params: z.object({ id: Uuid }),
  data: nothing,
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/User/Sessions',
  access: 'user',
  summary: 'Đăng xuất khỏi mọi thiết bị, kể cả thiết bị này',
  data: nothing,
})

/** The picture itself is the body (multipart field `file`); the answer is the person with the new address. */
export const changeAvatar = endpoint({
  method: 'POST',
  path: '/api/User/Avatar',
  access: 'user',
  summary: 'Đổi ảnh đại diện (multipart, jpeg, png hoặc webp, tối đa 5 MB)',
  data: User,
})

export const exportMyData = endpoint({
  method: 'GET',
  path: '/api/User/Export',
  access: 'user',
  summary: 'Mọi dữ liệu chúng tôi giữ về bạn',
  data: z.record(z.string(), z.unknown()),
})

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/api/User/Deletion',
  access: 'user',
  summary: 'Xin xoá tài khoản; có 30 ngày để đổi ý',
  body: z.strictObject({ Password: z.string().max(1000) }),
  data: User,
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/User/Deletion',
  access: 'user',
  summary: 'Thôi không xoá tài khoản nữa',
  data: User,
})

export const Consent = z.object({
  purpose: z.enum(['terms', 'marketing']),
  isGiven: z.boolean(),
  pageKey: z.string(),
  pageVersion: z.int(),
  at: Instant,
})

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/User/Consents',
  access: 'user',
  summary: 'Những điều bạn đã đồng ý hoặc rút lại, mới nhất của mỗi loại',
  data: z.array(Consent),
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/User/Consents',
  access: 'user',
  summary: 'Đồng ý hoặc rút lại',
  body: z.strictObject({ purpose: z.literal('marketing'), isGiven: z.boolean() }),
  data: z.array(Consent),
})

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
  successors: z.array(z.object({ wardId: z.int(), wardName: z.string(), cityName: z.string(), isPartial: z.boolean() })),
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
  body: AddressForm,
  data: Address,
})

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/UserAddress/userAddresses/:id',
  access: 'user',
  summary: 'Sửa địa chỉ; isDefault đặt làm mặc định',
  params: AddressParams,
  body: AddressForm,
  data: Address,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/UserAddress/userAddresses/:id',
  access: 'user',
  summary: 'Xoá địa chỉ',
  params: AddressParams,
  data: nothing,
})

/** Letters of the demo, which has no mail server: never in production. */
export const listMails = endpoint({
  method: 'GET',
  path: '/api/Demo/Mails',
  access: 'open',
  summary: 'Hộp thư thử của bản trình diễn',
  data: z.array(
    z.object({ id: z.int(), to: z.string(), subject: z.string(), text: z.string(), html: z.string(), createdAt: Instant }),
  ),
})
