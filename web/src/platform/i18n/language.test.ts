import { beforeEach, expect, it, vi } from 'vitest'

const words = vi.hoisted(() => ({ load: async (): Promise<Record<string, string>> => ({}) }))
vi.mock('./load-dictionary.ts', () => ({ loadDictionary: () => words.load() }))

const dictionary = { 登录: '登入', '你好，{name}': '您好，{name}' }

beforeEach(() => {
  vi.resetModules()
  words.load = async () => dictionary
})

it('shows zh-CN as it is written and fills in names', async () => {
  const { translate } = await import('./language.ts')
  expect(translate('登录')).toBe('登录')
  expect(translate('你好，{name}', { name: '小星' })).toBe('你好，小星')
  expect(translate('{a} {b}', { a: 0 })).toBe('0 {b}')
})

it('looks whole strings up in zh-TW, and shows those without an entry unchanged', async () => {
  const { currentLanguage, setLanguage, translate } = await import('./language.ts')
  await setLanguage('zh-TW')
  expect(currentLanguage()).toBe('zh-TW')
  expect(translate('你好，{name}', { name: '小星' })).toBe('您好，小星')
  expect(translate('足球')).toBe('足球')
})

it('keeps the choice for the next visit, and the choice wins over the default of the site', async () => {
  const { local } = await import('../storage/local.ts')
  local.set('language', 'zh-CN')
  const { currentLanguage, startLanguage } = await import('./language.ts')
  await startLanguage('zh-TW')
  expect(currentLanguage()).toBe('zh-CN')
})

it('begins in the default of the site', async () => {
  const { currentLanguage, startLanguage } = await import('./language.ts')
  await startLanguage('zh-TW')
  expect(currentLanguage()).toBe('zh-TW')
})

it('stays with the last choice when words arrive late', async () => {
  const { currentLanguage, setLanguage } = await import('./language.ts')
  const asked = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<Record<string, string>>()
  words.load = () => {
    asked.resolve()
    return arrived.promise
  }
  const first = setLanguage('zh-TW')
  await asked.promise
  await setLanguage('zh-CN')
  arrived.resolve(dictionary)
  await first
  expect(currentLanguage()).toBe('zh-CN')
})

it('tells who listens once per change', async () => {
  const { onLanguageChange, setLanguage } = await import('./language.ts')
  const heard: string[] = []
  onLanguageChange((language) => void heard.push(language))
  await setLanguage('zh-TW')
  await setLanguage('zh-TW')
  expect(heard).toEqual(['zh-TW'])
})
