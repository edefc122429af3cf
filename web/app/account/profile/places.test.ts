import { expect, test } from 'vitest'
import { chooseCity, chosenOf } from './places.ts'

const districts = [
  { districtId: 2001, cityId: 201, districtName: 'Thành phố Hà Nội', isVirtual: true },
  { districtId: 11, cityId: 1, districtName: 'Quận A', isVirtual: false },
  { districtId: 12, cityId: 1, districtName: 'Quận B', isVirtual: false },
]
const wards = [{ wardId: 200004, districtId: 2001, wardName: 'Phường Ba Đình' }]

test('a city with one virtual district takes it; another city resets the rest', () => {
  expect(chooseCity({ districts }, 201)).toEqual({ cityId: 201, districtId: 2001, wardId: 0 })
  expect(chooseCity({ districts }, 1)).toEqual({ cityId: 1, districtId: 0, wardId: 0 })
})

test('from a ward back to its city', () => {
  expect(chosenOf({ districts, wards }, 200004)).toEqual({ cityId: 201, districtId: 2001, wardId: 200004 })
  expect(chosenOf({ districts, wards }, 1)).toEqual({ cityId: 0, districtId: 0, wardId: 0 })
  expect(chosenOf({ districts, wards }, null)).toEqual({ cityId: 0, districtId: 0, wardId: 0 })
})
