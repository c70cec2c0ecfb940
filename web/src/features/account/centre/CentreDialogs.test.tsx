import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import type { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { bound, memberAnswer, show } from './parts/centre.test-kit.tsx'
import { UserinfoScreen } from './UserinfoScreen.tsx'

// Each test is another login: what one proved says nothing about the next.
let logins = 0
beforeEach(() => session.start({ token: `t${(logins += 1)}`, userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  closeAllDialogs()
  vi.unstubAllGlobals()
})

const md5 = { old: 'b8455b8a1fa27766f962efd595064748' }
const refuse = (...why: ConstructorParameters<typeof Refused>) => {
  throw new Refused(...why)
}

const open = async (
  row: string,
  member: Readonly<Record<string, unknown>>,
  answers: Parameters<typeof fakeSite>[0] = {},
  tab = 'account',
) => {
  const shown = show(
    <UserinfoScreen valuesShown wallet={null} shortcuts={null} />,
    { info: () => memberAnswer(member), two: () => ({}), ...answers },
    `/mine/userinfo?tab=${tab}`,
  )
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${row}`) })
  const item = heading.closest('li') as HTMLElement
  await shown.user.click(within(item).getAllByRole('button').at(-1) as HTMLElement)
  return shown
}
const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement)
const fill = (label: string, value: string) =>
  fireEvent.change(dialog().getByLabelText(label), { target: { value } })
const closed = () => waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
const newPassword = () => {
  fill('新密码', 'ocean2027')
  fill('确认新密码', 'ocean2027')
}

describe('the login password', () => {
  it('is changed with the old one, as md5s', async () => {
    const { user, callsOf } = await open('登录密码', {}, { bindPassword: () => ({}) })
    await user.click(dialog().getByRole('button', { name: /原密码验证/ }))
    fill('原密码', 'river2026')
    newPassword()
    // Enter twice: the second comes before the button shows that it is busy.
    const form = document.querySelector('dialog[open] form') as HTMLFormElement
    fireEvent.submit(form)
    fireEvent.submit(form)
    await closed()
    const sent = callsOf('bindPassword').map(({ body }) => body)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.['oldPassword']).toBe(md5.old)
    expect(sent[0]?.['password']).toMatch(/^[0-9a-f]{32}$/)
    expect(sent[0]?.['secondPassword']).toBe(sent[0]?.['password'])
    expect(shownFeedback().toasts.map(({ text }) => text)).toContain('修改成功')
  })

  it('leaves nothing typed behind when it is opened again at once', async () => {
    const { user } = await open('登录密码', {})
    await user.click(dialog().getByRole('button', { name: /原密码验证/ }))
    fill('原密码', 'river2026')
    const row = screen.getByRole('heading', { level: 3, name: /^登录密码/ }).closest('li')
    const opener = within(row as HTMLElement)
      .getAllByRole('button')
      .at(-1) as HTMLElement
    // Both within the time in which a closing dialog fades.
    fireEvent.click(dialog().getByRole('button', { name: '关闭' }))
    fireEvent.click(opener)
    expect(dialog().queryByLabelText('原密码')).toBeNull()
    expect(dialog().getByRole('button', { name: /原密码验证/ })).toBeDefined()
  })

  it('stays in the form when the old one is wrong, and says so beside it', async () => {
    const { user } = await open(
      '登录密码',
      {},
      { bindPassword: () => refuse('password-check-failed') },
    )
    await user.click(dialog().getByRole('button', { name: /原密码验证/ }))
    fill('原密码', 'river2026')
    newPassword()
    await user.click(dialog().getByRole('button', { name: '确认修改' }))
    expect(await dialog().findByText('密码验证失败')).toBeTruthy()
    expect(dialog().getByLabelText('原密码').getAttribute('aria-invalid')).toBe('true')
    expect(dialog().getByLabelText<HTMLInputElement>('新密码').value).toBe('ocean2027')
  })

  it('is changed with a code to the bound email', async () => {
    const { user, callsOf } = await open('登录密码', bound, { bindPasswordByEmail: () => ({}) })
    await user.click(dialog().getByRole('button', { name: /邮箱验证/ }))
    await user.click(dialog().getByRole('button', { name: '获取验证码' }))
    await waitFor(() => expect(callsOf('two')).toHaveLength(1))
    expect(callsOf('two')[0]?.body).toMatchObject({ type: 2, cate: 1, SendCodeNum: '' })
    fill('验证码', '123456')
    newPassword()
    await user.click(dialog().getByRole('button', { name: '确认修改' }))
    await closed()
    expect(callsOf('bindPasswordByEmail')[0]?.body['code']).toBe('123456')
  })

  it('repeats a lost answer with the same request id, and a changed form with another', async () => {
    let lost = true
    const { user, callsOf } = await open(
      '登录密码',
      {},
      {
        bindPassword: () => {
          if (lost) throw new TypeError('Failed to fetch')
          return {}
        },
      },
    )
    await user.click(dialog().getByRole('button', { name: /原密码验证/ }))
    fill('原密码', 'river2026')
    newPassword()
    const confirm = dialog().getByRole('button', { name: '确认修改' })
    await user.click(confirm)
    expect(await dialog().findByText('网络异常')).toBeTruthy()
    await user.click(confirm)
    await waitFor(() => expect(callsOf('bindPassword')).toHaveLength(2))
    lost = false
    fill('原密码', 'river2027')
    await user.click(confirm)
    await closed()
    const [first, second, third] = callsOf('bindPassword').map(({ requestId }) => requestId)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('the email', () => {
  it('is bound with a code to it', async () => {
    const { user, callsOf } = await open('电子邮箱', {}, { bindEmail: () => ({}) })
    fill('电子邮箱', 'anna@example')
    await user.click(dialog().getByRole('button', { name: '下一步' }))
    expect(dialog().getByText('请输入正确的邮箱')).toBeTruthy()
    fill('电子邮箱', 'anna@example.com')
    await user.click(dialog().getByRole('button', { name: '下一步' }))
    await user.click(dialog().getByRole('button', { name: '获取验证码' }))
    fill('验证码', '123456')
    await user.click(dialog().getByRole('button', { name: '确认绑定' }))
    expect(dialog().getByText('请输入登录密码')).toBeTruthy()
    fill('登录密码', 'river2026')
    await user.click(dialog().getByRole('button', { name: '确认绑定' }))
    await closed()
    expect(callsOf('bindEmail')[0]?.body).toEqual({
      email: 'anna@example.com',
      code: '123456',
      loginPassword: md5.old,
    })
  })

  it('is changed after the phone and the old address were proved; a wrong old code goes back', async () => {
    let oldWrong = true
    const { user, callsOf } = await open('电子邮箱', bound, {
      checkPhone: () => ({}),
      bindEmail: () => (oldWrong ? refuse('code-wrong', { field: 'oldCode' }) : {}),
    })
    const code = async (value: string, next: string) => {
      await user.click(dialog().getByRole('button', { name: '获取验证码' }))
      await waitFor(() => expect(dialog().getByText(/秒后重新获取/)).toBeTruthy())
      fill('验证码', value)
      await user.click(dialog().getByRole('button', { name: next }))
    }
    await code('111111', '验证并继续')
    await dialog().findByText('更换邮箱需要先验证原邮箱。')
    await code('222222', '下一步')
    fill('新邮箱', 'anna@example.com')
    await user.click(dialog().getByRole('button', { name: '下一步' }))
    await code('333333', '确认绑定')
    expect(await dialog().findByText('验证码错误')).toBeTruthy()
    expect(dialog().getByText('更换邮箱需要先验证原邮箱。')).toBeTruthy()
    oldWrong = false
    await code('444444', '下一步')
    await code('333333', '确认绑定')
    await closed()
    expect(callsOf('bindEmail').at(-1)?.body).toEqual({
      email: 'anna@example.com',
      code: '333333',
      oldCode: '444444',
    })
  })
})

describe('the withdrawal password', () => {
  it('doubts a real name of one letter before it can be confirmed', async () => {
    const { callsOf } = await open('真实姓名', {}, {}, 'profile')
    fill('真实姓名', 'X')
    const form = () => document.querySelector('dialog[open] form') as HTMLFormElement
    fireEvent.submit(form())
    expect(await dialog().findByText(/姓名只有一个字/)).toBeTruthy()
    expect(dialog().queryByText('确认无误')).toBeNull()
    fireEvent.submit(form())
    expect(await dialog().findByText('确认无误')).toBeTruthy()
    expect(dialog().getByText(/姓名只有一个字/)).toBeTruthy()
    expect(callsOf('bindFromDeposit')).toEqual([])
  })

  it('needs the real name first', async () => {
    const { user } = await open('取款密码', {})
    await user.click(dialog().getByRole('button', { name: '去完善' }))
    expect(dialog().getByLabelText('真实姓名')).toBeTruthy()
  })

  it('is set with the login password, and is no easy one', async () => {
    const { user, callsOf } = await open('取款密码', bound, { set: () => ({}) })
    fill('登录密码', 'river2026')
    fill('取款密码', '123456')
    fill('确认取款密码', '123456')
    await user.click(dialog().getByRole('button', { name: '确认' }))
    expect(dialog().getByText(/过于简单/)).toBeTruthy()
    fill('取款密码', '580394')
    fill('确认取款密码', '580394')
    await user.click(dialog().getByRole('button', { name: '确认' }))
    await closed()
    expect(callsOf('set')[0]?.body['loginPassword']).toBe(md5.old)
  })

  it('is changed by email with the ticket of the check, after the phone where the server asks', async () => {
    let checked = false
    const member = { ...bound, bindPhone: 0, phone: null, hasWithdrawalPassword: true }
    const { user, callsOf } = await open('取款密码', member, {
      emailCheck: () => (checked ? { ticket: 'k1' } : refuse('phone-check-required')),
      checkPhone: () => {
        checked = true
        return {}
      },
      reset: () => ({}),
    })
    await user.click(dialog().getByRole('button', { name: /邮箱验证/ }))
    const code = async (next: string) => {
      await user.click(dialog().getByRole('button', { name: '获取验证码' }))
      await waitFor(() => expect(dialog().getByText(/秒后重新获取/)).toBeTruthy())
      fill('验证码', '123456')
      await user.click(dialog().getByRole('button', { name: next }))
    }
    await code('下一步')
    await dialog().findByText(/请先通过已绑定的手机验证身份/)
    await code('验证并继续')
    await waitFor(() => expect(dialog().queryByText(/请先通过已绑定的手机/)).toBeNull())
    await code('下一步')
    await waitFor(() => expect(dialog().getByLabelText('新取款密码')).toBeTruthy())
    fill('新取款密码', '580394')
    fill('确认取款密码', '580394')
    await user.click(dialog().getByRole('button', { name: '确认' }))
    await closed()
    expect(callsOf('reset')[0]?.body['ticket']).toBe('k1')
  })
})

describe('the birthday', () => {
  const choose = (part: string, value: string) =>
    fireEvent.change(dialog().getByLabelText(part), { target: { value } })

  it('refuses someone too young, and is read once more before it is for good', async () => {
    const { user, callsOf } = await open('生日', {}, { bindOther: () => ({}) }, 'profile')
    const year = new Date().getFullYear()
    choose('年', String(year - 17))
    choose('月', '05')
    choose('日', '04')
    await user.click(dialog().getByRole('button', { name: '下一步' }))
    expect(dialog().getByText('未满18周岁，不能使用本站服务')).toBeTruthy()
    choose('年', String(year - 30))
    expect(dialog().queryByText('未满18周岁，不能使用本站服务')).toBeNull()
    await user.click(dialog().getByRole('button', { name: '下一步' }))
    expect(dialog().getByText(`${year - 30}-05-04`)).toBeTruthy()
    expect(callsOf('bindOther')).toEqual([])
    await user.click(dialog().getByRole('button', { name: '确认无误' }))
    await closed()
    expect(callsOf('bindOther')[0]?.body).toEqual({ birthday: `${year - 30}-05-04` })
  })
})

describe('the avatar', () => {
  const list = () => ({ drawn: ['/art/a.svg', '/art/b.svg'], own: null, chosen: null })

  it('is one of the drawn ones', async () => {
    const answers = { avatarList: list, addAvatar: () => ({ avatar: '/art/b.svg' }) }
    const { user, callsOf } = await open('头像', {}, answers, 'profile')
    await user.click(await dialog().findByRole('radio', { name: '系统头像 2' }))
    await user.click(dialog().getByRole('button', { name: '使用此头像' }))
    await closed()
    expect(callsOf('addAvatar')[0]?.body).toEqual({ avatar: '/art/b.svg' })
  })

  it.each([
    ['mark.svg', 'image/svg+xml', 10, '文件上传失败，请选择JPG、PNG、WEBP或GIF图片'],
    ['large.png', 'image/png', 5 * 1024 * 1024 + 1, '文件上传失败，图片不能超过5MB'],
  ])('refuses %s before anything is sent', async (name, type, size, text) => {
    const { callsOf } = await open('头像', {}, { avatarList: list }, 'profile')
    await dialog().findByRole('radio', { name: '系统头像 1' })
    const file = new File([new Uint8Array(size)], name, { type })
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [file] } })
    expect(await dialog().findByText(text)).toBeTruthy()
    expect(callsOf('uploadImage')).toEqual([])
  })
})
