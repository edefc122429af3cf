import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { boundedQueue } from '../../http/limit/bounded-queue.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, verifyPassword } from './password.ts'

test('the most common passwords are known, in any case', () => {
  const list = readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(new Set(list).size).toBeGreaterThanOrEqual(3_000)
  expect(list.filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  const common = [
    'password',
    'Password1',
    'P@ssw0rd',
    '12345678',
    '123456789',
    '1234567890',
    '11111111',
    '87654321',
    'qwertyuiop',
  ]
  const ours = [
    '1qaz2wsx',
    'zaq1xsw2',
    'asdfghjkl',
    'iloveyou',
    'AnhYeuEm',
    'emyeuanh123',
    'matkhau123',
    'VietNam123',
    'hanoi1990',
  ]
  for (const word of [...common, ...ours]) expect([word, isCommonPassword(word)]).toEqual([word, true])
  expect(isCommonPassword('ngựa-pin-ghim-đúng')).toBe(false)
})

test('a password typed in NFC or NFD matches the same hash', async () => {
  const kept = await hashPassword('mật khẩu dài'.normalize('NFC'))
  expect(await verifyPassword(kept, 'mật khẩu dài'.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(kept, 'mat khau dai')).toBe(false)
  expect(await hashPassword('mật khẩu dài')).not.toBe(kept)
})

test('two run at once, three wait, and the rest is refused', async () => {
  const turn = boundedQueue({ atOnce: 2, waiting: 3 })
  let running = 0
  let most = 0
  let open = () => {}
  const gate = new Promise<void>((go) => {
    open = go
  })
  const task = async () => {
    most = Math.max(most, ++running)
    await gate
    running--
  }
  const all = Array.from({ length: 7 }, () => turn(task))
  const settling = Promise.allSettled(all)
  open()
  const settled = await settling
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(most).toBe(2)
  await expect(turn(async () => 'lại được')).resolves.toBe('lại được')
})
