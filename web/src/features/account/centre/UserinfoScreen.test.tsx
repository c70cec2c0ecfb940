import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { on } from '../../../platform/bus/events.ts'
import { setLanguage } from '../../../platform/i18n/language.ts'
import { session } from '../../../platform/session/session.ts'
import type { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { bound, memberAnswer, place, show } from './parts/centre.test-kit.tsx'
import { UserinfoScreen } from './UserinfoScreen.tsx'

vi.mock('../../../platform/i18n/load-dictionary.ts', () => ({ loadDictionary: async () => ({}) }))

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(async () => {
  cleanup()
  await setLanguage('zh-CN')
  session.end()
  vi.unstubAllGlobals()
})

const open = (answers: Parameters<typeof fakeSite>[0] = {}, at?: string) =>
  show(<UserinfoScreen valuesShown wallet="钱包" shortcuts={null} />, answers, at)
const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement)

describe('the parts', () => {
  it('shows the one that the address names, and writes the chosen one there', async () => {
    const { user } = open({}, '/mine/userinfo?tab=profile')
    expect(await screen.findByRole('heading', { name: '基本资料' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '账户安全' }))
    expect(screen.getByRole('heading', { name: '登录密码' })).toBeTruthy()
    expect(place.now).toBe('/mine/userinfo?tab=account')
  })

  it('begins with the security score where the address names none', async () => {
    open({}, '/mine/userinfo?tab=nonsense')
    expect(await screen.findByRole('heading', { name: '账户安全评分' })).toBeTruthy()
  })
})

describe('a form that the address asks for', () => {
  const asked = '/mine/userinfo?tab=account&open=withdrawal-password&back=%2Fmine%2Ftakemoney'

  it('opens, and leads back when it is done', async () => {
    open({ info: () => memberAnswer(bound), set: () => ({}) }, asked)
    expect(await screen.findByRole('dialog', { name: '设置取款密码' })).toBeTruthy()
    const fill = (label: string, value: string) =>
      fireEvent.change(dialog().getByLabelText(label), { target: { value } })
    fill('登录密码', 'river2026')
    fill('取款密码', '258036')
    fill('确认取款密码', '258036')
    fireEvent.submit(document.querySelector('dialog[open] form') as HTMLFormElement)
    await waitFor(() => expect(place.now).toBe('/mine/takemoney'))
  })

  it('stays on its page when it is closed', async () => {
    const { user } = open({ info: () => memberAnswer(bound) }, asked)
    await screen.findByRole('dialog', { name: '设置取款密码' })
    await user.click(dialog().getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(place.now).toBe('/mine/userinfo?tab=account'))
  })

  it('leads nowhere else than to pages of the site', async () => {
    open(
      { info: () => memberAnswer(bound) },
      '/mine/userinfo?open=nonsense&back=%2F%2Fevil.example',
    )
    expect(await screen.findByText('账户安全评分')).toBeTruthy()
    expect(document.querySelector('dialog[open]')).toBeNull()
  })
})

it('says the same of the password in the score and among the settings', async () => {
  const registeredAt = '2026-11-10T04:00:00.000Z'
  const { user } = open({ info: () => memberAnswer({ registeredAt }) })
  expect(await screen.findByText('密码于注册时设定（2026-11-10），未满180天。')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: '账户安全' }))
  expect(screen.getByText('注册时设定：2026-11-10')).toBeTruthy()
})

describe('the security score', () => {
  it('offers what is missing, the most useful first, and opens its form', async () => {
    const { user } = open()
    const ring = await screen.findByRole('progressbar', { name: '账户安全评分' })
    expect(ring.getAttribute('aria-valuenow')).toBe('20')
    const [first] = screen.getAllByRole('listitem')
    expect(first?.textContent).toContain('手机号码')
    await user.click(within(first as HTMLElement).getByRole('button', { name: '立即绑定' }))
    expect(dialog().getByText('手机号码绑定后不可自行更改，请确认号码由您本人使用。')).toBeTruthy()
  })

  it('has nothing left to offer at a hundred', async () => {
    open({ info: () => memberAnswer({ ...bound, hasWithdrawalPassword: true }) })
    expect(await screen.findByText('安全性极佳')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '立即绑定' })).toBeNull()
  })
})

it('says what failed and tries again', async () => {
  let broken = true
  const { user } = open({
    info: () => {
      if (broken) throw new Refused('internal-error')
      return memberAnswer()
    },
  })
  expect(await screen.findByText('会员资料加载失败')).toBeTruthy()
  expect(screen.getByText('服务开小差了，请稍后重试')).toBeTruthy()
  broken = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('star88，您好')).toBeTruthy()
})

it('tells a frozen member why, and where to ask', async () => {
  const { user } = open({
    info: () => memberAnswer({ state: 'frozen', stateReason: '资料核实中' }),
  })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(/资料核实中/)).toBeTruthy()
  const asked = vi.fn()
  const stop = on('support_asked', asked)
  await user.click(alert.getByRole('button', { name: '联系客服' }))
  stop()
  expect(asked).toHaveBeenCalledOnce()
})

it('tells the reason in the script of the reader', async () => {
  await setLanguage('zh-TW')
  open({
    info: ({ language }) =>
      memberAnswer({
        state: 'frozen',
        stateReason: language === 'zh-TW' ? '資料核實中' : '资料核实中',
      }),
  })
  const alert = within(await screen.findByRole('alert'))
  expect(await alert.findByText(/資料核實中/)).toBeTruthy()
})

it('offers customer service for what is final', async () => {
  const { user } = open(
    { info: () => memberAnswer({ ...bound, birthday: '1990-01-02' }) },
    '/mine/userinfo?tab=profile',
  )
  await screen.findByText('1990-01-02')
  await user.click(screen.getAllByRole('button', { name: '查看' })[0] as HTMLElement)
  expect(dialog().getByText(/生日已确认，不可自行修改/)).toBeTruthy()
  expect(dialog().getByRole('button', { name: '联系客服' })).toBeTruthy()
})

it('saves the gender at the press, and falls back when it is refused', async () => {
  let refuse = true
  let gender = 0
  const { user, callsOf } = open(
    {
      info: () => memberAnswer({ gender }),
      bindOther: (body) => {
        if (refuse) throw new Refused('too-often')
        gender = Number(body['gender'])
        return {}
      },
    },
    '/mine/userinfo?tab=profile',
  )
  const man = await screen.findByRole<HTMLInputElement>('radio', { name: '男' })
  await user.click(man)
  await waitFor(() => expect(man.checked).toBe(false))
  refuse = false
  await user.click(man)
  await waitFor(() => expect(callsOf('info')).toHaveLength(2))
  await waitFor(() => expect(man.checked).toBe(true))
  expect(callsOf('bindOther').map(({ body }) => body)).toEqual([{ gender: 1 }, { gender: 1 }])
})
