/** Orders, by use. Whoever calls one of them imports it from here. */
export * from './order/checkout.ts'
export * from './order/own-orders.ts'
export * from './order/returns.ts'
export * from './order/shape.ts'
export * from './order/staff-orders.ts'
export * from './order/track.ts'
