import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { Refused } from '@xinghe/contract/refusal.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { closeAllDialogs, shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { session } from '../../../platform/session/session.ts'
import { TableGame } from './TableGame.tsx'

type Listen = (message: { data: unknown }) => void
const heard = vi.hoisted(() => ({ by: new Map<string, Listen>() }))
vi.mock('../../../platform/live/live-socket.ts', async (original) => ({
  ...(await original<object>()),
  subscribeNamed: (topic: string, listen: Listen) => {
    heard.by.set(topic, listen)
    return () => undefined
  },
}))

const now = 1_800_000_000_000
/** Every media query holds, or none does. */
const media = (matches: boolean) => () => ({
  matches,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', media(false))
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  closeAllDialogs()
  session.end()
  // A bet without an answer is kept there.
  sessionStorage.clear()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const timeText = (ms: number): string => new Date(now + ms).toISOString()
/** Player 9, banker 8. */
const playerWins = [8, 7, 12, 25]

const drawOf = (number: number, numbers: readonly number[], ms: number) => ({
  id: String(number),
  number,
  name: `20270115-${number}`,
  numbers,
  drawsAt: timeText(ms),
  drawnAt: timeText(ms),
  chain: 1,
  link: number,
  seed: 'ab',
})

const openRound = {
  id: '8',
  name: '20270115-8',
  state: 'betting',
  opensAt: timeText(-5_000),
  closesAt: timeText(15_000),
  drawsAt: timeText(16_000),
}

const betOf = (play: string, stake: string, over: object = {}) => ({
  ticket: `XG${play}`,
  roundId: '8',
  play,
  pick: '',
  price: 195,
  stake,
  state: 'open',
  verdict: null,
  payout: null,
  placedAt: timeText(0),
  ...over,
})

const open = async (code: TableCode, over: object = {}, bet: () => unknown = () => null) => {
  const state = { mine: [] as unknown[] }
  const site = fakeSite({
    table: () => ({
      round: openRound,
      draws: [drawOf(7, code === 'RL1' ? [17] : playerWins, -20_000)],
      cap: '4320000.00',
      mine: state.mine,
      ...over,
    }),
    bet,
    read: () => null,
  })
  vi.stubGlobal('fetch', site.fetch)
  const page = {
    entering: false,
    balance: 100_000n,
    phone: false,
    askToPlay: vi.fn<() => void>(),
    holdBalance: vi.fn<(shown: bigint | null) => void>(),
    onSettled: vi.fn<() => void>(),
    replay: null,
    endReplay: () => undefined,
  }
  const game = (uid: string) => (
    <MemoryRouter>
      <TableGame code={code} {...page} uid={uid} />
    </MemoryRouter>
  )
  const { rerender } = render(game('u1'))
  await screen.findByRole('group', { name: '投注区' })
  return { site, page, state, enterAs: (uid: string) => rerender(game(uid)) }
}

/** Confirms the question on the page. */
const sure = (): void => {
  const [asked] = shownFeedback().dialogs
  if (asked?.kind === 'tips') asked.onSure?.()
}

const spot = (name: string): HTMLElement =>
  within(screen.getByRole('group', { name: '投注区' })).getByRole('button', {
    name: new RegExp(`^${name}，`),
  })
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
}

it('lays chips, takes one back, doubles, and sends all of them as one slip', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const { site, page } = await open('BA1', {}, () => ({
    bets: [betOf('banker', '20.00'), betOf('tie', '20.00')],
    stakeable: '960.00',
  }))
  fireEvent.click(spot('庄'))
  fireEvent.click(spot('和'))
  fireEvent.click(spot('闲'))
  press('撤销')
  press('加倍')
  expect(spot('庄').getAttribute('aria-label')).toBe('庄，1 赔 0.95，待确认 ¥20')
  press('确认下注 ¥40')
  await waitFor(() => expect(site.callsOf('bet')).toHaveLength(1))
  expect(site.callsOf('bet')[0]?.body).toMatchObject({
    uid: 'u1',
    table: 'BA1',
    roundId: '8',
    bets: [
      { play: 'banker', pick: '', stake: '20.00', price: 195 },
      { play: 'tie', pick: '', stake: '20.00', price: 1000 },
    ],
  })
  await waitFor(() => expect(page.onSettled).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: '确认下注' })).toBeTruthy()
})

const sendLateBet = async (): Promise<void> => {
  session.start({ token: 't', userId: 'mem_00000001' })
  await open('BA1', {}, () => {
    throw new Refused('round-closed')
  })
  fireEvent.click(spot('庄'))
  press('确认下注')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
}

