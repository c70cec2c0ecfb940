import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeSite } from '../api/testing/fake-site.ts'

const dictionary = vi.hoisted(() => ({ load: async (): Promise<Record<string, string>> => ({}) }))
vi.mock('../i18n/load-dictionary.ts', () => ({ loadDictionary: () => dictionary.load() }))

beforeEach(() => {
  vi.resetModules()
  dictionary.load = async () => ({})
})
afterEach(() => vi.unstubAllGlobals())

const openPage = async (stored: 'zh-CN' | 'zh-TW') => {
  const site = fakeSite({})
  vi.stubGlobal('fetch', site.fetch)
  const { local } = await import('../storage/local.ts')
  local.set('language', stored)
  const { loadPreInfo } = await import('./pre-info.ts')
  await loadPreInfo()
  const asked = () => site.callsOf('preInfo').map(({ body }) => body['language'])
  return { asked, ...(await import('../i18n/language.ts')) }
}

it('is asked for once in the stored language, also while its dictionary is loading', async () => {
  const arrived = Promise.withResolvers<Record<string, string>>()
  dictionary.load = () => arrived.promise
  const { asked, currentLanguage, languageReady } = await openPage('zh-TW')
  expect(currentLanguage()).toBe('zh-CN')
  arrived.resolve({})
  await languageReady()
  expect(asked()).toEqual(['zh-TW'])
})

it('is asked for again in a language that is switched to', async () => {
  const { asked, setLanguage } = await openPage('zh-CN')
  await setLanguage('zh-TW')
  await expect.poll(asked).toEqual(['zh-CN', 'zh-TW'])
})
