import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { session } from '../../../../platform/session/session.ts'
import { enterSports, leaveSports, openSports, price } from '../../testing/open-sports.tsx'
import { currentState } from '../slip-store.ts'
import { orderOf } from '../testing/open-book.tsx'
import { turnQuickBetOff, turnQuickBetOn } from '../settings/quick-bet-store.ts'

beforeEach(enterSports)
afterEach(() => {
  turnQuickBetOff()
  leaveSports()
  localStorage.clear()
})

const leg = {
  gide: '1',
  gameType: 'FT',
  league: '联赛',
  team_h: '主队1',
  team_c: '客队1',
  datetime: '2026-11-15T12:00:00.000Z',
  w: 'RM',
  side: 'H',
  sideName: null,
  ratio: null,
  goalNumber: null,
  oddsType: 'E',
  shown: 150,
  scoreAtBet: null,
  score: [1, 0],
  result: null,
}
const placed = (over: object = {}) => ({
  orders: [orderOf({ legs: [leg], ...over })],
  balance: '1.00',
})

const bar = (): HTMLElement => screen.getByRole('region', { name: '一键投注' })
const methodsOf = (site: ReturnType<typeof openSports>, method: string) =>
  site.callsOf('resource').filter(({ body }) => body['method'] === method)

describe('quick betting', () => {
  it('is off until the member turns it on with a stake, and then says so over the board', async () => {
    const site = openSports()
    fireEvent.click(await price(/^全场独赢 主队1/))
    expect(currentState().slip.items).toHaveLength(1)
    expect(screen.queryByRole('region', { name: '一键投注' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: '投注设置' }))
    const stake = await screen.findByLabelText('一键投注金额')
    expect(screen.getByText(/投注后不能撤销/)).toBeTruthy()
    fireEvent.change(stake, { target: { value: '0' } })
    fireEvent.click(screen.getByRole('switch', { name: '开启一键投注' }))
    await screen.findByText('请输入大于 0 的金额，最多两位小数')
    fireEvent.change(stake, { target: { value: '50' } })
    fireEvent.click(screen.getByRole('switch', { name: '开启一键投注' }))
    expect(bar().textContent).toContain('一键投注 已开启¥50')
    expect(methodsOf(site, 'saveSettings')).toHaveLength(0)
  })

  it('places one single at the seen price and score, and leaves the slip as it is', async () => {
    const site = openSports({ place: () => placed() })
    fireEvent.click(await price(/^全场独赢 主队2/))
    const before = currentState().slip
    turnQuickBetOn(5_000n)
    await screen.findByText('点赔率即投注，不能撤销')
    fireEvent.click(await price(/^全场独赢 主队1/))
    await within(bar()).findByText('投注成功 主队1 1.50')
    const [call] = methodsOf(site, 'place')
    expect(call?.body['Request']).toMatchObject({
      oddsType: 'M',
      policy: 'better',
      bets: [
        {
          code: 'single',
          stake: '50.00',
          picks: [
            { gide: '1', w: 'RM', side: 'H', ioratio: 50, seen: { score: [1, 0], reds: [0, 0] } },
          ],
        },
      ],
    })
    expect(call?.requestId).not.toBe('')
    expect(currentState().slip).toEqual(before)
    expect(screen.getByRole('button', { name: '完成' })).toBeTruthy()
  })

  it('takes a double click for one bet, and another price for another', async () => {
    const site = openSports({ place: () => placed() })
    turnQuickBetOn(5_000n)
    const home = await price(/^全场独赢 主队1/)
    fireEvent.click(home)
    fireEvent.click(home)
    await within(bar()).findByText('投注成功 主队1 1.50')
    fireEvent.click(home)
    expect(methodsOf(site, 'place')).toHaveLength(1)
    fireEvent.click(await price(/^全场独赢 客队1/))
    await waitFor(() => expect(methodsOf(site, 'place')).toHaveLength(2))
  })

  it('says in place why a bet was not taken, as an order or as a whole', async () => {
    let answer = (): unknown => placed({ state: 'refused', ticket_id: null, reason: 'price-moved' })
    openSports({ place: () => answer() })
    turnQuickBetOn(5_000n)
    fireEvent.click(await price(/^全场独赢 主队1/))
    await within(bar()).findByText(/^未被接受：赔率/)
    answer = () => {
      throw new Refused('balance-too-low')
    }
    fireEvent.click(await price(/^全场独赢 客队1/))
    await within(bar()).findByText('未被接受：余额不足')
    expect(currentState().placement.phase).toBe('none')
  })

  it('asks again by its request id where no answer came', async () => {
    const site = openSports({
      place: () => {
        throw new TypeError('network')
      },
      ticket: () => [orderOf({ legs: [leg] })],
    })
    turnQuickBetOn(5_000n)
    fireEvent.click(await price(/^全场独赢 主队1/))
    await within(bar()).findByText('投注成功 主队1 1.50')
    const [sent] = methodsOf(site, 'place')
    expect(methodsOf(site, 'ticket')[0]?.body['Request']).toMatchObject({
      requestId: sent?.requestId,
    })
  })

  it('goes into the slip while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const site = openSports({ place: () => placed() })
    turnQuickBetOn(5_000n)
    fireEvent.click(await price(/^全场独赢 主队1/))
    expect(currentState().slip.items).toHaveLength(1)
    expect(bar().textContent).toContain('网络已断开')
    expect(methodsOf(site, 'place')).toHaveLength(0)
    vi.restoreAllMocks()
  })

  it('goes into the slip during a break of the member', async () => {
    const protection = () => ({
      limits: [],
      sessionStartedAt: '2026-11-15T12:00:00.000Z',
      sessionEndsAt: null,
      sessionMinutes: null,
      wantedSessionMinutes: null,
      realityCheckMinutes: null,
      coolOffUntil: new Date(Date.now() + 3_600_000).toISOString(),
      excludedUntil: null,
      excludedForGood: false,
    })
    turnQuickBetOn(5_000n)
    const site = openSports({ place: () => placed() }, undefined, null, false, { protection })
    await screen.findByText('您正在休息期，不能投注')
    fireEvent.click(await price(/^全场独赢 主队1/))
    expect(currentState().slip.items).toHaveLength(1)
    expect(methodsOf(site, 'place')).toHaveLength(0)
  })

  it('is of one member on one device: another login does not have it on', async () => {
    turnQuickBetOn(5_000n)
    openSports()
    await screen.findByRole('region', { name: '一键投注' })
    session.start({ token: 't2', userId: 'mem_00000002' })
    await waitFor(() => expect(screen.queryByRole('region', { name: '一键投注' })).toBeNull())
    session.start({ token: 't', userId: 'mem_00000001' })
    await screen.findByRole('region', { name: '一键投注' })
  })
})
