import { randomUUID } from 'node:crypto'
import { type CartPricing, openCartPricing } from '@tq/api/cart/cart-pricing.ts'
import { placeOrder } from '@tq/api/checkout/place-order.ts'
import { canonical, hmac } from '@tq/api/payment/vnpay/vnpay-sign.ts'
import { connect, type Database } from '@tq/db/database.ts'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { OrderJob, Recording, Statement } from './floor/order.ts'
import { asNew, newPhone, type OneCall } from './load/calls.ts'
import { startHelper } from './load/helper-process.ts'
import { type Generator, measureLoad } from './load/load.ts'
import type { Timing } from './load/timing.ts'
import { openMembers } from './members.ts'
import type { Program } from './program.ts'
import type { Row } from './rows.ts'

const MEMBERS = 200
const BOOKS = 200
const ORDERS_OF_ONE = 1_000
const SETTLED = 2_500
const RECORDED = 50

/** Made up: nothing is asked there. */
const VNPAY = { tmnCode: 'BENCHTMN', hashSecret: 'BENCH-HASH-SECRET' }
export const SHOP_VARIABLES = {
  VNPAY_TMN_CODE: VNPAY.tmnCode,
  VNPAY_HASH_SECRET: VNPAY.hashSecret,
  VNPAY_PAY_URL: 'https://vnpay.example/pay',
  VNPAY_API_URL: 'https://vnpay.example/api',
}

export interface Shop {
  calculate: Timing
  addProduct: Timing
  checkout: Timing
  bare: Timing
  flow: Timing
  settle: Timing
  orderList: Timing
}

const JSON_HEADERS = { 'content-type': 'application/json' }
const DELIVERY = { name: 'Lan', phone: 'PHONE', email: 'KEY@example.vn', address: 'Số 1 phố Huế' }

/** Carts, orders and payments, with every guarantee on. */
export async function measureShop(program: Program, databaseUrl: string, generator: Generator, seconds: number): Promise<Shop> {
  const db = connect({ url: databaseUrl, max: 4 })
  try {
    const stage = await setStage(db, program.address)
    const load = (connections: number, flows: OneCall[][]) => {
      const [first] = flows[0] ?? []
      if (!first) throw new Error('Nothing to ask')
      const job = { kind: 'calls', ...first, flows, connections } as const
      return generator.ask({ ...job, seconds: 2 }).then(() => measureLoad(generator, { ...job, seconds }, program.pid))
    }
    const calculate = await load(64, [[stage.calculate]])
    const addProduct = await load(
      32,
      stage.adds.map((call) => [call]),
    )
    const checkout = await load(
      32,
      stage.checkouts.map((call) => [call]),
    )
    const bare = await measureBare(databaseUrl, stage.carts, seconds)
    const flow = await load(32, stage.flows)
    const settle = await load(
      4,
      (await stage.notices()).map((call) => [call]),
    )
    const orderList = await load(8, [[stage.orderList]])
    return { calculate, addProduct, checkout, bare, flow, settle, orderList }
  } finally {
    await db.$client.end()
  }
}

