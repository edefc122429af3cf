import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { wholeNumber } from '../shapes.ts'

export const City = z.object({ cityId: z.int(), cityName: z.string() })
/** Today's world has no districts: each city has one that stands for all of it. */
export const District = z.object({ districtId: z.int(), cityId: z.int(), districtName: z.string(), isVirtual: z.boolean() })
export const Ward = z.object({ wardId: z.int(), districtId: z.int(), wardName: z.string() })

/** A ward that an old one became, whole or in part. */
export const Successor = z.object({ wardId: z.int(), wardName: z.string(), cityName: z.string(), isPartial: z.boolean() })
export type Successor = z.infer<typeof Successor>

/** For wards that the lists of today no longer have. */
export const getWard = endpoint({
  method: 'GET',
  path: '/api/Geography/Wards/:wardId',
  access: 'open',
  summary: 'Một phường, xã của hôm nay hay ngày trước, và nay là đâu',
  params: z.object({ wardId: wholeNumber({ min: 1, max: 2_147_483_647 }) }),
  data: z.object({
    wardId: z.int(),
    /** Ward, district and city, as last called. */
    placeText: z.string(),
    /** What it became, the likeliest first; empty while it exists. */
    successors: z.array(Successor),
  }),
})
