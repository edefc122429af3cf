import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { virtualDistrictId } from './cascade.ts'
import { TODAY } from './today.ts'

export interface Place {
  wardId: number
  /** Where the selects of that day show it; null for a ward that was no longer in force. */
  districtId: number | null
  cityId: number | null
  /** "Phường Ba Đình, Thành phố Hà Nội"; an old ward's has its district. */
  text: string
  isInForce: boolean
}

/** As it was called on that day; null when there is no such ward. */
export async function findPlace(db: Db, wardId: number, on?: string): Promise<Place | null> {
  return (await placesOf(db, [wardId], on)).get(wardId) ?? null
}

export async function placesOf(db: Db, wardIds: number[], on?: string): Promise<Map<number, Place>> {
  const day = on ?? TODAY
  const { rows } = await db.execute<{
    wardId: number
    ward: string
    isInForce: boolean
    aboveId: number
    aboveCode: string
    above: string
    topId: number | null
    top: string | null
  }>(sql`
    select w.unit_id as "wardId", wn.name as ward,
      wn.valid_from <= ${day} and coalesce(wn.valid_to >= ${day}, true) as "isInForce",
      above.unit_id as "aboveId", above.code as "aboveCode", an.name as above, top.unit_id as "topId", tn.name as top
    from geo_units w
    join geo_units above on above.unit_id = w.parent_unit_id
    left join geo_units top on top.unit_id = above.parent_unit_id
    join lateral ${nameOn(day, sql`w.unit_id`)} wn on true
    join lateral ${nameOn(day, sql`above.unit_id`)} an on true
    left join lateral ${nameOn(day, sql`top.unit_id`)} tn on true
    where w.level = 3 and w.unit_id = any(${sql.param(wardIds)}::int[])`)
  return new Map(
    rows.map(({ wardId, ward, isInForce, aboveId, aboveCode, above, topId, top }) => {
      const [districtId, cityId] = topId ? [aboveId, topId] : [virtualDistrictId(aboveCode), aboveId]
      const text = [ward, above, top].filter(Boolean).join(', ')
      return [wardId, { wardId, districtId: isInForce ? districtId : null, cityId: isInForce ? cityId : null, text, isInForce }]
    }),
  )
}

/** A unit that is gone by that day keeps its last name. */
const nameOn = (day: string | SQL, unitId: SQL) => sql`(
  select name, valid_from, valid_to from geo_names n where n.unit_id = ${unitId}
  order by n.valid_from <= ${day} desc, n.valid_from desc limit 1)`

export type Successor = {
  wardId: number
  wardName: string
  cityName: string
  /** Only a part of the old ward went there. */
  isPartial: boolean
}

/** What became of an old ward, the likeliest first: to be offered, never applied silently. */
export async function successorsOf(db: Db, wardId: number): Promise<Successor[]> {
  return (await successorsOfAll(db, [wardId])).get(wardId) ?? []
}

export async function successorsOfAll(db: Db, wardIds: number[]): Promise<Map<number, Successor[]>> {
  const { rows } = await db.execute<Successor & { oldId: number }>(sql`
    select s.old_unit_id as "oldId", s.new_unit_id as "wardId", wn.name as "wardName", cn.name as "cityName",
      s.is_partial as "isPartial"
    from geo_successors s
    join geo_units w on w.unit_id = s.new_unit_id
    join lateral ${nameOn(TODAY, sql`w.unit_id`)} wn on true
    join lateral ${nameOn(TODAY, sql`w.parent_unit_id`)} cn on true
    where s.old_unit_id = any(${sql.param(wardIds)}::int[])
    order by s.is_default desc, s.is_partial, s.new_unit_id`)
  const found = new Map<number, Successor[]>()
  for (const { oldId, ...successor } of rows) found.set(oldId, [...(found.get(oldId) ?? []), successor])
  return found
}
