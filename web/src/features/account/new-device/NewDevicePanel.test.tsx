import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { emit } from '../../../platform/bus/events.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { AuthDialog } from '../AuthDialog.tsx'
import { fakeSite, type SeenCall } from '../../../platform/api/testing/fake-site.ts'

const md5 = 'b8455b8a1fa27766f962efd595064748'
const byPhone = { phoneNumber: '+86 138****8000', ticket: 'ticket-1', byEmail: 0 }
const refuse = (name: RefusalName, detail: Record<string, unknown> = {}) => {
  throw new Refused(name, detail)
}
const loggedIn = () => ({ token: 'token-1', userId: 'mem_00000001' })
const riskyAtFirst =
  (then: (body: SeenCall['body']) => unknown, detail: Record<string, unknown> = byPhone) =>
  (body: SeenCall['body']) =>
    body['ticket'] === undefined ? refuse('device-unfamiliar', detail) : then(body)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button *' }).closest('button')!)

const open = async (answers: Parameters<typeof fakeSite>[0] = {}) => {
  const site = fakeSite({
    kaptchcate: () => ({ kaptchcate: 99, flag: 'none' }),
    login: riskyAtFirst(loggedIn),
    one: () => ({}),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<AuthDialog />)
  act(() => emit('login'))
  fill('用户名', 'star88')
  fill('密码', 'river2026')
  press('立即登录')
  await screen.findByText('因为您本次登录不寻常，为了您账户安全，请进行身份验证')
  return site
}

const giveMiddle = async (digits: string) => {
  await screen.findByLabelText('手机号码中间4位')
  fill('手机号码中间4位', digits)
  press('确认')
}

const codeSent = async (by: string) => {
  await screen.findByText(/^\d+秒后重新获取$/)
  expect(shownFeedback().toasts.at(-1)?.text).toBe(by)
}

const bySms = async () => {
  press('获取验证码')
  await giveMiddle('0013')
  await codeSent('手机验证码已发送')
}

const enter = async (code = '123456') => {
  fill('验证码', code)
  press('验证并登录')
}

beforeEach(() => {
  session.end()
  closeAllDialogs()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('by SMS', () => {
  it('asks for the hidden digits, sends the code and logs in with it', async () => {
    const { callsOf } = await open()
    expect(screen.getByText('+86 138****8000')).toBeTruthy()
    await bySms()
    await enter()
    await waitFor(() => expect(session.get().token).toBe('token-1'))
    const sent = callsOf('one')[0]?.body
    expect(sent).toMatchObject({ type: 3, cate: 0, version: 1, ticket: 'ticket-1' })
    // The md5 of 8613800138000.
    expect(sent?.['SendCodeNum']).toBe('3188d9b70320caec2e668ab7ccc50a27')
    expect(sent?.['sendNameV2']).not.toContain('star88')
    expect(callsOf('login').at(-1)?.body).toMatchObject({
      name: 'star88',
      password: md5,
      kaptchcate: 99,
      sendCodeNum: '123456',
      ticket: 'ticket-1',
    })
    expect(callsOf('kaptchcate').map(({ body }) => body['ktype'])).toEqual([4, 2])
  })

  it('wants a code to be asked for first', async () => {
    const { callsOf } = await open()
    await enter()
    await screen.findByText('请先获取验证码')
    expect(document.activeElement).toBe(field('验证码'))
    expect(callsOf('login')).toHaveLength(1)
  })

  it('takes exactly four hidden digits', async () => {
    const { callsOf } = await open()
    press('获取验证码')
    await giveMiddle('001')
    await screen.findByText('手机号错误')
    expect(callsOf('one')).toEqual([])
  })

  it('asks for the digits again when they are wrong', async () => {
    let wrong = true
    await open({ one: () => (wrong ? refuse('phone-wrong') : {}) })
    press('获取验证码')
    await giveMiddle('9999')
    await screen.findByText('手机号错误')
    wrong = false
    await giveMiddle('0013')
    await codeSent('手机验证码已发送')
  })

  it.each([
    ['code-wrong', '验证码错误'],
    ['code-locked', '验证码错误次数过多，请重新获取'],
  ] as const)('says beside the code: %s', async (name, text) => {
    await open({ login: riskyAtFirst(() => refuse(name)) })
    await bySms()
    await enter()
    await screen.findByText(text)
    expect(field('验证码').getAttribute('aria-invalid')).toBe('true')
  })
})

it('calls with a voice where that is wanted', async () => {
  const { callsOf } = await open()
  press('语音验证码')
  await giveMiddle('0013')
  await codeSent('语音验证码已拨出，请接听电话')
  expect(callsOf('one')[0]?.body['cate']).toBe(2)
})

it('sends to the email where no phone is bound, and hides nothing of it', async () => {
  const detail = { phoneNumber: 's***8@example.com', ticket: 'ticket-2', byEmail: 1 }
  const { callsOf } = await open({ login: riskyAtFirst(loggedIn, detail) })
  expect(screen.queryByText('语音验证码')).toBeNull()
  press('获取验证码')
  await codeSent('邮箱验证码已发送')
  expect(callsOf('one')[0]?.body).toMatchObject({ cate: 1, ticket: 'ticket-2', SendCodeNum: '' })
  expect(callsOf('kaptchcate').at(-1)?.body['ktype']).toBe(3)
})

it('offers to let the oldest device go where there are too many', async () => {
  const { callsOf } = await open({
    login: riskyAtFirst((body) =>
      body['dropOldestDevice'] === 1 ? loggedIn() : refuse('too-many-devices'),
    ),
  })
  await bySms()
  await enter()
  await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
  const tips = shownFeedback().dialogs[0]
  if (tips?.kind === 'tips') act(() => tips.onSure?.())
  await waitFor(() => expect(session.get().token).toBe('token-1'))
  expect(callsOf('login').at(-1)?.body).toMatchObject({ sendCodeNum: '123456' })
})

it('returns to the form with the reason when the check has expired', async () => {
  await open({ login: riskyAtFirst(() => refuse('ticket-expired')) })
  await bySms()
  await enter()
  await screen.findByText('操作已超时，请重新开始')
  expect(field('用户名').value).toBe('star88')
})

it('lets the member switch the account or register', async () => {
  await open()
  press('切换账号')
  expect(field('用户名').value).toBe('')
  expect(field('密码').value).toBe('')
  fill('用户名', 'star88')
  fill('密码', 'river2026')
  press('立即登录')
  fireEvent.click(await screen.findByText('注册新账户'))
  expect(field('确认密码')).toBeTruthy()
})
