import { z } from 'zod'
import { line } from '../../forms/account.ts'
import { BOOK_FORMATS, COPY_STATES } from '../enums.ts'
import { endpoint } from '../http/endpoint.ts'
import { list } from '../http/list.ts'
import { AddressId, choice, Instant } from '../shapes.ts'
import { byProduct } from './book.ts'

/** How often a person may fetch a book, in all its versions: enough for every device they will have. */
export const MOST_FETCHED = 10

const ofBook = { productId: choice(AddressId) }

/** A file that carries its buyer's name, order and mailbox. */
export const Copy = z.object({
  id: z.uuid(),
  productId: z.int(),
  title: z.string(),
  version: z.int(),
  format: z.enum(BOOK_FORMATS),
  /** `preparing`: “đang chuẩn bị”; look again in a second or two. `failed`: nobody works at it until it is asked for again. */
  state: z.enum(COPY_STATES),
  /** When it is ready: an address with a ticket, good for 15 minutes at most. */
  url: z.string().nullable(),
  fileName: z.string(),
  bytes: z.int().nullable(),
  /** How often it may still be fetched, all copies of this book together. */
  left: z.int(),
  createdAt: Instant,
})
export type Copy = z.infer<typeof Copy>

/** The same again answers with the same copy: one for each line of an order and each version. */
export const askForCopy = endpoint({
  method: 'POST',
  path: '/api/Reading/Books/:productId/Copy',
  access: 'user',
  summary: 'Tải sách về máy: bản có tên người mua',
  params: byProduct,
  data: Copy,
})

export const listCopies = endpoint({
  method: 'GET',
  path: '/api/Reading/Copies',
  access: 'user',
  summary: 'Các bản sách tôi đã tải về',
  ...list({ of: Copy, perPage: 50, filter: ofBook }),
})

const Device = z.object({
  id: z.uuid(),
  productId: z.int(),
  title: z.string(),
  name: z.string(),
  keptAt: Instant,
  seenAt: Instant,
})

/** For reading without a network. The key opens what the device keeps; it is good until then unless renewed by the same call. */
export const keepOffline = endpoint({
  method: 'POST',
  path: '/api/Reading/Books/:productId/Offline',
  access: 'user',
  summary: 'Lưu sách trên thiết bị này để đọc khi không có mạng',
  params: byProduct,
  body: z.strictObject({
    deviceId: z.uuid(),
    name: line(100).min(1, 'Thiết bị cần có tên'),
    /** Only if it is kept there already: a device that somebody took off the list does not put itself back. */
    isRenewal: z.boolean().default(false),
  }),
  /** 256 bits as base64; the same for this person, book and device each time. */
  data: z.object({ versionId: z.string(), key: z.string(), goodUntil: Instant }),
})

export const dropOffline = endpoint({
  method: 'DELETE',
  path: '/api/Reading/Books/:productId/Offline/:deviceId',
  access: 'user',
  summary: 'Gỡ sách khỏi một thiết bị',
  params: byProduct.extend({ deviceId: z.uuid() }),
  data: z.null(),
})

export const listDevices = endpoint({
  method: 'GET',
  path: '/api/Reading/Devices',
  access: 'user',
  summary: 'Thiết bị đang lưu sách của tôi',
  ...list({ of: Device, perPage: 50, filter: ofBook }),
})
