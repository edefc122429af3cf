import { describe, expect, test } from 'vitest'
import { PersonName, StreetAddress } from './account.ts'
import { AffiliateForm } from './affiliate.ts'
import { ContactMessage } from './contact.ts'
import { DeliveryForm } from './delivery.ts'

const REFUSED = [
  'http://trung-thuong.example',
  'Nhận quà tại HTTPS://x.vn',
  'hxxp://qua.vn',
  'www.qua-tang.vn',
  'Vào WWW.QUA.VN ngay',
  'quatang.com',
  'Lan QUATANG.COM',
  'trung-thuong.xyz nhé',
  'quà-tặng.vn',
  'qua\u200btang.com',
  'quatang．com',
  'quatang。com',
  'bit.ly/abc',
  'lan@example.vn',
]
const ACCEPTED = [
  'Nguyễn Thị Lan',
  'PGS.TS Trần Văn Minh',
  'PGS.TS.Trần Văn Minh',
  'ThS.Lý Thị Vy',
  'ThS.Ly',
  'TS. Lê Văn An',
  'N.T.Mai',
  'GS.TSKH.Đỗ My',
  'Anne-Marie O’Connor',
  'H’Hen Niê',
  'Nguyễn Văn A (lớp 12A1)',
  'Lan & Minh',
]
const SENTENCE = 'Họ tên không được chứa địa chỉ trang web hay email'

describe('a name that stands in letters', () => {
  test.each(REFUSED)('%j is refused', (name) => {
    expect(PersonName.safeParse(name).error?.issues.map(({ message }) => message)).toEqual([SENTENCE])
  })
  test.each(ACCEPTED)('%j is somebody', (name) => expect(PersonName.parse(name)).toBe(name))

  test('is looked at wherever somebody gives one: for a parcel, as an affiliate, in a message', () => {
    const told = (
      form: { safeParse(value: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
      key: string,
    ) =>
      form
        .safeParse({ [key]: 'quatang.com' })
        .error?.issues.filter(({ path }) => path[0] === key)
        .map(({ message }) => message)
    expect(told(DeliveryForm, 'name')).toEqual([SENTENCE])
    expect(told(AffiliateForm, 'fullName')).toEqual([SENTENCE])
    expect(told(ContactMessage, 'name')).toEqual([SENTENCE])
  })
})

test.each(['Số 1 http://qua.vn', 'Ngõ 2 www.qua.vn'])('an address of a house is none of a page: %j', (address) =>
  expect(StreetAddress.safeParse(address).success).toBe(false),
)
test.each(['P.301 nhà A.12, Q.1, Tp.HCM', 'Số 12/3 ngõ 5', 'Tầng 3, toà nhà Viettel.com'])(
  '%j is where somebody lives',
  (address) => expect(StreetAddress.parse(address)).toBe(address),
)
