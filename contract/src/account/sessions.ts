import { z } from 'zod'
import { LoginForm } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'
import { Uuid } from './person.ts'

const Token = z.object({ token: z.string() })

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

/** One use, ten minutes: the answer of the other service must carry it back. No address to open: no such login here. */
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
  data: z.null(),
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
  data: z.null(),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/User/Sessions',
  access: 'user',
  summary: 'Đăng xuất khỏi mọi thiết bị, kể cả thiết bị này',
  data: z.null(),
})
