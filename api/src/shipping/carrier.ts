import type { ShippingMethod } from '@tq/contract/cart.ts'
import type { Db } from '@tq/db/database.ts'

export interface Parcel {
  wardId: number
  weightGrams: number
  /** When the order would be confirmed. */
  at: Date
}

export interface Quote {
  method: ShippingMethod
  name: string
  /** The part of the country, in words. */
  zone: string
  fee: number
  /** Shipped goods after discounts from which it costs nothing; null: never. */
  freeFrom: number | null
  /** Days of the calendar in Vietnam, `2026-11-17`. */
  from: string
  to: string
  note: string
}

/** Prices parcels. Ours reads our own tariff; a carrier's web service would be another implementation. */
export interface Carrier {
  name: string
  /** Empty when it doesn't go there. Inside a transaction what it reads, it reads there: another connection may not be free. */
  quote(parcel: Parcel, db?: Db): Promise<Quote[]>
  /** Shipped goods after discounts from which it costs nothing wherever it goes; null: there is no such sum. */
  freeFrom(): Promise<number | null>
}
