import { sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { vietnameseSortKey } from '../search/vietnamese-order.ts'
import { TODAY } from './today.ts'

export interface Cascade {
  cities: { cityId: number; cityName: string }[]
  districts: { districtId: number; cityId: number; districtName: string; isVirtual: boolean }[]
  wards: { wardId: number; districtId: number; wardName: string }[]
  /** The day from which something is called otherwise; null while none is known. */
  changesOn: string | null
}

/** The world in force on a day, as three selects. Since July 2025 there are no districts: one stands for each whole city. */
export async function currentCascade(db: Db, on?: string): Promise<Cascade> {
  const day = on ?? TODAY
  const { rows } = await db.execute<{
    id: number
    level: number
    code: string
    cityCode: string | null
    name: string
    kind: string
  }>(sql`
    select u.unit_id as id, u.level, u.code, city.code as "cityCode", n.name, n.kind
    from geo_units u
    join geo_names n on n.unit_id = u.unit_id and n.valid_from <= ${day} and (n.valid_to is null or n.valid_to >= ${day})
    left join geo_units city on city.unit_id = u.parent_unit_id
    where u.scheme = 'L2'`)
  const next = await db.execute<{ day: string | null }>(
    sql`select min(valid_from)::text as day from geo_names where valid_from > ${day}`,
  )
  const cities = inOrder(
    rows.filter(({ level }) => level === 1),
    ({ name }) => name,
  )
  const wards = inOrder(
    rows.filter(({ level }) => level === 3),
    bareName,
  )
  return {
    cities: cities.map(({ id, name }) => ({ cityId: id, cityName: name })),
    districts: cities.map(({ id, code, name }) => ({
      districtId: virtualDistrictId(code),
      cityId: id,
      districtName: name,
      isVirtual: true,
    })),
    wards: wards.map(({ id, name, cityCode }) => ({ wardId: id, districtId: virtualDistrictId(cityCode ?? ''), wardName: name })),
    changesOn: next.rows[0]?.day ?? null,
  }
}

export const virtualDistrictId = (cityCode: string) => 2000 + Number(cityCode)

/** People look for "Ba Đình", not for "Phường"; but "Phường 2" has no other name. */
const bareName = ({ name, kind }: { name: string; kind: string }) => name.replace(new RegExp(`^${kind} (?=\\p{L})`, 'u'), '')

function inOrder<T extends { id: number }>(rows: T[], nameOf: (row: T) => string): T[] {
  return rows
    .map((row) => ({ row, key: vietnameseSortKey(nameOf(row)) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row.id - b.row.id))
    .map(({ row }) => row)
}