/** Books that never run out, members who are logged in, and the calls they make. */
export async function setStage(db: Database, address: string) {
  const ids = async (statement: ReturnType<typeof sql>) => (await db.execute<{ id: number }>(statement)).rows.map(({ id }) => id)
  await db.execute(sql`update stock set on_hand = 1000000000`)
  const [wardId] = await ids(sql`select unit_id as id from geo_units where scheme = 'L2' and level = 3 order by 1 limit 1`)
  const books =
    await ids(sql`select p.id from products p join stock s on s.product_id = p.id where p.kind = 'printed' and p.is_published
    and not exists (select 1 from flash_sale_items i where i.product_id = p.id) order by p.id limit ${BOOKS}`)
  const members = await openMembers(db, MEMBERS)
  const tokens = members.map(({ token }) => token)
  const post = (path: string, body: object, token?: string): OneCall => ({
    method: 'POST',
    url: address + path,
    headers: token ? { ...JSON_HEADERS, authorization: `Bearer ${token}` } : JSON_HEADERS,
    body: JSON.stringify(body),
  })
  const delivery = { ...DELIVERY, wardId }
  const cart = (productId: number) => ({ lines: [{ productId, quantity: 1 }], delivery })
  const totals = new Map<number, number>()
  for (const id of books) totals.set(id, await totalOf(post('/api/Order/shipping-fee-without-login', cart(id))))
  const checkout = (id: number, paymentMethod: string) =>
    post('/api/Order/checkout-without-login', {
      ...cart(id),
      paymentMethod,
      requestKey: 'KEY',
      expectedTotal: totals.get(id),
      isAgreed: true,
    })
  await seedOrders(db, members[0]?.id as string, books[0] as number)
  return {
    carts: books.slice(0, RECORDED).map((id) => ({ ...cart(id), total: totals.get(id) as number })),
    calculate: post('/api/Order/CalculateUnAuthCart', {
      lines: books.slice(0, 20).map((productId) => ({ productId, quantity: 1 })),
      codes: ['TUUTRUONG50', 'SACHMOI15', 'FREESHIP30'],
    }),
    adds: tokens.map((token, i) => post('/api/Order/add-product', { productId: books[i % books.length], quantity: 1 }, token)),
    checkouts: books.map((id) => checkout(id, 'vnpay')),
    flows: books.map((id) => [
      post('/api/Order/CalculateUnAuthCart', { lines: cart(id).lines }),
      post('/api/Order/shipping-fee-without-login', cart(id)),
      checkout(id, 'vnpay'),
    ]),
    orderList: {
      method: 'GET' as const,
      url: `${address}/api/User/orders?page=3`,
      headers: { authorization: `Bearer ${tokens[0]}` },
    },
    /** Signed notices for orders that wait; each is new once, and told again after that. */
    async notices(): Promise<OneCall[]> {
      const made: OneCall[] = []
      for (let i = 0; i < SETTLED; i++) {
        const call = checkout(books[i % books.length] as number, 'vnpay')
        const answer = await fetch(call.url, { ...call, body: asNew(call.body ?? '') })
        const { data } = (await answer.json()) as { data: string }
        made.push({ method: 'GET', url: `${address}/api/payment/vnpay/ipn?${notice(new URL(data))}`, headers: {} })
      }
      return made
    },
  }
}

async function totalOf(call: OneCall): Promise<number> {
  const answer = await fetch(call.url, { method: 'POST', headers: call.headers, body: asNew(call.body ?? '') })
  return ((await answer.json()) as { data: { total: number } }).data.total
}

/** What VNPAY would send for that payment. */
function notice(pay: URL): string {
  const given = pay.searchParams
  const told = canonical(
    new URLSearchParams({
      vnp_TmnCode: VNPAY.tmnCode,
      vnp_Amount: given.get('vnp_Amount') ?? '',
      vnp_BankCode: 'NCB',
      vnp_OrderInfo: given.get('vnp_OrderInfo') ?? '',
      vnp_PayDate: given.get('vnp_CreateDate') ?? '',
      vnp_ResponseCode: '00',
      vnp_TransactionNo: String(Math.trunc(Math.random() * 1e12)),
      vnp_TransactionStatus: '00',
      vnp_TxnRef: given.get('vnp_TxnRef') ?? '',
    }),
  )
  return `${told}&vnp_SecureHash=${hmac(told, VNPAY.hashSecret)}`
}

