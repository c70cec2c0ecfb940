import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { fakeSite } from '../../platform/api/testing/fake-site.ts'
import { on } from '../../platform/bus/events.ts'
import { shownFeedback } from '../../platform/feedback/dialogs.ts'
import { session } from '../../platform/session/session.ts'
import { AgentScreen } from './AgentScreen.tsx'

afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plan = {
  kind: 'agent',
  activeMember: { deposited: '100.00', counted: '1000.00' },
  steps: [
    { active: 0, base: '0.00', rateBp: 2_500 },
    { active: 10, base: '50000.00', rateBp: 3_000 },
    { active: 30, base: '200000.00', rateBp: 3_500 },
  ],
  reviewAbove: '10000.00',
}
const commission = {
  active: 4,
  houseWin: '41000.00',
  awards: '1000.00',
  base: '40000.00',
  rateBp: 2_500,
  amount: '10000.00',
}
const agency = {
  code: 'R1234567',
  since: '2026-09-03T04:00:00.000Z',
  members: 17,
  newMembers: 3,
  month: '2026-11',
  thisMonth: commission,
  paid: '2500.00',
}
const met = [
  { code: 'phone', isMet: true },
  { code: 'real-name', isMet: true },
]
const info = (mine: object | null) => ({
  serverTime: '2026-11-17T04:00:00.000Z',
  version: 1,
  plan,
  rules: [{ heading: '结算', lines: ['每月 5 日 12:00 结算上月佣金'] }],
  mine,
})
const agent = { state: 'agent', conditions: met, agency }

const day = (date: string, net: string) => ({
  day: date,
  newMembers: 1,
  players: 2,
  deposited: '500.00',
  counted: '2000.00',
  net,
  awards: '10.00',
})
const report = (over: object = {}) => ({
  months: ['2026-11', '2026-10', '2026-09'],
  state: 'running',
  dueAt: '2026-12-05T04:00:00.000Z',
  paidAt: null,
  commission,
  days: [day('2026-11-02', '-800.00'), day('2026-11-03', '300.00')],
  ...over,
})
const member = (name: string, over: object = {}) => ({
  name,
  registeredAt: '2026-11-02T04:00:00.000Z',
  deposited: '500.00',
  counted: '2000.00',
  net: '-800.00',
  awards: '10.00',
  isActive: true,
  isSamePerson: false,
  ...over,
})

function Address() {
  return <output>{useLocation().search}</output>
}

const open = (answers: Parameters<typeof fakeSite>[0], path = '/agent') => {
  const site = fakeSite({
    report: () => report(),
    members: () => ({ total: 1, list: [member('x***9')] }),
    ...answers,
  })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter initialEntries={[path]}>
      <AgentScreen />
      <Address />
    </MemoryRouter>,
  )
  return { user: userEvent.setup({ delay: null }), ...site }
}
const logIn = () => session.start({ token: 't', userId: 'mem_00000001' })

/** The text of the file that was saved last. */
const savedFile = () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  return async () => (saved.mock.lastCall?.[0] as Blob | undefined)?.text()
}

describe('for everybody', () => {
  it('shows plan and rules of the server and the way to register', async () => {
    const events: string[] = []
    const leave = on('register', () => events.push('register'))
    const { user } = open({ info: () => info(null) })
    expect(await screen.findByText('推荐朋友加入，按月分享收益，佣金最高 35%。')).toBeTruthy()
    const table = within(screen.getByRole('table', { name: '佣金方案' }))
    expect(table.getByText('10 人起')).toBeTruthy()
    expect(table.getByText('¥50,000 起')).toBeTruthy()
    expect(table.getByText('30%')).toBeTruthy()
    expect(screen.getByText('每月 5 日 12:00 结算上月佣金')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '立即注册' }))
    expect(events).toEqual(['register'])
    leave()
  })

  it('reckons a month by the rule, and says what the next step needs', async () => {
    const { user } = open({ info: () => info(null) })
    const calculator = within(await screen.findByRole('region', { name: '佣金计算器' }))
    expect(calculator.getByText('¥15,000')).toBeTruthy()
    const type = async (label: string, text: string): Promise<void> => {
      await user.clear(calculator.getByLabelText(label))
      await user.type(calculator.getByLabelText(label), text)
    }
    await type('活跃会员（人）', '8')
    await type('会员净输额', '41,000')
    await type('会员礼金', '1000.50')
    expect(calculator.getByText('¥9,999.87')).toBeTruthy()
    expect(calculator.getByText('佣金基数 ¥39,999.50 × 25%')).toBeTruthy()
    expect(calculator.getByText('距 30% 档还差：2 名活跃会员，基数 ¥10,000.50')).toBeTruthy()
    await type('会员礼金', '50000')
    expect(calculator.getByText('¥0')).toBeTruthy()
    await type('活跃会员（人）', '2.5')
    expect(calculator.getByText('请输入 0 或正整数')).toBeTruthy()
    expect(calculator.getByText('请先改正填写的数字')).toBeTruthy()
  })

  it('can be asked again after a failure', async () => {
    let failures = 1
    const { user } = open({
      info: () => {
        if ((failures -= 1) >= 0) throw new Refused('not-found')
        return info(null)
      },
    })
    await user.click(await screen.findByRole('button', { name: '重试' }))
    expect(await screen.findByRole('heading', { level: 1, name: '代理合作' })).toBeTruthy()
  })

  it('learns of the member who logs in while it is open', async () => {
    open({ info: () => info(session.get().token === '' ? null : agent) })
    await screen.findByText('注册后即可申请成为代理')
    logIn()
    expect(await screen.findByText('R1234567')).toBeTruthy()
  })
})

