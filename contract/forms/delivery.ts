import { z } from 'zod'
import { INVOICE_BUYERS, SHIPPING_METHODS } from '../src/enums.ts'
import { ChosenWardId, Email, line, PersonName, Phone, StreetAddress, WardId, words } from './account.ts'

/** Company and household numbers have 10 digits, branches 10 and 3; since 2025 a person's is the 12-digit identity number. */
export const TaxCode = line(20).regex(/^(\d{10}(-\d{3})?|\d{12})$/, 'Mã số thuế gồm 10 số, 10 số và 3 số chi nhánh, hoặc 12 số')

/** Decree 123/2020 as amended: what an invoice must name. */
export const InvoiceForm = z.strictObject({
  buyerType: z.enum(INVOICE_BUYERS),
  name: line(200).min(1, 'Tên trên hoá đơn không được để trống'),
  taxCode: TaxCode,
  address: line(300).min(5, 'Địa chỉ trên hoá đơn cần ít nhất 5 ký tự'),
  email: Email,
  /** Of units that live on the state's budget. */
  budgetCode: z.union([z.literal(''), line(7).regex(/^\d{7}$/, 'Mã quan hệ ngân sách gồm 7 số')]).default(''),
})

/** A parcel for somebody else: words that are printed and put in, and whether the slip leaves out what it cost. */
export const GiftForm = z.strictObject({
  message: words(300).default(''),
  hidesPrices: z.boolean().default(false),
})

/** Who receives the parcel, or the letter with the e-books: validated as register. */
export const DeliveryForm = z.strictObject({
  name: PersonName,
  phone: Phone,
  email: Email,
  /** Empty and null where nothing is shipped. */
  address: StreetAddress.default(''),
  wardId: WardId.default(null),
  method: z.enum(SHIPPING_METHODS).default('standard'),
  note: words(500).default(''),
  invoice: InvoiceForm.nullable().default(null),
  /** Only parcels are given: of an order without one it is not kept. */
  gift: GiftForm.nullable().default(null),
})

/** The same form where something is shipped. */
export const ShippedDeliveryForm = DeliveryForm.extend({
  address: StreetAddress.min(5, 'Địa chỉ cần ít nhất 5 ký tự'),
  wardId: ChosenWardId,
})
