import { login } from '@xinghe/contract/account.ts'
import { memberInfo } from '@xinghe/contract/account-member.ts'
import { supportLink } from '@xinghe/contract/site-support.ts'
import { describe, expect, vi } from 'vitest'
import { fillIn } from '../i18n/fill-in.ts'
import { refusal } from './testing/wire-server.ts'
import { it, loginInput } from './testing/wire-test.ts'

describe('refusals', () => {
  it('hands a captcha back as a value to the flows that ask for it', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({
      envelope: refusal(6022, 'slider-required', { lot: 'x' }),
    }))
    const asked = await page.callWithCaptcha(login, loginInput)
    expect(page.isCaptchaAsked(asked)).toBe(true)
    expect(asked).toMatchObject({ refusal: 'slider-required', detail: { lot: 'x' } })
    await expect(page.callApi(login, loginInput)).rejects.toBeInstanceOf(page.Refused)
  })

  it('keeps the text of an unknown refusal', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({ envelope: refusal(6012, 'brand-new', {}, '新的拒绝') }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({
      message: '新的拒绝',
      detail: { unknownName: 'brand-new' },
    })
  })

  it('has the text of a refusal, by its name, when the refusal arrives', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({ envelope: refusal(6009, 'name-taken') }))
    const fault: unknown = await page.callApi(login, loginInput).catch((error: unknown) => error)
    expect(page.textOfFault(fault, fillIn)).toBe('用户名已存在')
  })

  it('is refused all the same where the texts cannot be had', async ({ server, openPage }) => {
    const page = await openPage()
    vi.doMock('@xinghe/contract/refusal-table.ts', () => {
      throw new Error('no network')
    })
    server.replies.set(login.path, () => ({
      envelope: refusal(6009, 'name-taken', {}, '名字有人用了'),
    }))
    const fault: unknown = await page.callApi(login, loginInput).catch((error: unknown) => error)
    expect(fault).toMatchObject({ refusal: 'name-taken' })
    expect(page.textOfFault(fault, fillIn)).toBe('名字有人用了')
    vi.doUnmock('@xinghe/contract/refusal-table.ts')
  })

  it('expires the session once when ten calls find it expired', async ({ server, openPage }) => {
    const page = await openPage()
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

  it('takes a bare 401 for an expired session', async ({ server, openPage }) => {
    const page = await openPage()
    page.session.start({ token: 'old', userId: 'u1' })
    server.replies.set(memberInfo.path, () => ({ status: 401, raw: 'nope' }))
    await expect(page.callApi(memberInfo, {})).rejects.toMatchObject({ refusal: 'session-expired' })
    expect(page.session.get().token).toBe('')
  })

  it('does not let a late answer of the old session end the new one', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    page.session.start({ token: 'old', userId: 'u1' })
    server.replies.set(memberInfo.path, () => {
      page.session.start({ token: 'new', userId: 'u1' })
      return { status: 401, envelope: refusal(6001, 'session-expired') }
    })
    await expect(page.callApi(memberInfo, {})).rejects.toMatchObject({ refusal: 'session-expired' })
    expect(page.session.get().token).toBe('new')
  })

  it('opens login once when several calls of a visitor are turned away together', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    let opened = 0
    page.on('login', () => void (opened += 1))
    server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
    await Promise.allSettled(Array.from({ length: 5 }, () => page.callApi(memberInfo, {})))
    expect(opened).toBe(1)
  })

  it('shows no logout message to a visitor, and opens login each time', async ({
    server,
    openPage,
  }) => {
    const page = await openPage()
    let opened = 0
    page.on('login', () => void (opened += 1))
    server.replies.set(memberInfo.path, () => ({ envelope: refusal(6001, 'session-expired') }))
    await expect(page.callApi(memberInfo, {})).rejects.toBeInstanceOf(page.Refused)
    await expect(page.callApi(memberInfo, {})).rejects.toBeInstanceOf(page.Refused)
    expect(opened).toBe(2)
    expect(page.shownFeedback().toasts).toEqual([])
  })

  it('leads to the profile where the real name is needed', async ({ server, openPage }) => {
    const page = await openPage()
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

  it('turns to the maintenance page', async ({ server, openPage }) => {
    const page = await openPage()
    server.replies.set(login.path, () => ({
      status: 503,
      envelope: refusal(6013, 'maintenance', {
        text: '升级中',
        textTw: '升級中',
        until: '2026-11-16T00:00:00Z',
      }),
    }))
    await expect(page.callApi(login, loginInput)).rejects.toMatchObject({ refusal: 'maintenance' })
    expect(page.currentMaintenance()).toMatchObject({
      text: '升级中',
      textTw: '升級中',
      until: '2026-11-16T00:00:00Z',
    })
    await page.reloadPreInfo()
    expect(page.currentMaintenance()).toBeNull()
  })
})

describe('the cached call', () => {
  it('fetches once per path and payload, and again after logout', async ({ server, openPage }) => {
    const page = await openPage()
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
