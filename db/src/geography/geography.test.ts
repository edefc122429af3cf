import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { vietnameseSortKey } from '../search/vietnamese-order.ts'
import { type Cascade, currentCascade } from './cascade.ts'
import { openGeographyFiles } from './files.ts'
import { loadGeography } from './load.ts'
import { findPlace, successorsOf } from './places.ts'

const { db } = await testDatabase()
/** Made from the same sources by another program. */
const EXPECTED = JSON.parse(readFileSync(new URL('./testing/cascade-2026-09-20.json', import.meta.url), 'utf8')) as Cascade & {
  asOf: string
}
const count = async (query: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${query}`)).rows[0]?.n

describe('the tables', () => {
  test.each([
    ['L3', 1, 63],
    ['L3', 2, 696],
    ['L3', 3, 10_035],
    ['L2', 1, 34],
    ['L2', 3, 3_321],
  ])('%s, level %i: %i units', async (scheme, level, expected) => {
    expect(await count(sql`geo_units where scheme = ${scheme} and level = ${level}`)).toBe(expected)
  })

  test('every row of the files is there: 14,174 names, 10,573 pairs, 443 wards split', async () => {
    expect(await count(sql`geo_names`)).toBe(14_174)
    expect(await count(sql`geo_successors`)).toBe(10_573)
    expect(await count(sql`(select from geo_successors group by old_unit_id having count(*) > 1) split`)).toBe(443)
  })

  test('each old ward has exactly one suggestion, each unit but a city stands in one that exists', async () => {
    expect(
      await count(sql`geo_units u where scheme = 'L3' and level = 3
        and (select count(*) from geo_successors s where s.old_unit_id = u.unit_id and s.is_default) <> 1`),
    ).toBe(0)
    expect(
      await count(sql`geo_units u where level > 1
        and not exists (select from geo_units p where p.unit_id = u.parent_unit_id and p.scheme = u.scheme and p.level < u.level)`),
    ).toBe(0)
  })

  test('no unit has two names on one day', async () => {
    expect(
      await count(sql`geo_names a join geo_names b on b.unit_id = a.unit_id and b.valid_from > a.valid_from
        where a.valid_to is null or a.valid_to >= b.valid_from`),
    ).toBe(0)
  })
})

describe('loading', () => {
  test('does nothing when it is there; loads what is missing once, however many start @slow', async () => {
    expect(await loadGeography(db)).toBe('there')
    await db.execute(sql`truncate geo_names, geo_successors`)
    await db.execute(sql`comment on table geo_units is 'cũ'`)
    const results = await Promise.all([loadGeography(db), loadGeography(db), loadGeography(db)])
    expect(results.sort()).toEqual(['loaded', 'there', 'there'])
    expect(await count(sql`geo_names`)).toBe(14_174)
    expect(await count(sql`geo_successors`)).toBe(10_573)
  })

  test('a pair whose ward is unknown stops everything', () => {
    const files = openGeographyFiles()
    expect(() => files.successors(files.units().filter(({ unitId }) => unitId !== 200_004))).toThrow('L2 3 00004')
  })
})

describe('the cascade', () => {
  const byId = <T extends object>(rows: T[], key: keyof T) => [...rows].sort((a, b) => Number(a[key]) - Number(b[key]))

  test('is the expected one, whatever the order', async () => {
    const { cities, districts, wards } = await currentCascade(db, EXPECTED.asOf)
    expect(byId(cities, 'cityId')).toEqual(byId(EXPECTED.cities, 'cityId'))
    expect(byId(districts, 'districtId')).toEqual(byId(EXPECTED.districts, 'districtId'))
    expect(byId(wards, 'wardId')).toEqual(byId(EXPECTED.wards, 'wardId'))
  })

  test('knows when it changes', async () => {
    expect(await currentCascade(db, '2026-08-31')).toMatchObject({ changesOn: '2026-09-01' })
    expect(await currentCascade(db, EXPECTED.asOf)).toMatchObject({ changesOn: null })
    const before = await currentCascade(db, '2026-08-31')
    expect(before.cities.find(({ cityId }) => cityId === 222)?.cityName).toBe('Tỉnh Quảng Ninh')
  })

  test('is in the order of the alphabet, without looking at the kind', async () => {
    const { cities, wards } = await currentCascade(db)
    const hanoi = wards.filter(({ districtId }) => districtId === 2001).map(({ wardName }) => wardName)
    expect(hanoi.slice(0, 4)).toEqual(['Xã An Khánh', 'Phường Ba Đình', 'Xã Ba Vì', 'Phường Bạch Mai'])
    expect(hanoi.indexOf('Xã Dương Hòa')).toBeLessThan(hanoi.indexOf('Xã Đa Phúc'))
    expect(cities.map(({ cityName }) => cityName).slice(0, 4)).toEqual([
      'Thành phố Bắc Ninh',
      'Thành phố Cần Thơ',
      'Thành phố Đà Nẵng',
      'Thành phố Đồng Nai',
    ])
    expect(vietnameseSortKey('Phường 2') < vietnameseSortKey('Phường 10')).toBe(true)
  })

  test('numbers come in the order of their values', async () => {
    const rows = [10, 2, 1].map((n) => ({ unitId: 990_000 + n, name: `Phường ${n}` }))
    await db
      .transaction(async (tx) => {
        for (const { unitId, name } of rows) {
          await tx.execute(sql`insert into geo_units values (${unitId}, 'L2', 3, ${unitId}::text, 201)`)
          await tx.execute(sql`insert into geo_names values (${unitId}, ${name}, 'Phường', '2025-07-01', null)`)
        }
        const { wards } = await currentCascade(tx)
        expect(wards.filter(({ wardId }) => wardId > 990_000).map(({ wardName }) => wardName)).toEqual([
          'Phường 1',
          'Phường 2',
          'Phường 10',
        ])
        tx.rollback()
      })
      .catch((error: Error) => expect(error.message).toBe('Rollback'))
  })
})

describe('places', () => {
  test('a ward of today and its city', async () => {
    expect(await findPlace(db, 200_004)).toEqual({
      wardId: 200_004,
      districtId: 2001,
      cityId: 201,
      text: 'Phường Ba Đình, Thành phố Hà Nội',
      isInForce: true,
    })
  })

  test('an old ward keeps its district and has no place in the selects', async () => {
    const [{ id = 0 } = {}] = (
      await db.execute<{ id: number }>(
        sql`select unit_id as id from geo_units where scheme = 'L3' and level = 3 and code = '00001'`,
      )
    ).rows
    expect(await findPlace(db, id)).toMatchObject({
      text: 'Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội',
      districtId: null,
      cityId: null,
      isInForce: false,
    })
    expect(await findPlace(db, id, '2025-05-01')).toMatchObject({ isInForce: true, cityId: 1 })
    expect(await successorsOf(db, id)).toEqual([
      { wardId: 200_097, wardName: 'Phường Hồng Hà', cityName: 'Thành phố Hà Nội', isPartial: false },
    ])
  })

  test('is called as on that day', async () => {
    expect((await findPlace(db, 207_294, '2026-09-19'))?.text).toBe('Xã Bố Hạ, Tỉnh Bắc Ninh')
    expect((await findPlace(db, 207_294, '2026-09-20'))?.text).toBe('Phường Bố Hạ, Thành phố Bắc Ninh')
  })

  test('a split ward names all it became, the suggestion first; one of today nothing', async () => {
    const { rows } = await db.execute<{ id: number; likeliest: number; n: number }>(sql`
      select old_unit_id as id, count(*)::int as n, max(new_unit_id) filter (where is_default) as likeliest
      from geo_successors group by old_unit_id order by n desc, id limit 1`)
    const successors = await successorsOf(db, rows[0]?.id ?? 0)
    expect(successors.length).toBe(rows[0]?.n)
    expect(successors[0]?.wardId).toBe(rows[0]?.likeliest)
    expect(await successorsOf(db, 200_004)).toEqual([])
  })

  test.each([0, 201, 2001, 999_999, -1])('%i is no ward', async (id) => {
    expect(await findPlace(db, id)).toBeNull()
  })
})
