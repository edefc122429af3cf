import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('window', {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  },
})
const { closeDialog, drafted, keepTyped, openDialog } = await import('./account-dialog-store.ts')
const { registration } = await import('../forms/registration.ts')

beforeEach(() => {
  registration.set({ token: 't', email: 'lan@doc.example', from: 'register', name: 'Lan', phone: '0912345678', message: '' })
  keepTyped({ Email: 'lan@doc.example', Password: 'Sách-hay-mỗi-ngày' })
})

test('whoever closes the last step of a registration finds the mailbox in the login, and nothing else of it', () => {
  openDialog('information')
  closeDialog()
  expect(drafted()).toMatchObject({ Email: 'lan@doc.example', Password: '', Name: '' })
  expect(kept.size).toBe(0)
})

test('any other dialog that is closed leaves nothing typed behind', () => {
  openDialog('login')
  closeDialog()
  expect(drafted()).toMatchObject({ Email: '', Password: '' })
})