it('tells why a late bet is refused, and keeps the chips on the felt', async () => {
  await sendLateBet()
  expect(screen.getByRole('alert').textContent).toMatch(/停止下注/)
  expect(spot('庄').getAttribute('aria-label')).toContain('待确认 ¥10')
})

it('tells the reason no longer once the next round takes bets', async () => {
  await sendLateBet()
  const round = {
    id: '9',
    name: '20270115-9',
    state: 'betting' as const,
    opensAt: instant(now),
    closesAt: instant(now + 20_000),
    drawsAt: instant(now + 21_000),
  }
  act(() => heard.by.get('table:BA1')?.({ data: { table: 'BA1', round, last: null } }))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(spot('庄').getAttribute('aria-label')).toContain('待确认 ¥10')
})

it('asks for the outcome of a bet whose answer was lost before it sends another', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  let asked = 0
  const { site, state, enterAs } = await open('BA1', {}, () => {
    asked += 1
    state.mine = [betOf('banker', '10.00')]
    if (asked === 1) throw new TypeError('connection lost')
    return { bets: state.mine, stakeable: '990.00' }
  })
  fireEvent.click(spot('庄'))
  press('确认下注 ¥10')
  const query = await screen.findByRole('button', { name: '查询结果' })
  expect(screen.getByRole('button', { name: /^确认下注/ })).toHaveProperty('disabled', true)
  enterAs('u2')
  fireEvent.click(query)
  await waitFor(() =>
    expect(spot('庄').getAttribute('aria-label')).toBe('庄，1 赔 0.95，已下注 ¥10'),
  )
  expect(screen.queryByRole('button', { name: '查询结果' })).toBeNull()
  const [first, second] = site.callsOf('bet')
  expect(second).toEqual({ ...first, body: { ...first?.body, uid: 'u2' } })
})

it('keeps asking for a bet of unknown outcome while the question is refused, and lets it be left', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  const refusals = ['internal-error', 'wallet-token-expired'] as const
  let asked = 0
  const { site, page } = await open('BA1', {}, () => {
    throw new Refused(refusals[asked++] ?? 'too-often')
  })
  fireEvent.click(spot('庄'))
  press('确认下注 ¥10')
  fireEvent.click(await screen.findByRole('button', { name: '查询结果' }))
  await waitFor(() => expect(page.askToPlay).toHaveBeenCalledOnce())
  expect((await screen.findByRole('alert')).textContent).toContain('钱包凭证已过期')
  expect(screen.getByRole('button', { name: /^确认下注/ })).toHaveProperty('disabled', true)
  fireEvent.click(await screen.findByRole('button', { name: '不再查询' }))
  act(sure)
  await waitFor(() => expect(screen.queryByRole('button', { name: '查询结果' })).toBeNull())
  press('确认下注 ¥10')
  await waitFor(() => expect(site.callsOf('bet')).toHaveLength(3))
  const [first, second, third] = site.callsOf('bet').map(({ requestId }) => requestId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

it('shows what the whole table has staked in this round', async () => {
  await open('BA1')
  const tellSpots = (roundId: string) =>
    act(() =>
      heard.by.get('spots:BA1')?.({
        data: { roundId, spots: [{ play: 'tie', pick: '', stake: '120.00', members: 3 }] },
      }),
    )
  tellSpots('7')
  expect(spot('和').getAttribute('aria-label')).toBe('和，1 赔 9')
  tellSpots('8')
  expect(spot('和').getAttribute('aria-label')).toBe('和，1 赔 9，全桌 ¥120')
})

it('marks simulated players of the demo and counts them in no total', async () => {
  await open('BA1', { round: { ...openRound, opensAt: timeText(-19_500) } })
  const players = await screen.findByRole('list', { name: /^模拟同桌/ })
  const all = within(players).getAllByRole('listitem')
  expect(all.map(({ textContent }) => textContent?.includes('模拟'))).toEqual(all.map(() => true))
  expect(all.some(({ textContent }) => /(庄|闲) [\d,]+$/.test(textContent ?? ''))).toBe(true)
  act(() => heard.by.get('spots:BA1')?.({ data: { roundId: '8', spots: [] } }))
  for (const name of ['庄', '闲', '和'])
    expect(spot(name).getAttribute('aria-label')).not.toContain('全桌')
})

it('lets nobody lay more than the limit of a spot', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  await open('BA1', { mine: [betOf('lucky-six', '4900.00')] })
  fireEvent.click(screen.getByRole('radio', { name: '¥500' }))
  fireEvent.click(spot('幸运六'))
  expect(screen.getByRole('alert').textContent).toBe('幸运六 每局最高 ¥5,000')
  expect(spot('幸运六').getAttribute('aria-label')).not.toContain('待确认')
})

it('closes the felt by the clock, though nothing was told', async () => {
  session.start({ token: 't', userId: 'mem_00000001' })
  await open('BA1')
  fireEvent.click(spot('庄'))
  await act(() => vi.advanceTimersByTimeAsync(15_100))
  expect(spot('庄')).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: /^本局已停止下注/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('停止下注')).toBeTruthy()
})

