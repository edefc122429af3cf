import { expect, test } from './fixtures/test.ts'

const CART = 'cart-order-offline'
/** A few at every run; `CARTS=1000` for the long one, which takes some minutes. */
const CARTS = Number(process.env.CARTS ?? 12)
const CODES = ['TUUTRUONG50', 'VANHOC10', 'DOCSO20', 'SACHMOI15', 'COMBO20K']

const dong = (amount: number) => new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' }).format(amount)

/** The same carts at every run. */
function generator(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('tổng trên màn hình là tổng của máy chủ, với nhiều giỏ hàng khác nhau', async ({ page, request }) => {
  test.setTimeout(60_000 + CARTS * 3_000)
  const pick = generator(16)
  const { data: books } = await (await request.get('/api/ProductPage?pageSize=100&inStock=1')).json()
  const { data: digital } = await (await request.get('/api/ProductPage/Digital?pageSize=40')).json()
  const products: { id: number }[] = [...books, ...digital, { id: 3001 }, { id: 177 }, { id: 92 }]
  for (let n = 0; n < CARTS; n++) {
    const ids = new Set(Array.from({ length: 1 + pick(5) }, () => products[pick(products.length)]?.id as number))
    const lines = [...ids].map((productId) => ({ productId, quantity: 1 + pick(3) }))
    const answer = await request.post('/api/Order/CalculateUnAuthCart', {
      data: { lines, codes: CODES.filter(() => pick(2) === 0) },
    })
    const { data } = await answer.json()
    const codes = [data.code, ...data.productCode].flatMap((code) => (code ? [code.codeName] : []))
    // From an address without a program, or the cart that is open would go on writing its own.
    await page.goto('/robots.txt')
    await page.evaluate(
      ([key, cart, kept]) => {
        localStorage.setItem(key as string, JSON.stringify(cart))
        localStorage.setItem('code', JSON.stringify(kept))
      },
      [CART, lines, codes] as const,
    )
    await page.goto('/gio-hang')
    await expect(page.locator('[data-part=total]')).toHaveText(dong(data.total))
  }
})
