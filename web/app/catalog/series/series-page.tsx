import { getSeries, type Series } from '@tq/contract/catalog/series.ts'
import { idOfAddress } from '@tq/contract/slug.ts'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { redirect } from 'react-router'
import { PageHead } from '../../head/page-head.tsx'
import { breadcrumbData, seriesData } from '../../head/structured-data.ts'
import { apiContext } from '../../lib/api.ts'
import { cacheFor } from '../../lib/cache.ts'
import { failureWords } from '../../lib/failure-words.ts'
import { formatNumber, formatPrice } from '../../lib/format.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { Button } from '../../ui/form/button.tsx'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { showToast } from '../../ui/overlay/toast-store.ts'
import { ProductGrid } from '../product-card.tsx'
import type { Route } from './+types/series-page.ts'
import styles from './series-page.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  if (idOfAddress(params.id) === null) throw new Response('Không có bộ sách này.', { status: 404 })
  const { data: series } = await context.get(apiContext)(getSeries, { params })
  if (params.id !== series.address) throw redirect(`/bo-sach/${series.address}`, 301)
  return { series }
}

export const headers = () => cacheFor('catalog')

export default function SeriesPage({ loaderData: { series } }: Route.ComponentProps) {
  const { origin } = useShellData()
  const path = `/bo-sach/${series.address}`
  const crumbs = [{ title: 'Sách', url: '/san-pham' }, { title: `Bộ ${series.name}` }]
  return (
    <div className="wrap">
      <PageHead
        title={`Bộ sách ${series.name}`}
        description={`Bộ sách ${series.name}, ${series.volumes.length} tập. ${series.description}`}
        path={path}
        things={import.meta.env.SSR && [seriesData(origin, series), breadcrumbData(origin, crumbs, path)]}
      />
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <div>
          <p className={styles.eyebrow}>Bộ sách · {formatNumber(series.volumes.length)} tập</p>
          <h1>{series.name}</h1>
          <p className={styles.about}>{series.description}</p>
        </div>
        <WholeSeries volumes={series.volumes} />
      </header>
      <h2 className="visually-hidden">Các tập</h2>
      <ProductGrid
        products={series.volumes}
        firstCount={4}
        columns={4}
        more={({ volume }) => <p className={styles.volume}>Tập {volume}</p>}
      />
    </div>
  )
}

/** What can be had now, in one press; what can't is said. */
function WholeSeries({ volumes }: Pick<Series, 'volumes'>) {
  const [isBusy, setIsBusy] = useState(false)
  const there = volumes.filter(({ inStock }) => inStock)
  const sum = there.reduce((total, { price }) => total + price, 0)
  const buy = async () => {
    setIsBusy(true)
    try {
      const { addAllToCart } = await import('../../wish/add-all.ts')
      await addAllToCart(there.map(({ id }) => id))
    } catch (error) {
      showToast(failureWords(error), { variant: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  if (there.length === 0) return <p className={styles.gone}>Các tập đều đang tạm hết hàng</p>
  const isWhole = there.length === volumes.length
  return (
    <div className={styles.buy}>
      <p>
        {isWhole ? 'Trọn bộ' : `${formatNumber(there.length)} tập còn hàng`} <b>{formatPrice(sum)}</b>
      </p>
      <Button look="son" isBusy={isBusy} onClick={buy}>
        <ShoppingCart size="1.8rem" aria-hidden="true" />
        {isWhole ? 'Mua trọn bộ' : `Thêm ${formatNumber(there.length)} tập còn hàng`}
      </Button>
    </div>
  )
}