const tell = (numbers: readonly number[], code: TableCode): void => {
  const topic: TableTopic = {
    table: code,
    round: {
      id: '8',
      name: '20270115-8',
      state: 'drawn',
      opensAt: instant(now - 5_000),
      closesAt: instant(now + 15_000),
      drawsAt: instant(now + 16_000),
    },
    last: {
      id: '8',
      number: 8,
      name: '20270115-8',
      numbers,
      drawsAt: instant(now + 16_000),
      state: 'drawn',
    },
  }
  act(() => heard.by.get(`table:${code}`)?.({ data: topic }))
}

it('hides a result until its cards are turned, then tells it and grows the road', async () => {
  const { page } = await open('BA1', { mine: [betOf('player', '20.00')] })
  const bigRoad = () => screen.getByRole('img', { name: /^大路/ }).getAttribute('aria-label')
  expect(bigRoad()).toBe('大路，共 1 格，最近 闲')
  await act(() => vi.advanceTimersByTimeAsync(16_100))
  // Banker 9 beats player 7.
  tell([6, 4, 12, 25, 3], 'BA1')
  expect(screen.getByText('开牌中')).toBeTruthy()
  expect(bigRoad()).toBe('大路，共 1 格，最近 闲')
  expect(screen.queryByText(/庄 9点 胜/)).toBeNull()
  expect(page.holdBalance).toHaveBeenLastCalledWith(100_000n)
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('庄 9点 胜 闲 7点')).toBeTruthy()
  expect(bigRoad()).toBe('大路，共 2 格，最近 庄')
  expect(page.holdBalance).toHaveBeenLastCalledWith(null)
  expect(spot('庄').dataset['won']).toBe('true')
  expect(spot('闲').dataset['won']).toBeUndefined()
})

it('keeps no place for a third card before it is dealt', async () => {
  await open('BA1')
  await act(() => vi.advanceTimersByTimeAsync(16_100))
  tell([6, 4, 12, 25, 3], 'BA1')
  const hand = (seat: string) =>
    document.querySelector<HTMLElement>(`[data-seat=${seat}] > .live-hand-cards`)?.dataset['short']
  expect(hand('banker')).toBe('true')
  expect(hand('player')).toBeUndefined()
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(hand('banker')).toBeUndefined()
})

it('shows a result at once to members who want no motion', async () => {
  vi.stubGlobal('matchMedia', media(true))
  await open('BA1')
  await act(() => vi.advanceTimersByTimeAsync(16_100))
  tell([6, 4, 12, 25, 3], 'BA1')
  expect(screen.getByText('庄 9点 胜 闲 7点')).toBeTruthy()
  expect(screen.getByRole('img', { name: '庄 ♦5 ♣K ♦4 9点' })).toBeTruthy()
})

it('asks the roads for both sides', async () => {
  await open('BA1', {
    draws: [7, 6, 5, 4].map((number) =>
      drawOf(number, number % 2 === 0 ? [6, 4, 12, 25, 3] : playerWins, -20_000),
    ),
  })
  expect(
    screen.getByRole('button', { name: '下一局开庄：大眼仔红，小路红，曱甴路红' }),
  ).toBeTruthy()
  const blue = screen.getByRole('button', { name: '下一局开闲：大眼仔蓝，小路蓝，曱甴路蓝' })
  fireEvent.click(blue)
  expect(blue.getAttribute('aria-pressed')).toBe('true')
})

it('lets a visitor watch every table, and asks for the login at the button', async () => {
  await open('DT1', { draws: [drawOf(7, [12, 0], -20_000)] })
  expect(spot('龙单')).toBeTruthy()
  expect(screen.getByRole('button', { name: '登录后下注' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '大路，共 1 格，最近 龙' })).toBeTruthy()
})

it('rests the ball in the pocket of the last number, and has every place of the cloth', async () => {
  await open('RL1')
  expect(screen.getByRole('img', { name: '小球落在 17' })).toBeTruthy()
  expect(spot('直注 17')).toBeTruthy()
  expect(spot('角注 1-2-4-5')).toBeTruthy()
  fireEvent.click(spot('红'))
  expect(spot('红').getAttribute('aria-label')).toContain('待确认 ¥10')
  expect(screen.getByRole('group', { name: '投注区' }).querySelectorAll('button')).toHaveLength(157)
})
