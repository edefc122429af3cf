import { z } from 'zod'
import { ContactMessage } from '../../forms/contact.ts'
import { endpoint } from '../http/endpoint.ts'

export type { ContactMessage } from '../../forms/contact.ts'

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/Contact',
  access: 'open',
  summary: 'Gửi lời nhắn cho nhà xuất bản',
  body: ContactMessage,
  data: z.null(),
})
