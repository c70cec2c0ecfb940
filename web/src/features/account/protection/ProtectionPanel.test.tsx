import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { dayMs, hourMs } from '@xinghe/rules/base/instant.ts'
import { session } from '../../../platform/session/session.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { iso, protectionAnswer } from './protection.test-kit.ts'
import { ProtectionPanel } from './ProtectionPanel.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  vi.unstubAllGlobals()
})

const open = (answers: Parameters<typeof fakeSite>[0]) => {
  const site = fakeSite(answers)
  vi.stubGlobal('fetch', site.fetch)
  render(<ProtectionPanel />)
  return { user: userEvent.setup({ delay: null }), ...site }
}
const tile = (name: string) => screen.findByRole('group', { name })
const dialog = () => within(document.querySelector('dialog[open]') as HTMLElement)
/** As a press of the button does, which stands outside the form. */
const submit = () =>
  fireEvent.submit(document.querySelector('dialog[open] form') as HTMLFormElement)
const openAmount = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByLabelText(/^(设定|修改)每日投注限额$/))
  return dialog().getByLabelText<HTMLInputElement>(/限额金额/)
}
const bounded = { 'wager-day': { amount: '500.00', used: '120.00' } }

describe('limits', () => {
  it('shows what is set, used and left', async () => {
    open({ read: () => protectionAnswer({}, bounded) })
    const day = within(await tile('每日投注限额'))
    expect(day.getByText('¥500')).toBeTruthy()
    expect(day.getByText('已用 ¥120，剩余 ¥380')).toBeTruthy()
    expect(within(await tile('每月存款限额')).getByText('未设限额')).toBeTruthy()
  })

  it('says when an amount will act, and sends it as money', async () => {
    const { user, callsOf } = open({
      read: () => protectionAnswer({}, bounded),
      setLimit: () => ({}),
    })
    const amount = await openAmount(user)
    fireEvent.change(amount, { target: { value: '300' } })
    expect(dialog().getByText('确认后立即生效。')).toBeTruthy()
    fireEvent.change(amount, { target: { value: '1,000.5' } })
    expect(dialog().getByText(/^这是调高/)).toBeTruthy()
    submit()
    await vi.waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull())
    expect(callsOf('setLimit')[0]?.body).toEqual({
      kind: 'wager',
      period: 'day',
      amount: '1000.50',
    })
    expect(callsOf('read').length).toBeGreaterThan(1)
  })

  it.each([
    ['300', '本周期已投注 ¥120，还可投注 ¥180。'],
    ['50', '本周期已投注 ¥120，已达到新的限额：确认后，到下个周期前不能投注。'],
    ['0', '确认后不能再投注，直到您调高限额。'],
  ])('asks before a limit of %s acts, and says its effect', async (typed, effect) => {
    const { user, callsOf } = open({
      read: () => protectionAnswer({}, bounded),
      setLimit: () => ({}),
    })
    const amount = await openAmount(user)
    fireEvent.change(amount, { target: { value: typed } })
    submit()
    const asked = within(await screen.findByRole('dialog', { name: '确认每日投注限额' }))
    expect(asked.getByText(effect)).toBeTruthy()
    expect(callsOf('setLimit')).toEqual([])
    await user.click(asked.getByRole('button', { name: '返回修改' }))
    expect(dialog().getByLabelText<HTMLInputElement>(/限额金额/).value).toBe(typed)
    submit()
    await user.click(await screen.findByRole('button', { name: '确认设定' }))
    await vi.waitFor(() => expect(callsOf('setLimit')).toHaveLength(1))
    expect(callsOf('setLimit')[0]?.body).toMatchObject({ amount: `${typed}.00` })
  })

  it('refuses an amount between nothing and one yuan', async () => {
    const { user, callsOf } = open({ read: () => protectionAnswer() })
    fireEvent.change(await openAmount(user), { target: { value: '0.5' } })
    submit()
    expect(dialog().getByText('限额须为 0，或不低于 ¥1')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: '确认每日投注限额' })).toBeNull()
    expect(callsOf('setLimit')).toEqual([])
  })

  it('explains a wrong amount beside the field and sends nothing', async () => {
    const { user, callsOf } = open({ read: () => protectionAnswer() })
    const amount = await openAmount(user)
    fireEvent.submit(amount.form as HTMLFormElement)
    expect(dialog().getByText('请输入金额')).toBeTruthy()
    fireEvent.change(amount, { target: { value: '1.234' } })
    expect(dialog().getByText(/请输入正确的金额/)).toBeTruthy()
    expect(amount.value).toBe('1.234')
    expect(callsOf('setLimit')).toEqual([])
  })

  it('shows why the server refused and repeats an unanswered press under the same id', async () => {
    let refused = false
    const { user, callsOf, fetch } = open({
      read: () => protectionAnswer(),
      setLimit: () => {
        if (!refused) return {}
        throw new Refused('too-often')
      },
    })
    const amount = await openAmount(user)
    fireEvent.change(amount, { target: { value: '300' } })
    const lost: string[] = []
    vi.stubGlobal('fetch', async (path: string, init: Parameters<typeof fetch>[1]) => {
      if (!path.endsWith('setLimit')) return fetch(path, init)
      lost.push(new Headers(init.headers).get('request-id') ?? '')
      throw new TypeError('network down')
    })
    submit()
    await user.click(await screen.findByRole('button', { name: '确认设定' }))
    expect(await dialog().findByText('网络异常')).toBeTruthy()
    vi.stubGlobal('fetch', fetch)
    refused = true
    await user.click(screen.getByRole('button', { name: '确认设定' }))
    expect(await dialog().findByText('请勿频繁提交')).toBeTruthy()
    expect(callsOf('setLimit').map((call) => call.requestId)).toEqual(lost)
  })
})

