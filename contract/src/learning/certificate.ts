import { z } from 'zod'
import { words } from '../../forms/account.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { Instant, inAddress } from '../shapes.ts'

/** Without i, l, o and u, which people misread. */
export const CERTIFICATE_CODE = /^[0-9a-hjkmnp-tv-z]{12}$/

/** As people type it: any case, with spaces or hyphens. */
export const CertificateCode = inAddress<string, string>(
  (text) => {
    const plain = text.replace(/[\s-]/g, '').toLowerCase()
    return CERTIFICATE_CODE.test(plain) ? plain : undefined
  },
  'không phải mã chứng nhận',
  { type: 'string', pattern: '^[0-9A-Za-z -]{12,20}$' },
)

/** What is printed on it, and nothing more. */
export const Certificate = z.object({
  /** `tq7k2m9xpe4h` */
  code: z.string(),
  name: z.string(),
  courseTitle: z.string(),
  teachers: z.array(z.string()),
  lessonCount: z.int(),
  durationSeconds: z.int(),
  issuedAt: Instant,
  revokedAt: Instant.nullable(),
  revokeReason: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/Certificate/:code',
  access: 'open',
  summary: 'Tra cứu một chứng nhận theo mã',
  params: z.object({ code: CertificateCode }),
  data: Certificate,
})

export const listMyCertificates = endpoint({
  method: 'GET',
  path: '/api/Certificate',
  access: 'user',
  summary: 'Chứng nhận của tôi',
  ...list({ of: Certificate.extend({ courseId: z.int(), courseAddress: z.string(), pdfURL: z.string() }), perPage: 20 }),
})

export const revokeCertificate = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Certificates/:code',
  access: 'staff',
  summary: 'Thu hồi một chứng nhận',
  params: z.object({ code: CertificateCode }),
  body: z.strictObject({ reason: words(500).min(3) }),
  data: Certificate,
})
