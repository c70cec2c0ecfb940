import { defaultSwitches } from '@xinghe/rules/site/switches.ts'
import { beforeEach, expect, it, vi } from 'vitest'

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

it('keeps the dark edition and paints it', async () => {
  const { setEdition } = await import('./edition.ts')
  setEdition('professional')
  expect(root.dataset['edition']).toBe('professional')
  expect(localStorage.getItem('edition')).toBe('professional')
})

it('falls back to classic when the operator takes the dark edition away', async () => {
  localStorage.setItem('edition', 'professional')
  const { applySiteLook, setEdition } = await import('./edition.ts')
  applySiteLook('xinghe', { ...defaultSwitches, professionalTheme: 0 })
  expect(root.dataset['edition']).toBe('classic')
  setEdition('professional')
  expect(root.dataset['edition']).toBe('classic')
})

it('wears the brand of the site, and the first one for a name it does not know', async () => {
  const { applySiteLook } = await import('./edition.ts')
  applySiteLook('chihai', defaultSwitches)
  expect(root.dataset['brand']).toBe('chihai')
  applySiteLook('stranger', defaultSwitches)
  expect(root.dataset['brand']).toBe('xinghe')
})

it('follows the choice made in another tab', async () => {
  await import('./edition.ts')
  dispatchEvent(new StorageEvent('storage', { key: 'edition', newValue: 'professional' }))
  expect(root.dataset['edition']).toBe('professional')
})
