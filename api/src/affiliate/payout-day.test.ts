import { expect, test } from 'vitest'
import { newAffiliateCode } from './affiliate-code-name.ts'
import { payoutDay } from './payout-day.ts'

test.each([
  ['2026-12-01T00:00:00Z', '2026-12-15'],
  ['2026-12-14T16:59:00Z', '2026-12-15'],
  // Already the 15th in Vietnam.
  ['2026-12-14T17:00:00Z', '2027-01-15'],
  ['2026-12-31T17:00:00Z', '2027-01-15'],
  // A Sunday, a Saturday.
  ['2026-10-20T00:00:00Z', '2026-11-16'],
  ['2026-08-03T00:00:00Z', '2026-08-17'],
])('asked for at %s it is paid on %s', (at, day) => expect(payoutDay(new Date(at))).toBe(day))

test.each([
  ['Nguyễn Thị Lan', /^THILAN\d{3}$/],
  ['Đỗ', /^DO\d{3}$/],
  ['Công ty Nghiêncứutruyềnthốngdântộc Việtnam', /^NGHIENCUUTRUYENT\d{3}$|^[A-Z]{16}\d{3}$/],
  ['李', /^CTV\d{3}$/],
])('%s becomes a code that can be said', (name, code) => expect(newAffiliateCode(name, 0)).toMatch(code))

test('each further try has more to choose from', () => expect(newAffiliateCode('Lan', 4)).toMatch(/^LAN\d{7}$/))
