/** The cart, by use. Whoever calls one of them imports it from here. */
export * from './cart/codes.ts'
export * from './cart/delivery.ts'
export * from './cart/limits.ts'
export * from './cart/lines.ts'
export * from './cart/shape.ts'
