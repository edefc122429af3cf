import { getSeries } from '@tq/contract/catalog/series.ts'
import { getProduct } from '@tq/contract/catalog.ts'
import { outcome, refusal } from '@tq/contract/testing/refusal.ts'
import { saveProduct, setStock } from '@tq/db/testing/by-hand.ts'
import { expect, test } from 'vitest'
import { testApi } from '../../testing/api.ts'

const { call, db, server } = await testApi()
const LAW = 3
const series = async (id: number | string) => (await call(getSeries, { params: { id } })).data

test('a series has its volumes by number, each as it is sold now', async () => {
  await setStock(db, 122, { onHand: 0, reserved: 0 })
  const data = await series(`ten-gi.${LAW}`)
  expect(data).toMatchObject({ id: LAW, name: 'Luật Dân sự', address: 'luat-dan-su.3' })
  expect(data.volumes.map(({ id, volume, inStock }) => [id, volume, inStock])).toEqual([
    [121, 1, true],
    [122, 2, false],
  ])
})

test('a book says which volume of which series it is, also as an e-book; one that stands alone says nothing', async () => {
  const second = { id: LAW, name: 'Luật Dân sự', address: 'luat-dan-su.3', volume: 2, volumeCount: 2 }
  const { data: printed } = await call(getProduct, { params: { id: 122 } })
  expect(printed.series).toEqual(second)
  const ebook = printed.formats.find(({ kind }) => kind === 'digital')
  expect((await call(getProduct, { params: { id: ebook?.id ?? 0 } })).data.series).toEqual(second)
  expect((await call(getProduct, { params: { id: 56 } })).data.series).toBeNull()
})

test('a volume that is not sold is left out; without any the series is not found', async () => {
  await saveProduct(db, 121, { isPublished: false })
  expect((await series(LAW)).volumes.map(({ volume }) => volume)).toEqual([2])
  await saveProduct(db, 122, { isPublished: false })
  await expect(series(LAW)).rejects.toMatchObject(refusal('SERIES_NOT_FOUND'))
})

test('no such series → not found; no number → refused; the answer follows its books', async () => {
  await expect(series(99_999)).rejects.toMatchObject(refusal('SERIES_NOT_FOUND'))
  expect(outcome(await server.inject({ url: '/api/Series/khong-so' }))).toBe('INPUT_INVALID')
  const { headers } = await server.inject({ url: '/api/Series/1' })
  expect(String(headers['cache-tag']).split(',').sort()).toEqual(['book:1', 'book:2', 'catalog'])
})
