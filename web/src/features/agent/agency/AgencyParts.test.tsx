import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { agent, info, leave, logIn, member, open, report } from '../agent.test-kit.tsx'

beforeEach(logIn)
afterEach(leave)

/** The text of the file that was saved last. */
const savedFile = () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  return async () => (saved.mock.lastCall?.[0] as Blob | undefined)?.text()
}

describe('for an agent', () => {
  it('gives link, QR code and the running month with the way to the next step', async () => {
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
    expect(screen.getByText('这个月没有数据')).toBeTruthy()
    expect(screen.getByText('?month=2026-09')).toBeTruthy()
    expect(callsOf('members').at(-1)?.body).toMatchObject({ month: '2026-09' })
  })

  it.each([
    ['running', '数字截至目前，2026-12-05 12:00 结算。'],
    ['waiting', '本月已结束，2026-12-05 12:00 结算并存入中心钱包。'],
    ['none', '这个月没有产生佣金。'],
    ['refused', '未通过审核，不予发放。如有疑问请联系客服。'],
  ])('says what a month in the state %s waits for', async (state, line) => {
    open({ info: () => info(agent), report: () => report({ state }) })
    expect(await screen.findByText(line)).toBeTruthy()
  })

  it('saves days and members as files, all pages of them', async () => {
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
    open({ info: () => info({ ...agent, state: 'ended' }) })
    expect(await screen.findByText('您的代理资格已终止')).toBeTruthy()
    expect(screen.queryByText('R1234567')).toBeNull()
    expect(await screen.findByRole('table', { name: '每日明细' })).toBeTruthy()
    expect(screen.queryByText('本月已达到')).toBeNull()
    expect(screen.queryByText('三步成为代理')).toBeNull()
  })

  it('invites nobody where an ended agency has no members in a month', async () => {
    open({
      info: () => info({ ...agent, state: 'ended' }),
      members: () => ({ total: 0, list: [] }),
    })
    expect(await screen.findByText('这个月没有会员数据')).toBeTruthy()
    expect(screen.queryByText('把推荐链接发给朋友，注册后显示在这里。')).toBeNull()
  })
})
