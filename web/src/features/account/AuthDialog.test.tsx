import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { emit, on } from '../../platform/bus/events.ts'
import { closeAllDialogs, shownFeedback } from '../../platform/feedback/dialogs.ts'
import { session } from '../../platform/session/session.ts'
import { AuthDialog } from './AuthDialog.tsx'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'

const noCaptcha = () => ({ kaptchcate: 99, flag: 'none' })
const loggedIn = () => ({ token: 'token-1', userId: 'mem_00000001' })
const refuse = (...why: ConstructorParameters<typeof Refused>) => {
  throw new Refused(...why)
}

const open = async (
  event: 'login' | 'register' | 'forget_password',
  answers: Parameters<typeof fakeSite>[0] = {},
) => {
  const site = fakeSite({ kaptchcate: noCaptcha, login: loggedIn, ...answers })
  vi.stubGlobal('fetch', site.fetch)
  render(<AuthDialog />)
  act(() => emit(event))
  return { user: userEvent.setup({ delay: null }), ...site }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByText(name, { selector: 'button *' })
const submitButton = () => document.querySelector<HTMLButtonElement>('button[type=submit]')

const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

const fillLogin = () => {
  fill('用户名', 'star88')
  fill('密码', 'river2026')
}
const fillRegister = () => {
  fillLogin()
  fill('确认密码', 'river2026')
  fireEvent.click(document.querySelector('[name=isAgree]')!)
}

beforeEach(() => {
  session.end()
  closeAllDialogs()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the form', () => {
  it('checks a field when it is left, beside it, and keeps what was typed', async () => {
    const { user } = await open('register')
    await user.type(field('用户名'), '8 star')
    act(() => screen.getByText('清空').closest('button')?.focus())
    expect(field('用户名').hasAttribute('aria-invalid')).toBe(false)
    act(() => field('密码').focus())
    expect(field('用户名').value).toBe('8star')
    await waitFor(() => expect(field('用户名').getAttribute('aria-invalid')).toBe('true'))
    fill('用户名', '')
    expect(screen.getByText('用户名不能为空')).toBeTruthy()
  })

  it('limits the name to eleven characters and the password to twelve', async () => {
    const { user } = await open('login')
    await user.type(field('用户名'), 'a1 b2c3d4e5f6g7')
    await user.type(field('密码'), 'abcdefgh12345678')
    expect(field('用户名').value).toBe('a1b2c3d4e5f')
    expect(field('密码').value).toBe('abcdefgh1234')
  })

  it('looks disabled until it is filled, but explains on press', async () => {
    const { user, callsOf } = await open('register')
    expect(submitButton()?.getAttribute('aria-disabled')).toBe('true')
    await user.click(submitButton()!)
    expect(screen.getByText('请同意相关条款和隐私政策')).toBeTruthy()
    expect(document.activeElement).toBe(field('用户名'))
    fillRegister()
    expect(submitButton()?.hasAttribute('aria-disabled')).toBe(false)
    expect(callsOf('register')).toEqual([])
  })

  it('keeps the values, not the faults, when the member switches to the other form', async () => {
    const { user } = await open('login')
    fill('用户名', 'star')
    await user.click(screen.getByText('注册', { selector: '[role=tab]' }))
    expect(field('用户名').value).toBe('star')
    await user.click(field('用户名'))
    await user.click(field('密码'))
    await waitFor(() => expect(field('用户名').getAttribute('aria-invalid')).toBe('true'))
    act(() => emit('switch_auth_way'))
    expect(field('用户名').hasAttribute('aria-invalid')).toBe(false)
  })

  it('opens terms and privacy through the bus', async () => {
    const { user } = await open('register')
    const asked: string[] = []
    const stops = [
      on('show_terms', () => asked.push('terms')),
      on('show_privacy', () => asked.push('privacy')),
    ]
    await user.click(press('《规则与条款》'))
    await user.click(press('《隐私政策》'))
    for (const stop of stops) stop()
    expect(asked).toEqual(['terms', 'privacy'])
    expect(document.querySelector<HTMLInputElement>('[name=isAgree]')?.checked).toBe(false)
  })
})

describe('logging in', () => {
  it('sends the md5 once however often it is pressed, starts the session and closes', async () => {
    const { user, callsOf } = await open('login')
    const success = vi.fn()
    const stop = on('login_success', success)
    fillLogin()
    await user.dblClick(submitButton()!)
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith({ userId: 'mem_00000001' }))
    stop()
    expect(callsOf('login').map(({ body }) => body)).toEqual([
      {
        name: 'star88',
        password: 'b8455b8a1fa27766f962efd595064748',
        kaptchcate: 99,
        codeId: '',
        code: '',
        version: 1,
        isAgent: 0,
        language: 'zh-CN',
      },
    ])
    expect(callsOf('kaptchcate')[0]?.body['ktype']).toBe(4)
    expect(session.get().token).toBe('token-1')
    await waitFor(() => expect(callsOf('getUnreadForType')).toHaveLength(1))
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('shows a refusal beside its field, keeps the form and can be repeated', async () => {
    let wrong = true
    const { user, callsOf } = await open('login', {
      login: () => (wrong ? refuse('wrong-credentials') : loggedIn()),
    })
    fillLogin()
    await user.click(submitButton()!)
    await screen.findByText('用户名或密码错误')
    expect(field('密码').value).toBe('river2026')
    wrong = false
    await user.click(submitButton()!)
    await waitFor(() => expect(session.get().token).toBe('token-1'))
    expect(callsOf('login')).toHaveLength(2)
  })

  it('keeps the lock in sight', async () => {
    const { user } = await open('login', { login: () => refuse('login-locked') })
    fillLogin()
    await user.click(submitButton()!)
    expect(await screen.findByText('登录失败次数过多，请15分钟后再试')).toBeTruthy()
  })

  it('shows the operator’s own words when login is suspended', async () => {
    const { user } = await open('login', {
      login: () => refuse('login-suspended', {}, '今晚十点前暂停登录'),
    })
    fillLogin()
    await user.click(submitButton()!)
    await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
    expect(shownFeedback().dialogs[0]).toMatchObject({ kind: 'tips', msg: '今晚十点前暂停登录' })
  })

  it('goes on after the region warning was read, and only then', async () => {
    const countryData = { holder: 'NRO', licence: 'CC BY 4.0', date: '2026-06-17' }
    const { user, callsOf } = await open('login', {
      login: (body) =>
        body['regionWarningRead'] === 1 ? loggedIn() : refuse('region-warning', { countryData }),
    })
    fillLogin()
    await user.click(submitButton()!)
    await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
    expect(shownFeedback().dialogs[0]).toMatchObject({
      msg: expect.stringContaining('（地区数据：NRO，CC BY 4.0，2026-06-17）'),
    })
    expect(callsOf('login')).toHaveLength(1)
    const tips = shownFeedback().dialogs[0]
    if (tips?.kind === 'tips') tips.onSure?.()
    await waitFor(() => expect(session.get().token).toBe('token-1'))
    expect(callsOf('login')).toHaveLength(2)
  })

  it('can be tried again after the member turned away from an open captcha', async () => {
    let captcha = true
    const { user } = await open('login', {
      kaptchcate: () => (captcha ? { kaptchcate: 1, flag: 'graphic' } : noCaptcha()),
    })
    fillLogin()
    await user.click(submitButton()!)
    await screen.findByLabelText('图形验证码，点击换一张')
    act(() => emit('forget_password'))
    captcha = false
    await user.click(press('返回登录'))
    await user.click(submitButton()!)
    await waitFor(() => expect(session.get().token).toBe('token-1'))
  })
})

describe('registering', () => {
  it('registers, then logs in with 99', async () => {
    const { user, callsOf } = await open('register', { register: () => ({ userId: 'mem_1' }) })
    fillRegister()
    await user.click(submitButton()!)
    await waitFor(() => expect(session.get().token).toBe('token-1'))
    expect(callsOf('kaptchcate').map(({ body }) => body['ktype'])).toEqual([1])
    expect(callsOf('login')[0]?.body['kaptchcate']).toBe(99)
    expect(shownFeedback().toasts.map(({ text }) => text)).toContain('注册成功')
  })

  it('says beside the name that it is taken', async () => {
    const { user } = await open('register', { register: () => refuse('name-taken') })
    fillRegister()
    await user.click(submitButton()!)
    expect(await screen.findByText('用户名已存在')).toBeTruthy()
    expect(field('用户名').getAttribute('aria-invalid')).toBe('true')
  })

  it('repeats a lost answer with the same request id and body, without a second captcha', async () => {
    let lost = true
    const { user, callsOf } = await open('register', {
      register: () => {
        if (lost) throw new TypeError('Failed to fetch')
        return { userId: 'mem_1' }
      },
    })
    fillRegister()
    await user.click(submitButton()!)
    await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('网络异常'))
    lost = false
    await user.click(submitButton()!)
    await waitFor(() => expect(session.get().token).toBe('token-1'))
    const [first, second] = callsOf('register')
    expect(second).toEqual(first)
    expect(callsOf('kaptchcate')).toHaveLength(1)
  })
})

it('opens the password reset with the typed name, and returns', async () => {
  const { user } = await open('login')
  fill('用户名', 'star88')
  await user.click(press('忘记密码？'))
  expect(screen.getByText('找回密码')).toBeTruthy()
  expect(field('用户名').value).toBe('star88')
  const asked = vi.fn()
  const stop = on('support_asked', asked)
  await user.click(press('联系客服'))
  stop()
  expect(asked).toHaveBeenCalledOnce()
  await user.click(press('返回登录'))
  expect(field('密码')).toBeTruthy()
})