/** A customer with a long history. */
async function seedOrders(db: Database, userId: string, productId: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into orders (code, user_id, status, payment_method, name, phone, email, customer_keys, list_total, goods_total, shipping_fee,
        total, steps, vat, terms_version, request_key, created_at)
      select 'BENCH' || n || substr(gen_random_uuid()::text, 1, 8), ${userId}, 'completed', 'cod', 'Bench', '0912345678', 'b@example.vn', '{}',
        90000, 90000, 0, 90000, '[]', '[]', 1, gen_random_uuid(), now() - make_interval(hours => n)
      from generate_series(1, ${ORDERS_OF_ONE}) n returning id),
    lines as (
      insert into order_lines (order_id, position, product_id, title, kind, is_shipped, quantity, list_total, subtotal, total, vat_class, vat)
      select id, p, ${productId}, 'Sách', 'printed', true, 1, 45000, 45000, 45000, '5', 2143 from made, generate_series(0, 1) p
      returning id, product_id, title, kind)
    insert into order_line_parts (order_line_id, position, product_id, title, kind, quantity)
    select id, 0, product_id, title, kind, 1 from lines`)
}

interface PricedCart {
  lines: { productId: number; quantity: number }[]
  delivery: object
  total: number
}

/** The same statements in a loop: recorded from orders placed in this process, then sent again by another. */
async function measureBare(url: string, carts: PricedCart[], seconds: number): Promise<Timing> {
  const db = connect({ url, max: 1 })
  const desk = openCartPricing(db, { limitsNetworks: false })
  const recordings: Recording[] = []
  for (const cart of carts) recordings.push(await record(desk, cart))
  // The first one also read what the program holds in memory.
  recordings.shift()
  await db.$client.end()
  const helper = startHelper<OrderJob, Timing>('floor/order.ts')
  try {
    return await helper.ask({ url, recordings, connections: 10, seconds })
  } finally {
    await helper.stop()
  }
}

async function record(desk: CartPricing, { lines, delivery, total }: PricedCart): Promise<Recording> {
  const statements: Statement[] = []
  const query = pg.Client.prototype.query
  let isRecording = false
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { name?: string; text: string; values?: unknown[] }, unknown[] | undefined]
    const given = typeof first === 'string' ? { text: first } : first
    if (given.text === 'begin') isRecording = true
    if (isRecording) statements.push({ name: given.name, text: given.text, values: given.values ?? second ?? [] })
    if (given.text === 'commit') isRecording = false
    return query.apply(this, args as never)
  } as typeof query
  const requestKey = randomUUID()
  const buyer = { phone: newPhone(), email: `${requestKey}@example.vn` }
  try {
    const { order, attempt } = await placeOrder(desk, {
      cart: {
        lines,
        codes: [],
        affiliateCode: null,
        delivery: { ...delivery, ...buyer, method: 'standard', note: '', invoice: null },
      },
      userId: null,
      address: '127.0.0.1',
      paymentMethod: 'vnpay',
      requestKey,
      expectedTotal: total,
    })
    return { statements, made: { requestKey, phone: buyer.phone, code: order.code, ref: attempt?.ref ?? '', orderId: order.id } }
  } finally {
    pg.Client.prototype.query = query
  }
}

export function shopRows({ calculate, addProduct, checkout, bare, flow, settle, orderList }: Shop): Row[] {
  const ratio = checkout.perSecond / bare.perSecond
  return [
    { name: 'cart of 20 lines and 3 codes', timing: calculate, target: 'p95 < 20 ms', isMet: calculate.p95 < 20 },
    { name: 'add-product', timing: addProduct, target: '≥ 1500/s', isMet: addProduct.perSecond >= 1500 },
    {
      name: 'checkout of a guest',
      timing: checkout,
      reading: `${ratio.toFixed(2)} of the bare transaction`,
      target: '≥ 400/s, ≥ 0.30',
      isMet: checkout.perSecond >= 400 && ratio >= 0.3,
    },
    { name: '  the same statements alone', timing: bare },
    { name: 'calculate, shipping fee, checkout', timing: flow, target: '≥ 250/s', isMet: flow.perSecond >= 250 },
    { name: 'notice of a payment', timing: settle, target: 'p95 < 15 ms', isMet: settle.p95 < 15 },
    { name: 'order list, 1000 orders', timing: orderList, target: 'p95 < 25 ms', isMet: orderList.p95 < 25 },
  ]
}
