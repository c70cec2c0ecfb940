import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

const tellFromOtherTab = (key: string | null, newValue: string | null): void => {
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

it('is kept over a reload', async () => {
  const before = await import('./session.ts')
  before.session.start({ token: 't1', userId: 'u1' })
  vi.resetModules()
  const after = await import('./session.ts')
  expect(after.session.get()).toEqual({ token: 't1', userId: 'u1' })
})

it('leaves nothing of the member behind', async () => {
  const { session } = await import('./session.ts')
  session.start({ token: 't1', userId: 'u1' })
  localStorage.setItem('jwt_token', 'j')
  localStorage.setItem('DD_phone', '{"d":"138","v":1}')
  localStorage.setItem('icode', 'abc')
  session.end()
  expect(Object.keys(localStorage)).toEqual(['icode'])
  expect(session.get().token).toBe('')
})

it('follows login and logout in another tab', async () => {
  const { session } = await import('./session.ts')
  const heard: string[] = []
  session.onChange((now, before) => void heard.push(`${before.token}>${now.token}`))
  localStorage.setItem('user_id', 'u2')
  localStorage.setItem('token', 't2')
  tellFromOtherTab('token', 't2')
  expect(session.get()).toEqual({ token: 't2', userId: 'u2' })
  localStorage.clear()
  tellFromOtherTab(null, null)
  expect(heard).toEqual(['>t2', 't2>'])
})

it('tells an end that this tab has not said, and not its own', async () => {
  const { on } = await import('../bus/events.ts')
  const { session } = await import('./session.ts')
  let told = 0
  on('left_elsewhere', () => void (told += 1))
  session.start({ token: 't1', userId: 'u1' })
  session.end()
  expect(told).toBe(0)
  session.start({ token: 't2', userId: 'u2' })
  localStorage.clear()
  tellFromOtherTab('token', null)
  expect(told).toBe(1)
  tellFromOtherTab('token', null)
  expect(told).toBe(1)
})

it('prompts a visitor only where that is asked for', async () => {
  const { on } = await import('../bus/events.ts')
  const { isLoggedIn, session } = await import('./session.ts')
  let prompts = 0
  on('show_login_tips', () => void (prompts += 1))
  expect(isLoggedIn()).toBe(false)
  expect(prompts).toBe(0)
  expect(isLoggedIn({ prompt: true })).toBe(false)
  expect(prompts).toBe(1)
  session.start({ token: 't', userId: 'u' })
  expect(isLoggedIn({ prompt: true })).toBe(true)
  expect(prompts).toBe(1)
})
