import { afterEach, expect, it, vi } from 'vitest'

const memoryStorage = (): Storage => {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  // Like the real one: its own keys are what is stored.
  return new Proxy(kept, {
    get: (target, key: string) => methods[key as keyof typeof methods] ?? target[key],
  }) as unknown as Storage
}

const freshLocal = async (storage: Storage | undefined) => {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return (await import('./local.ts')).local
}

afterEach(() => void vi.unstubAllGlobals())

it('keeps values under the names of the specification', async () => {
  const storage = memoryStorage()
  const local = await freshLocal(storage)
  local.set('userId', 'u1')
  local.set('hideNoBalance', '1')
  expect(storage.getItem('user_id')).toBe('u1')
  expect(storage.getItem('hide_no_balance')).toBe('1')
})

it('has the defaults of the specification', async () => {
  const local = await freshLocal(memoryStorage())
  expect(local.get('safeSwitch')).toBe('1')
  expect(local.get('edition')).toBe('classic')
  expect(local.get('token')).toBeNull()
})

it('goes on in memory when storage is full', async () => {
  const storage = memoryStorage()
  storage.setItem('token', 'old')
  const full = {
    getItem: (key: string) => storage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  } as unknown as Storage
  const local = await freshLocal(full)
  local.set('token', 'new')
  expect(local.get('token')).toBe('new')
})

it('goes on in memory when storage is disabled', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const { local } = await import('./local.ts')
  local.set('token', 't')
  expect(local.get('token')).toBe('t')
  local.remove('token')
  expect(local.get('token')).toBeNull()
  local.setDecrypted('phone', { d: '138', v: '2' })
  local.clearDecrypted()
  expect(local.getDecrypted('phone')).toBeNull()
})

it('clears revealed values and nothing else', async () => {
  const storage = memoryStorage()
  const local = await freshLocal(storage)
  local.set('icode', 'abc')
  local.setDecrypted('phone', { d: '13800000000', v: '3' })
  expect(storage.getItem('DD_phone')).toBe('{"d":"13800000000","v":"3"}')
  expect(local.getDecrypted('phone')).toEqual({ d: '13800000000', v: '3' })
  local.clearDecrypted()
  expect(storage.getItem('DD_phone')).toBeNull()
  expect(local.get('icode')).toBe('abc')
})

it('takes a revealed value that was tampered with for none', async () => {
  const storage = memoryStorage()
  storage.setItem('DD_phone', '{broken')
  storage.setItem('DD_email', '{"d":1}')
  const local = await freshLocal(storage)
  expect(local.getDecrypted('phone')).toBeNull()
  expect(local.getDecrypted('email')).toBeNull()
})
