import { expect, test } from './fixtures/test.ts'
import { fillCart, PRINTED, pay, till, toTill } from './fixtures/till.ts'
import { journeyWidths } from './fixtures/widths.ts'

/** As Google counts it; above it people press what has just moved under their finger. */
const MOST = 0.02

interface Shifts {
  sum: number
  worst: string[]
}

for (const width of journeyWidths(390)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('từ danh sách tới đơn đã đặt: không gì nhảy chỗ khi trang đang tải @drawn', async ({ page }) => {
      test.slow()
      await page.addInitScript(observe)
      const seen: Record<string, Shifts> = {}
      const rest = async (name: string) => {
        await page.waitForLoadState('networkidle')
        seen[name] = await page.evaluate(() => (window as unknown as { takeShifts(): Shifts }).takeShifts())
      }
      await page.goto('/san-pham')
      await rest('list')
      await page.goto(`/san-pham/lang-xa-chau-tho-qua-tu-lieu-dia-ba.${PRINTED.id}`)
      await rest('product')
      await fillCart(page, PRINTED.id, 2)
      await page.goto('/gio-hang')
      await expect(page.getByRole('heading', { name: PRINTED.title })).toBeVisible()
      await rest('cart')
      await page.getByRole('button', { name: 'Tiến hành đặt hàng' }).click()
      await expect(page.getByRole('form', { name: 'Giao hàng' })).toBeVisible()
      await rest('delivery')
      await page.goBack()
      await toTill(page)
      await rest('payment')
      await pay(page, /Thanh toán khi nhận hàng|khi nhận/)
      await expect(page).toHaveURL(/\/xac-nhan-don-hang\//)
      await expect(page.getByRole('heading', { level: 1, name: /Đặt hàng thành công|Đơn hàng/ })).toBeVisible()
      await rest('order placed')
      await page.reload()
      await expect(page.getByRole('region', { name: 'Sản phẩm' })).toBeVisible()
      await rest('confirmation')
      await page.goto('/gio-hang')
      await expect(page.getByRole('heading', { name: 'Giỏ hàng đang trống' })).toBeVisible()
      await rest('empty cart')
      await page.goto(`/mua-ngay?productId=${PRINTED.id}&quantity=1`)
      await expect(page.getByRole('heading', { name: PRINTED.title })).toBeVisible()
      await rest('buy now')
      await expect(till(page)).toBeHidden()
      for (const [name, { sum, worst }] of Object.entries(seen))
        expect.soft(sum, `${name}: ${worst.join(' · ')}`).toBeLessThan(MOST)
    })
  })
}

/**
 * Runs in the page, before anything else. What follows a press within half a second is what was pressed for; with a form that is
 * sent a new step begins.
 */
function observe(): void {
  let shifts: Shifts = { sum: 0, worst: [] }
  document.addEventListener('submit', () => {
    shifts = { sum: 0, worst: [] }
  })
  Object.assign(window, {
    takeShifts() {
      const taken = shifts
      shifts = { sum: 0, worst: [] }
      return taken
    },
  })
  type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : (node?.textContent?.slice(0, 20) ?? '?')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} → ${currentRect.y}`,
      )
      shifts.worst.push(`${entry.value.toFixed(3)} ${moved.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
