import { inDatabase } from '../fixtures/database.ts'
import { actAs, newShopper } from '../fixtures/shopper.ts'
import { isSound } from '../fixtures/sound.ts'
import { expect, test } from '../fixtures/test.ts'
import { journeyWidths } from '../fixtures/widths.ts'

for (const width of journeyWidths(390)) {
  test(`khách và thành viên thêm cả những cuốn thường mua kèm vào giỏ, ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const [first] = await inDatabase<{ id: number; others: number }>(
      `select t.product_id as id, count(*)::int as others from bought_together t
        join search_docs d on d.product_id = t.product_id and d.in_stock
        join search_docs o on o.product_id = t.other_id and o.in_stock group by 1 having count(*) >= 3 order by 1 limit 1`,
    )
    const path = `/san-pham/${first?.id}`
    await page.goto(path)
    const together = page.getByRole('region', { name: 'Thường mua kèm' })
    await expect(together.getByRole('listitem')).toHaveCount(4)
    await expect(together.getByRole('listitem').first()).toContainText('Đang xem')
    const prices = await together
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => Number((item.querySelector('p span') as HTMLElement).textContent.replaceAll(/\D/g, ''))),
      )
    const sum = prices.reduce((all, one) => all + one, 0)
    expect((await together.getByText(/^Tổng 4 cuốn/).textContent())?.replaceAll(/\D/g, '')).toBe(`4${sum}`)
    await isSound(page)
    await together.getByRole('button', { name: 'Thêm cả 4 cuốn vào giỏ' }).click()
    await expect(page.getByText('Đã thêm 4 sản phẩm vào giỏ hàng')).toBeVisible()
    await together.getByRole('button', { name: 'Thêm cả 4 cuốn vào giỏ' }).click()
    await expect(page.getByText('Những gì còn hàng đều đã có trong giỏ')).toBeVisible()

    const lan = await newShopper(request)
    await actAs(page, lan)
    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await together.getByRole('button', { name: 'Thêm cả 4 cuốn vào giỏ' }).click()
    await expect(page.getByText('Đã thêm 4 sản phẩm vào giỏ hàng')).toBeVisible()
  })
}
