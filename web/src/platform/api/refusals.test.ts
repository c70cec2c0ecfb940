import { login } from '@xinghe/contract/account.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { supportLink } from '@xinghe/contract/site.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshPage } from './testing/fresh-page.ts'
import { refusal, success, WireServer } from './testing/wire-server.ts'

let server: WireServer
let address = ''

beforeEach(async () => {
  server = new WireServer()
  address = await server.start()
  server.replies.set(supportLink.path, () => ({ envelope: success({ url: 'https://help' }) }))
})

afterEach(() => {
  server.stop()
  vi.unstubAllGlobals()
})

const loginInput = {
  name: 'demo01',
  password: 'a'.repeat(32),
  kaptchcate: 99,
  codeId: '',
  code: '',
} as const

describe('refusals', () => {
  it('hands a captcha back as a value to the flows that ask for it', async () => {
    const page = await freshPage(address)
    server.replies.set(login.path, () => ({
      envelope: refusal(6022, 'slider-required', { lot: 'x' }),
    }))
    const asked = await page.callWithCaptcha(login, loginInput)
    expect(page.isCaptchaAsked(asked)).toBe(true)
    expect(asked).toMatchObject({ refusal: 'slider-required', detail: { lot: 'x' } })
    await expect(page.callApi(login, loginInput)).rejects.toBeInstanceOf(page.Refused)
  })

  it('keeps the words of a refusal it does not know', async () => {
    const page = await freshPage(address)
    server.replies.set(login.path, () => ({ envelope: refusal(6012, 'brand-new', {}, '新的拒绝') }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({
      message: '新的拒绝',
      detail: { unknownName: 'brand-new' },
    })
  })

  it('expires the session once when ten calls find it expired', async () => {
    const page = await freshPage(address)
    const told: string[] = []
    page.installNavigator((path) => void told.push(`go ${path}`))
    page.on('login_expired', () => void told.push(`expired, token "${page.session.get().token}"`))
    page.on('login', () => void told.push('login'))
    page.session.start({ token: 'old', userId: 'u1' })
    page.local.setDecrypted('phone', { d: '138', v: '1' })
    server.replies.set(memberInfo.path, () => ({
      status: 401,
      envelope: refusal(6001, 'session-expired'),
    }))
    const calls = Array.from({ length: 10 }, () => page.callApi(memberInfo, {}))
    const results = await Promise.allSettled(calls)
    expect(results.every((result) => result.status === 'rejected')).toBe(true)
    expect(told).toEqual(['expired, token ""', 'go /home', 'login'])
    expect(page.shownFeedback().toasts.map((toast) => toast.text)).toEqual(['请重新登录'])
    expect(page.local.getDecrypted('phone')).toBeNull()
    expect(page.local.get('token')).toBeNull()
  })

  it('takes a bare 401 for an expired session', async () => {
    const page = await freshPage(address)
    page.session.start({ token: 'old', userId: 'u1' })
    server.replies.set(memberInfo.path, () => ({ status: 401, raw: 'nope' }))
    await expect(page.callApi(memberInfo, {})).rejects.toMatchObject({ refusal: 'session-expired' })
    expect(page.session.get().token).toBe('')
  })

  it('does not let a late answer of the old session end the new one', async () => {
    const page = await freshPage(address)
    page.session.start({ token: 'old', userId: 'u1' })
    server.replies.set(memberInfo.path, () => {
      page.session.start({ token: 'new', userId: 'u1' })
      return { status: 401, envelope: refusal(6001, 'session-expired') }
    })
    await expect(page.callApi(memberInfo, {})).rejects.toMatchObject({ refusal: 'session-expired' })
    expect(page.session.get().token).toBe('new')
  })

  it('opens login once when several calls of a visitor are turned away together', async () => {
    const page = await freshPage(address)
    let opened = 0
    page.on('login', () => void (opened += 1))
    server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
    await Promise.allSettled(Array.from({ length: 5 }, () => page.callApi(memberInfo, {})))
    expect(opened).toBe(1)
  })

  it('shows no farewell to a visitor, and opens login each time anew', async () => {
    const page = await freshPage(address)
    let opened = 0
    page.on('login', () => void (opened += 1))
    server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
    await expect(page.callApi(memberInfo, {})).rejects.toBeInstanceOf(page.Refused)
    await expect(page.callApi(memberInfo, {})).rejects.toBeInstanceOf(page.Refused)
    expect(opened).toBe(2)
    expect(page.shownFeedback().toasts).toEqual([])
  })

  it('leads to the profile where the real name is needed', async () => {
    const page = await freshPage(address)
    const went: string[] = []
    page.installNavigator((path) => void went.push(path))
    server.replies.set(login.path, () => ({
      envelope: refusal(6449, 'real-name-needed', {}, '请先完善真实姓名'),
    }))
    await expect(page.callApi(login, loginInput)).rejects.toBeInstanceOf(page.Refused)
    const [tips] = page.shownFeedback().dialogs
    expect(tips).toMatchObject({ kind: 'tips', msg: '请先完善真实姓名', sureText: '去完善' })
    if (tips?.kind === 'tips') tips.onSure?.()
    expect(went).toEqual(['/mine/userinfo'])
  })

  it('turns to the maintenance page', async () => {
    const page = await freshPage(address)
    server.replies.set(login.path, () => ({
      status: 503,
      envelope: refusal(6013, 'maintenance', { text: '升级中', until: '2026-11-16T00:00:00Z' }),
    }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ refusal: 'maintenance' })
    expect(page.currentMaintenance()).toEqual({
      text: '升级中',
      until: Date.parse('2026-11-16T00:00:00Z'),
    })
    await page.reloadPreInfo()
    expect(page.currentMaintenance()).toBeNull()
  })
})

describe('the cached call', () => {
  it('asks once per path and payload, and anew after logout', async () => {
    const page = await freshPage(address)
    server.replies.set(memberInfo.path, () => ({ envelope: refusal(6012, 'warning') }))
    page.session.start({ token: 't1', userId: 'u1' })
    await page.cachedCall(supportLink, {})
    await page.cachedCall(supportLink, {})
    expect(server.seen).toHaveLength(1)
    page.session.end()
    await page.cachedCall(supportLink, {})
    expect(server.seen).toHaveLength(2)
  })
})