describe('for a member', () => {
  it('names the conditions and the way to meet them, and sends nothing before', async () => {
    logIn()
    const conditions = [
      { code: 'phone', isMet: true },
      { code: 'real-name', isMet: false },
    ]
    const { user, callsOf } = open({
      info: () => info({ state: 'none', conditions, agency: null }),
    })
    const way = await screen.findByRole('link', { name: '去完善' })
    expect(way.getAttribute('href')).toBe('/mine/userinfo?tab=profile')
    expect(screen.queryByRole('link', { name: '去绑定' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '提交申请' }))
    expect(screen.getByText('请先满足上面的条件，再提交申请。')).toBeTruthy()
    expect(callsOf('apply')).toHaveLength(0)
  })

  it('becomes an agent by one press', async () => {
    logIn()
    let mine: object = { state: 'none', conditions: met, agency: null }
    const { user, callsOf } = open({
      info: () => info(mine),
      apply: () => {
        mine = agent
        return { code: agency.code, since: agency.since }
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect(await screen.findByText(/\/home\?register=1&rcode=R1234567$/)).toBeTruthy()
    expect(callsOf('apply')).toHaveLength(1)
    await waitFor(() => expect(shownFeedback().toasts.at(-1)?.text).toBe('申请成功，您已成为代理'))
    // The pressed button is gone; the focus is where its outcome stands.
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.textContent).toContain('R1234567')
  })

  it('shows why an application was refused', async () => {
    logIn()
    const { user } = open({
      info: () => info({ state: 'none', conditions: met, agency: null }),
      apply: () => {
        throw new Refused('phone-unbound')
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect((await screen.findByText('请先绑定手机号码')).closest('[role=alert]')).not.toBeNull()
  })

  it('says in its own words that a condition is no longer met', async () => {
    logIn()
    const { user } = open({
      info: () => info({ state: 'none', conditions: met, agency: null }),
      apply: () => {
        throw new Refused('conditions-unmet')
      },
    })
    await user.click(await screen.findByRole('button', { name: '提交申请' }))
    expect(await screen.findByText('请先满足上面的条件，再提交申请。')).toBeTruthy()
  })
})

describe('for an agent', () => {
  it('gives link, QR code and the running month with the way to the next step', async () => {
    logIn()
    open({ info: () => info(agent) })
    expect(await screen.findByRole('img', { name: '推荐二维码' })).toBeTruthy()
    const month = within(screen.getByRole('region', { name: '本月预计佣金' }))
    expect(month.getByText('¥10,000')).toBeTruthy()
    expect(month.getByText('17 人')).toBeTruthy()
    expect(month.getByRole('progressbar', { name: '活跃会员 4 / 10' })).toBeTruthy()
    const base = month.getByRole('progressbar', { name: '佣金基数 ¥40,000 / ¥50,000' })
    expect(base.getAttribute('aria-valuenow')).toBe('4000000')
    const steps = within(screen.getByRole('table', { name: '佣金方案' }))
    const first = steps.getByText('25%').closest('tr')
    expect(within(first ?? document.body).getByText('本月已达到')).toBeTruthy()
  })

  it('lists members masked, asks for the active ones, and keeps that in the address', async () => {
    logIn()
    const { user, callsOf } = open({
      info: () => info(agent),
      members: ({ isActive }) =>
        isActive === false
          ? { total: 0, list: [] }
          : {
              total: 2,
              list: [member('x***9'), member('y***1', { isActive: false, isSamePerson: true })],
            },
    })
    const table = within(await screen.findByRole('table', { name: '我的会员' }))
    expect(await table.findByText('x***9')).toBeTruthy()
    expect(table.getByText('同一人，不计入')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: '未活跃' }))
    expect(await screen.findByText('没有符合条件的会员')).toBeTruthy()
    expect(screen.getByText('?active=no')).toBeTruthy()
    expect(callsOf('members').at(-1)?.body).toMatchObject({ month: '2026-11', isActive: false })
    await user.click(screen.getByRole('button', { name: '查看全部会员' }))
    expect(await table.findByText('x***9')).toBeTruthy()
  })

  it('shows the report of the month in the address, and another one when chosen', async () => {
    logIn()
    const { user, callsOf } = open(
      {
        info: () => info(agent),
        report: ({ month }) =>
          month === '2026-10'
            ? report({ state: 'paid', paidAt: '2026-11-05T04:00:00.000Z' })
            : report({ state: 'review', days: [] }),
      },
      '/agent?month=2026-10',
    )
    expect(await screen.findByText('2026-11-05 12:00 已存入中心钱包。')).toBeTruthy()
    const days = within(screen.getByRole('table', { name: '每日明细' }))
    expect(days.getByText('2026-11-02')).toBeTruthy()
    expect(days.getByText('-¥500')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: '选择月份' }), '2026年9月')
    expect(await screen.findByText('佣金金额较大，审核通过后存入中心钱包。')).toBeTruthy()
    expect(screen.getByText('这个月还没有数据')).toBeTruthy()
    expect(screen.getByText('?month=2026-09')).toBeTruthy()
    expect(callsOf('members').at(-1)?.body).toMatchObject({ month: '2026-09' })
  })

  it.each([
    ['running', '数字截至目前，2026-12-05 12:00 结算。'],
    ['waiting', '本月已结束，2026-12-05 12:00 结算并存入中心钱包。'],
    ['none', '这个月没有产生佣金。'],
    ['refused', '未通过审核，不予发放。如有疑问请联系客服。'],
  ])('says what a month in the state %s waits for', async (state, line) => {
    logIn()
    open({ info: () => info(agent), report: () => report({ state }) })
    expect(await screen.findByText(line)).toBeTruthy()
  })

  it('saves days and members as files, all pages of them', async () => {
    logIn()
    const list = Array.from({ length: 101 }, (_, at) => member(`m***${at}`))
    const { user } = open({
      info: () => info(agent),
      members: ({ pageNum, pageSize }) => {
        const from = (Number(pageNum) - 1) * Number(pageSize)
        return { total: 101, list: list.slice(from, from + Number(pageSize)) }
      },
    })
    const lastFile = savedFile()
    const days = within(await screen.findByRole('region', { name: '月度报表' }))
    await user.click(await days.findByRole('button', { name: '导出 CSV' }))
    await waitFor(async () =>
      expect((await lastFile())?.split('\r\n').slice(0, 2)).toEqual([
        '\uFEFF日期,新增会员,投注会员,存款,有效流水,会员输赢,会员礼金',
        '2026-11-02,1,2,500.00,2000.00,-800.00,10.00',
      ]),
    )
    const members = within(screen.getByRole('region', { name: '我的会员' }))
    await user.click(await members.findByRole('button', { name: '导出 CSV' }))
    await waitFor(async () => expect((await lastFile())?.split('\r\n')).toHaveLength(103))
    expect(await lastFile()).toContain('m***100,2026-11-02 12:00,500.00,2000.00,-800.00,10.00,活跃')
  })

  it('leaves report and members their own failures', async () => {
    logIn()
    let failures = 1
    const { user } = open({
      info: () => info(agent),
      members: () => {
        if ((failures -= 1) >= 0) throw new Refused('not-found')
        return { total: 1, list: [member('x***9')] }
      },
    })
    expect(await screen.findByText('会员列表加载失败')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('x***9')).toBeTruthy()
  })

  it('turns tables into cards in a narrow window', async () => {
    logIn()
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    open({ info: () => info(agent) })
    const cards = within(await screen.findByRole('list', { name: '我的会员' }))
    expect(cards.getByText('x***9')).toBeTruthy()
    expect(cards.getByText('-¥800')).toBeTruthy()
  })

  it('tells of an agency that has ended, and keeps its months', async () => {
    logIn()
    open({ info: () => info({ ...agent, state: 'ended' }) })
    expect(await screen.findByText('您的代理资格已终止')).toBeTruthy()
    expect(screen.queryByText('R1234567')).toBeNull()
    expect(await screen.findByRole('table', { name: '每日明细' })).toBeTruthy()
  })
})
