import * as contract from '@tq/contract/cart.ts'
import type { z } from 'zod'
import type { App } from '../deps.ts'
import type { DirectQuestion } from '../http/cache/direct-read.ts'
import { type Ask, serve } from '../http/serve.ts'
import { requireInventory } from '../inventory/require-in-stock.ts'
import { cartBytes } from './cart-bytes.ts'
import { type CartPricing, openCartPricing } from './cart-pricing.ts'
import * as codes from './codes/member-codes.ts'
import { estimateDelivery } from './delivery/estimate-delivery.ts'
import { setDelivery } from './delivery/member-delivery.ts'
import * as guest from './guest-cart.ts'
import * as member from './member-cart.ts'
import { mergeCart } from './merge-cart.ts'

type MemberAsk = Pick<Ask<typeof contract.getCart>, 'user' | 'address'>
type OpenAsk = Pick<Ask<typeof contract.calculateGuestCart>, 'user' | 'address'>

const memberOf = ({ user, address }: MemberAsk): member.Member => ({ id: user.id, address })
/** Members too buy by these calls: "buy now" leaves their cart alone. */
const askerOf = ({ user, address }: OpenAsk) => ({ userId: user?.id ?? null, address })

/** Every page of a guest with a cart asks for it. */
export const directCalculation = (pricing: CartPricing): DirectQuestion<z.output<typeof contract.GuestCart>> => ({
  read: (sent) => contract.calculateGuestCart.body.safeParse(sent).data ?? null,
  isAnonymous: ({ delivery }) => delivery === null,
  answer: async (body, address) => {
    const cart = guest.toCartInput(body)
    const made = await pricing.priceSent(cart, { userId: null, address })
    return cartBytes(await pricing.show(made, cart))
  },
})

export function cartRoutes(app: App) {
  const pricing = openCartPricing(app.deps.db, app.deps.settings)
  app.onInvalidated(pricing.invalidate)

  serve(app, contract.getCart, async (ask) => ({ data: await member.showCart(pricing, memberOf(ask)) }))
  serve(app, contract.countCart, async ({ db, user }) => ({ data: { totalProducts: await member.countCart(db, user.id) } }))
  serve(app, contract.addProduct, async ({ user, body }) => ({ data: await member.addProduct(pricing, user.id, body) }))
  serve(app, contract.mergeCart, async (ask) => ({ data: await mergeCart(pricing, ask.user.id, ask.body, ask.address) }))
  serve(app, contract.changeCartLine, async (ask) => ({
    data: await member.changeLine(pricing, memberOf(ask), ask.params.cartDetailId, ask.body),
  }))
  serve(app, contract.removeCartLine, async (ask) => ({ data: await member.removeLine(pricing, memberOf(ask), ask.params.id) }))
  serve(app, contract.restoreCartLine, async (ask) => ({ data: await member.restoreLine(pricing, memberOf(ask), ask.params.id) }))
  serve(app, contract.checkInventory, async ({ db, user }) => {
    await requireInventory(db, (await member.readCart(db, user.id)).lines)
    return { data: { checkedAt: new Date().toISOString() } }
  })
  serve(app, contract.addVoucher, async (ask) => ({ data: await codes.addCode(pricing, memberOf(ask), ask.body.code) }))
  serve(app, contract.addCoupon, async (ask) => ({ data: await codes.addCode(pricing, memberOf(ask), ask.body.code) }))
  serve(app, contract.removeVoucher, async (ask) => ({
    data: await codes.removeCodes(pricing, memberOf(ask), 'voucher', ask.query.code),
  }))
  serve(app, contract.removeCoupon, async (ask) => ({
    data: await codes.removeCodes(pricing, memberOf(ask), 'coupon', ask.query.code),
  }))
  serve(app, contract.addAffiliate, async (ask) => ({
    data: await codes.addAffiliate(pricing, memberOf(ask), ask.query.affiliateCode),
  }))
  serve(app, contract.removeAffiliate, async (ask) => ({ data: await codes.removeAffiliate(pricing, memberOf(ask)) }))
  serve(app, contract.setDelivery, async (ask) => ({ data: await setDelivery(pricing, memberOf(ask), ask.body) }))

  serve(app, contract.estimateDelivery, async ({ params, query, cacheInfo }) => ({
    data: await estimateDelivery(pricing, { productId: params.id, cityId: query.cityId ?? null, now: new Date() }, cacheInfo),
  }))
  serve(app, contract.calculateGuestCart, async (ask) => ({
    data: await guest.calculate(pricing, askerOf(ask), guest.toCartInput(ask.body)),
  }))
  app.directQuestions.set(contract.calculateGuestCart.path, directCalculation(pricing))
  serve(app, contract.checkGuestInventory, async ({ db, body }) => {
    await requireInventory(db, body.lines)
    return { data: { checkedAt: new Date().toISOString() } }
  })
  for (const endpoint of [contract.addGuestVoucher, contract.addGuestCoupon]) {
    serve(app, endpoint, async (ask) => ({
      data: await guest.addGuestCode(pricing, askerOf(ask), guest.toCartInput(ask.body), ask.body.code),
    }))
  }
  serve(app, contract.removeGuestVoucher, async (ask) => ({
    data: await guest.removeGuestCodes(pricing, askerOf(ask), guest.toCartInput(ask.body), 'voucher', ask.body.code),
  }))
  serve(app, contract.removeGuestCoupon, async (ask) => ({
    data: await guest.removeGuestCodes(pricing, askerOf(ask), guest.toCartInput(ask.body), 'coupon', ask.body.code),
  }))
  serve(app, contract.addGuestAffiliate, async (ask) => ({
    data: await guest.addGuestAffiliate(pricing, askerOf(ask), guest.toCartInput(ask.body), ask.body.code),
  }))
  serve(app, contract.removeGuestAffiliate, async (ask) => ({
    data: await guest.calculate(pricing, askerOf(ask), { ...guest.toCartInput(ask.body), affiliateCode: null }),
  }))
  serve(app, contract.quoteGuestShipping, async (ask) => ({
    data: await guest.quoteShipping(pricing, askerOf(ask), guest.toCartInput(ask.body)),
  }))
  return pricing
}