describe('a raise that waits', () => {
  const wish = (fromMs: number) => ({
    'wager-day': {
      amount: '500.00',
      wanted: {
        amount: '900.00',
        from: iso(Date.now() + fromMs),
        until: iso(Date.now() + fromMs + 3 * dayMs),
      },
    },
  })

  it('counts down and can only be taken back before its time', async () => {
    const { user, callsOf } = open({
      read: () => protectionAnswer({}, wish(2 * hourMs)),
      confirmLimit: () => ({}),
    })
    const day = within(await tile('每日投注限额'))
    expect(day.getByText('申请调整为 ¥900')).toBeTruthy()
    expect(day.getByRole('timer').textContent).toMatch(/^(2:00:00|1:59:\d\d)$/)
    expect(day.queryByText('确认调高')).toBeNull()
    await user.click(day.getByText('撤回申请'))
    await vi.waitFor(() =>
      expect(callsOf('confirmLimit')[0]?.body).toEqual({
        kind: 'wager',
        period: 'day',
        yes: false,
      }),
    )
  })

  it('asks for the second yes after its time, and shows a refusal', async () => {
    const { user } = open({
      read: () => protectionAnswer({}, wish(-1_000)),
      confirmLimit: () => {
        throw new Refused('limit-nothing-waits')
      },
    })
    const day = within(await tile('每日投注限额'))
    await user.click(day.getByText('确认调高'))
    expect(await day.findByText(/没有等待确认的调高申请/)).toBeTruthy()
  })
})

describe('a break', () => {
  it('starts only after the sentence was typed', async () => {
    const { user, callsOf } = open({ read: () => protectionAnswer(), coolOff: () => ({}) })
    await user.click(await screen.findByText('开始冷静期', { selector: 'button *' }))
    await user.click(dialog().getByText('1 周'))
    submit()
    expect(dialog().getByText('请完整输入“我要休息”')).toBeTruthy()
    expect(callsOf('coolOff')).toEqual([])
    fireEvent.change(dialog().getByLabelText(/请输入“我要休息”以确认/), {
      target: { value: '我要休息' },
    })
    submit()
    await vi.waitFor(() => expect(callsOf('coolOff')[0]?.body).toEqual({ days: 7 }))
  })

  it('offers only what lasts longer than the one that runs, and says what still works', async () => {
    const until = Date.now() + 10 * dayMs
    const { user } = open({ read: () => protectionAnswer({ coolOffUntil: iso(until) }) })
    expect(await screen.findByText('您正处于冷静期')).toBeTruthy()
    await user.click(screen.getByText('开始冷静期', { selector: 'button *' }))
    expect(dialog().queryByText('1 周')).toBeNull()
    expect(dialog().getByText('2 周')).toBeTruthy()
  })

  it('has nothing more to offer after an exclusion for good', async () => {
    open({ read: () => protectionAnswer({ excludedForGood: true }) })
    expect(await screen.findByText('您已永久自我排除')).toBeTruthy()
    expect(screen.getAllByText('您当前的暂停期已是最长选项。')).toHaveLength(2)
  })
})

describe('the time of a login', () => {
  it('warns when the new limit would end this login at once', async () => {
    const { user, callsOf } = open({
      read: () => protectionAnswer({ sessionStartedAt: iso(Date.now() - 2 * hourMs) }),
      setPlayTime: () => ({}),
    })
    const choice = await screen.findByLabelText<HTMLSelectElement>('单次登录时长上限', {
      selector: 'select',
    })
    fireEvent.change(choice, { target: { value: '60' } })
    expect(screen.getByText(/本次登录已持续 2 小时，确认后将立即退出登录/)).toBeTruthy()
    await user.click(screen.getByLabelText('保存 单次登录时长上限'))
    const asked = within(await screen.findByRole('dialog', { name: '确认单次登录时长上限' }))
    expect(asked.getByText(/本次登录已持续 2 小时/)).toBeTruthy()
    expect(callsOf('setPlayTime')).toEqual([])
    await user.click(asked.getByRole('button', { name: '确认设定' }))
    await vi.waitFor(() => expect(callsOf('setPlayTime')[0]?.body).toEqual({ sessionMinutes: 60 }))
  })
})

it('offers another try when the settings do not come', async () => {
  let broken = true
  const { user } = open({
    read: () => {
      if (broken) throw new Refused('internal-error')
      return protectionAnswer()
    },
  })
  expect(await screen.findByText('理性娱乐设定加载失败')).toBeTruthy()
  broken = false
  await user.click(screen.getByText('重试'))
  expect(await tile('每日投注限额')).toBeTruthy()
})
