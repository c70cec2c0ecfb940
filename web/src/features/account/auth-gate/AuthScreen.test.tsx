import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { rememberWantedPage } from '../../../platform/navigation/wanted-page.ts'
import { session } from '../../../platform/session/session.ts'
import { bound, memberAnswer, place, show } from '../centre/parts/centre.test-kit.tsx'
import { AuthScreen } from './AuthScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const fill = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const press = (name: string) => screen.getByRole('button', { name })

it('binds the phone, then the name, and goes on to the page that was wanted', async () => {
  const has = { bindPhone: 0, bindRealName: 0 }
  const { user, callsOf } = show(
    <AuthScreen />,
    {
      info: () => memberAnswer(has),
      two: () => ({}),
      bindPhone: () => {
        has.bindPhone = 1
        return {}
      },
      bindFromDeposit: () => {
        has.bindRealName = 1
        return {}
      },
    },
    '/mine/auth',
  )
  rememberWantedPage('/mine/addBankCard?from=wallet', 'binding')
  await fill('手机号码', '12345')
  await user.click(press('下一步'))
  expect(screen.getByText('请输入正确的手机号码')).toBeTruthy()
  await fill('手机号码', '13800138000')
  await user.click(press('下一步'))
  await user.click(press('确认绑定'))
  expect(screen.getByText('请先获取验证码')).toBeTruthy()
  await user.click(press('获取验证码'))
  await waitFor(() => expect(callsOf('two')).toHaveLength(1))
  expect(callsOf('two')[0]?.body).toMatchObject({ type: 1, cate: 0 })
  await fill('验证码', '123456')
  await fill('登录密码', 'river2026')
  await user.click(press('确认绑定'))
  await fill('真实姓名', '·张三')
  await user.click(press('下一步'))
  expect(screen.getByText('请输入正确的名字')).toBeTruthy()
  await fill('真实姓名', ' 张三 ')
  await user.click(press('下一步'))
  expect(callsOf('bindFromDeposit')).toEqual([])
  await user.click(press('确认无误'))
  await waitFor(() => expect(place.now).toBe('/mine/addBankCard?from=wallet'))
  expect(callsOf('bindPhone')[0]?.body).toEqual({
    phone: '8613800138000',
    code: '123456',
    loginPassword: 'b8455b8a1fa27766f962efd595064748',
  })
  expect(callsOf('bindFromDeposit')[0]?.body).toEqual({ realName: '张三' })
})

it.each([
  ['code-wrong', '验证码', '验证码错误'],
  ['password-check-failed', '登录密码', '密码验证失败'],
] as const)('keeps the number and says %s beside %s', async (refusal, label, text) => {
  const { user } = show(
    <AuthScreen />,
    {
      two: () => ({}),
      bindPhone: () => {
        throw new Refused(refusal)
      },
    },
    '/mine/auth',
  )
  await fill('手机号码', '13800138000')
  await user.click(press('下一步'))
  await user.click(press('获取验证码'))
  await fill('验证码', '000000')
  await fill('登录密码', 'river2026')
  await user.click(press('确认绑定'))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  await user.click(press('更换号码'))
  expect(screen.getByLabelText<HTMLInputElement>('手机号码').value).toBe('13800138000')
})

it('asks only for what is missing', async () => {
  show(<AuthScreen />, { info: () => memberAnswer({ ...bound, bindRealName: 0 }) }, '/mine/auth')
  expect(await screen.findByLabelText('真实姓名')).toBeTruthy()
  expect(screen.queryByLabelText('手机号码')).toBeNull()
})

it('says that there is nothing left to do', async () => {
  show(<AuthScreen />, { info: () => memberAnswer(bound) }, '/mine/auth')
  expect(await screen.findByText('身份认证已完成')).toBeTruthy()
})
