import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { local } from './local.ts'
import {
  canSavePassword,
  forgetPassword,
  isPasswordRemembered,
  readSavedPassword,
  savePassword,
} from './saved-password.ts'

/** IndexedDB's part, which Node does not have. */
const kept = vi.hoisted(() => ({ key: null as CryptoKey | null, refuses: false }))
vi.mock('./key-store.ts', () => ({
  readKey: async () => kept.key,
  writeKey: async (key: CryptoKey) => {
    if (kept.refuses) throw new DOMException('refused', 'InvalidStateError')
    kept.key = key
  },
}))

const login = { name: 'demo01', password: 'abcd1234' }

beforeEach(() => {
  kept.key = null
  kept.refuses = false
  vi.stubGlobal('indexedDB', {})
})
afterEach(() => {
  forgetPassword()
  vi.unstubAllGlobals()
})

it('keeps name and password unreadable and gives them back', async () => {
  expect(await savePassword(login)).toBe(true)
  expect(local.get('savedPassword')).not.toContain('abcd1234')
  expect(kept.key?.extractable).toBe(false)
  expect(isPasswordRemembered()).toBe(true)
  expect(await readSavedPassword()).toEqual(login)
})

it('gives nothing when a byte was changed or the key is gone', async () => {
  await savePassword(login)
  const [iv = '', sealed = ''] = (local.get('savedPassword') ?? '').split('.')
  local.set('savedPassword', `${iv}.${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)
  expect(await readSavedPassword()).toBeNull()
  await savePassword(login)
  kept.key = null
  expect(await readSavedPassword()).toBeNull()
})

it('goes on without remembering where the browser keeps no keys', async () => {
  kept.refuses = true
  expect(await savePassword(login)).toBe(false)
  expect(isPasswordRemembered()).toBe(false)
})

it('is not offered without crypto.subtle', async () => {
  vi.stubGlobal('crypto', {})
  expect(canSavePassword()).toBe(false)
  expect(await savePassword(login)).toBe(false)
})
