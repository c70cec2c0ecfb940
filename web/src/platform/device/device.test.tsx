import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

it('is the same name and the same hash after a reload', async () => {
  const first = await import('./device.ts')
  const uuid = first.deviceUuid()
  const hash = await first.deviceFingerprint()
  vi.resetModules()
  const second = await import('./device.ts')
  expect(second.deviceUuid()).toBe(uuid)
  expect(second.knownFingerprint()).toBe('')
  expect(await second.deviceFingerprint()).toBe(hash)
  expect(second.knownFingerprint()).toBe(hash)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})

it('is another hash on another screen, and the same after a browser update', async () => {
  const { deviceTraits } = await import('./device-traits.ts')
  const here = JSON.stringify(deviceTraits())
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    navigator.userAgent.replaceAll(/\d+/g, '999'),
  )
  expect(JSON.stringify(deviceTraits())).toBe(here)
  vi.spyOn(screen, 'width', 'get').mockReturnValue(777)
  expect(JSON.stringify(deviceTraits())).not.toBe(here)
})
