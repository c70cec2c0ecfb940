import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, type RefusalName } from '@xinghe/contract/refusal.ts'
import { emit } from '../../../platform/bus/events.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { AuthDialog } from '../AuthDialog.tsx'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'

const newMd5 = 'b8455b8a1fa27766f962efd595064748'
const refuse = (name: RefusalName) => {
  throw new Refused(name)
}

const open = (answers: Parameters<typeof fakeSite>[0] = {}) => {
  const site = fakeSite({
    kaptchcate: () => ({ kaptchcate: 99, flag: 'none' }),
    one: () => ({ ticket: 'ticket-1' }),
    two: () => ({ ticket: 'ticket-2' }),
    three: () => ({}),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(<AuthDialog />)
  act(() => emit('forget_password'))
  return { user: userEvent.setup({ delay: null }), ...site }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'button *' }).closest('button')!)
const step = () => document.querySelector('[aria-current=step]')?.textContent

const identify = () => {
  fill('用户名', 'star88')
  fill('手机号码', '13800138000')
  press('下一步')
}
const giveCode = async (code = '123456') => {
  await screen.findByLabelText('验证码')
  fill('验证码', code)
  press('下一步')
}
const givePassword = async () => {
  await screen.findByLabelText('新密码')
  fill('新密码', 'river2026')
  fill('确认新密码', 'river2026')
  press('确认修改')
}

beforeEach(closeAllDialogs)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('by phone', () => {
  it('goes through the three steps to the login form, with the name filled in', async () => {
    const { callsOf } = open()
    expect(step()).toContain('身份信息')
    identify()
    await waitFor(() => expect(step()).toContain('身份验证'))
    expect(shownFeedback().toasts.map(({ text }) => text)).toContain('手机验证码已发送')
    await giveCode()
    await waitFor(() => expect(step()).toContain('重置密码'))
    await givePassword()
    await screen.findByText('修改成功')
    expect(screen.queryByText('找回密码')).toBeNull()
    press('立即登录')
    expect(field('用户名').value).toBe('star88')
    expect(field('密码').value).toBe('')

    const whom = { phone: '8613800138000', name: 'star88' }
    expect(callsOf('kaptchcate').map(({ body }) => body['ktype'])).toEqual([2])
    expect(callsOf('one').map(({ body }) => body)).toEqual([
      { ...whom, kaptchcate: 99, codeId: '', imageCode: '' },
    ])
    expect(callsOf('two').map(({ body }) => body)).toEqual([
      { ...whom, code: '123456', ticket: 'ticket-1' },
    ])
    expect(callsOf('three').map(({ body }) => body)).toEqual([
      { ...whom, password: newMd5, secondPassword: newMd5, ticket: 'ticket-2' },
    ])
  })

  it('explains what is missing before it asks the server', () => {
    const { callsOf } = open()
    press('下一步')
    expect(screen.getByText('请输入正确的手机号码')).toBeTruthy()
    expect(document.activeElement).toBe(field('用户名'))
    expect(callsOf('one')).toEqual([])
  })

  it('asks for no second code when the member goes back and forth within the minute', async () => {
    const { callsOf } = open()
    identify()
    await screen.findByLabelText('验证码')
    press('上一步')
    expect(field('手机号码').value).toBe('13800138000')
    press('下一步')
    await screen.findByLabelText('验证码')
    expect(callsOf('one')).toHaveLength(1)
    expect(screen.getByText(/^\d+秒后重新获取$/)).toBeTruthy()
    press('上一步')
    fill('手机号码', '13800138001')
    press('下一步')
    await waitFor(() => expect(callsOf('one')).toHaveLength(2))
  })

  it('empties the code when another one is sent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
    try {
      const { callsOf } = open()
      identify()
      await screen.findByLabelText('验证码')
      fill('验证码', '123')
      await act(() => vi.advanceTimersByTimeAsync(61_000))
      press('重新获取')
      await waitFor(() => expect(callsOf('one')).toHaveLength(2))
      await waitFor(() => expect(field('验证码').value).toBe(''))
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['code-wrong', '验证码错误'],
    ['code-locked', '验证码错误次数过多，请重新获取'],
    ['code-expired', '验证码已过期，请重新获取'],
  ] as const)('says beside the code: %s', async (name, text) => {
    open({ two: () => refuse(name) })
    identify()
    await giveCode('654321')
    await screen.findByText(text)
    expect(field('验证码').getAttribute('aria-invalid')).toBe('true')
  })

  it('says beside the phone that no more codes are sent today', async () => {
    open({ one: () => refuse('code-sends-used-up') })
    identify()
    await screen.findByText('今日验证码发送次数已达上限，请明天再试')
    expect(field('手机号码').getAttribute('aria-invalid')).toBe('true')
  })

  it('goes back to the first step with the reason when the ticket has expired', async () => {
    open({ three: () => refuse('ticket-expired') })
    identify()
    await giveCode()
    await givePassword()
    await screen.findByText('操作已超时，请重新开始')
    expect(step()).toContain('身份信息')
    expect(field('手机号码').value).toBe('13800138000')
  })

  it('stays where it is when the line breaks, and goes on by the next press', async () => {
    let broken = true
    const { callsOf } = open({
      two: () => {
        if (broken) throw new TypeError('Failed to fetch')
        return { ticket: 'ticket-2' }
      },
    })
    identify()
    await giveCode()
    await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('网络异常'))
    broken = false
    press('下一步')
    await screen.findByLabelText('新密码')
    expect(callsOf('two')).toHaveLength(2)
  })
})

it('turns to the email with the name, and sends the code there', async () => {
  const { callsOf } = open()
  fill('用户名', 'star88')
  fireEvent.click(screen.getByText('邮箱找回'))
  expect(field('用户名').value).toBe('star88')
  fill('邮箱', 'star 88@example.com')
  press('下一步')
  await screen.findByLabelText('验证码')
  expect(callsOf('kaptchcate')[0]?.body['ktype']).toBe(3)
  expect(callsOf('one')[0]?.body).toMatchObject({ email: 'star88@example.com', name: 'star88' })
  expect(shownFeedback().toasts.map(({ text }) => text)).toContain('邮箱验证码已发送')
  expect(screen.getByText('star88@example.com')).toBeTruthy()
})
