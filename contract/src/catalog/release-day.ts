import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { wholeNumber } from '../shapes.ts'

export const changeReleaseDay = endpoint({
  method: 'PATCH',
  path: '/api/Staff/Products/:id/release-day',
  access: 'staff',
  summary: 'Đặt, dời hoặc bỏ ngày phát hành của một cuốn sách giấy',
  params: z.object({ id: wholeNumber({ min: 1, max: 2_000_000_000 }) }),
  body: z.strictObject({
    /** A day of the calendar in Vietnam; null: it is out. */
    releaseDay: z.iso.date('Ngày phát hành viết dạng 2026-12-02').nullable(),
  }),
  data: z.object({ id: z.int(), releaseDay: z.iso.date().nullable() }),
})
