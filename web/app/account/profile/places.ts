import type { City, District, getUserApp, Ward } from '@tq/contract/account.ts'
import { getUserApp as endpoint } from '@tq/contract/account.ts'
import type { Data } from '@tq/contract/http/endpoint.ts'
import type { z } from 'zod'
import { call } from '../../lib/browser-call.ts'
import { usePart } from '../../lib/use-part.ts'

export type Places = Pick<Data<typeof getUserApp>, 'cities' | 'districts' | 'wards'>

let asked: Promise<Places> | null = null

/** Three thousand wards are asked for once, by the first form that needs them. */
export function loadPlaces(): Promise<Places> {
  asked ??= call(endpoint).then(
    ({ data: { cities, districts, wards } }) => ({ cities, districts, wards }),
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

export function usePlaces() {
  const { answer, failure, again } = usePart(loadPlaces)
  return { places: answer, hasFailed: failure !== '', retry: again }
}

export interface Chosen {
  cityId: number
  districtId: number
  wardId: number
}

type Lists = { cities: z.infer<typeof City>[]; districts: z.infer<typeof District>[]; wards: z.infer<typeof Ward>[] }

/** SPEC §4: another city resets district and ward; where a city has one district that stands for all of it, it is taken. */
export function chooseCity({ districts }: Pick<Lists, 'districts'>, cityId: number): Chosen {
  const own = districts.filter((district) => district.cityId === cityId)
  return { cityId, districtId: own.length === 1 && own[0]?.isVirtual ? own[0].districtId : 0, wardId: 0 }
}

/** From a ward back to its city; nothing for a ward of the old world. */
export function chosenOf({ districts, wards }: Pick<Lists, 'districts' | 'wards'>, wardId: number | null): Chosen {
  const ward = wards.find((one) => one.wardId === wardId)
  const district = districts.find((one) => one.districtId === ward?.districtId)
  return ward && district
    ? { cityId: district.cityId, districtId: district.districtId, wardId: ward.wardId }
    : { cityId: 0, districtId: 0, wardId: 0 }
}
