import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Instant } from '../shapes.ts'

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
