import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { matchTopic } from '@xinghe/contract/sports-topics.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import { orderOf, enterBook, leaveBook } from '../slip/testing/open-book.tsx'
import { cutLive, isAsked, stubLive, tell } from '../slip/testing/live-wire.ts'
import { MyBetsPanel } from './MyBetsPanel.tsx'

beforeEach(() => {
  stubLive()
  enterBook()
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  leaveBook()
})

const legOf = (gide: string, over: object = {}) => ({
  gide,
  gameType: 'FT',
  league: '联赛',
  team_h: '星河联',
  team_c: '海港城',
  datetime: '2026-03-10T04:00:00.000Z',
  w: 'RE',
  side: 'H',
  sideName: null,
  ratio: -2,
  goalNumber: null,
  oddsType: 'H',
  shown: 95,
  scoreAtBet: [0, 0],
  score: [0, 0],
  result: null,
  ...over,
})

const settled = orderOf({
  ticket_id: 'XH100',
  state: 'settled',
  result: 'L',
  net: '-100.00',
  payout: '0.00',
  settledAt: new Date().toISOString(),
  legs: [legOf('s1', { result: 'L', score: [0, 1] })],
})

const open = (methods: Record<string, () => unknown>, read: () => unknown = () => []) => {
  const site = fakeSite({ resource: ({ method }) => methods[String(method)]?.(), read })
  vi.stubGlobal('fetch', site.fetch)
  render(
    <MemoryRouter>
      <MyBetsPanel />
    </MemoryRouter>,
  )
  return {
    asked: (method: string) =>
      site.callsOf('resource').filter(({ body }) => body['method'] === method).length,
  }
}

const head = { datetime: 0, isLive: 1, gameStatus: 'running', playCount: 0 }
const snapOf = (gide: string, more: object) => ({
  match: { gide, gameType: 'FT', discipline: 'football', ...head, ...more, markets: [] },
  events: [],
})

it('follows the score of a running bet by its match, without asking again', async () => {
  const { asked } = open({ openBets: () => [orderOf({ legs: [legOf('f1')] })] })
  await screen.findByText('滚球 0 - 0')
  const topic = matchTopic('f1')
  await waitFor(() => expect(isAsked(topic)).toBe(true))
  tell('snap', topic, snapOf('f1', { sc_FT_H: 1, sc_FT_C: 0 }))
  await screen.findByText('滚球 1 - 0')
  const goal = { ...head, sc_FT_H: 2, sc_FT_C: 0, held: 'suspended' }
  tell('delta', topic, { move: ['f1', goal, []] })
  await screen.findByText('滚球 2 - 0')
  expect(screen.getByText('暂停投注')).toBeTruthy()
  expect(asked('openBets')).toBe(1)
})

it('asks for the score of a half, which only the bet tells, and when a match ends', async () => {
  let score = [0, 0]
  const { asked } = open({
    openBets: () => [orderOf({ legs: [legOf('f2', { w: 'HRE', score })] })],
  })
  await screen.findByText('滚球 0 - 0')
  const topic = matchTopic('f2')
  await waitFor(() => expect(isAsked(topic)).toBe(true))
  tell('snap', topic, snapOf('f2', { sc_FT_A: '0-0', held: 'suspended' }))
  await screen.findByText('暂停投注')
  score = [1, 0]
  tell('delta', topic, { move: ['f2', { ...head, sc_FT_A: '1-0' }, []] })
  await screen.findByText('滚球 1 - 0')
  expect(asked('openBets')).toBe(2)
  tell('delta', topic, { move: ['f2', { ...head, sc_FT_A: '1-0', gameStatus: 'ended' }, []] })
  await waitFor(() => expect(asked('openBets')).toBe(3))
})

it('polls while the socket is down', async () => {
  let score = [0, 0]
  open({ openBets: () => [orderOf({ legs: [legOf('f3', { score })] })] })
  await screen.findByText('滚球 0 - 0')
  cutLive()
  score = [3, 1]
  await screen.findByText('滚球 3 - 1')
})

it('lists settled bets with what was said about them', async () => {
  const sums = { risk: '100.00', net: '-100.00', turnover: '100.00' }
  open({ openBets: () => [], history: () => ({ total: 1, sums, list: [settled] }) }, () => [
    {
      ticketId: 'XH100',
      text: '终场应为1-1',
      state: 'upheld',
      answer: '已更正',
      madeAt: '2026-03-11T04:00:00.000Z',
      answeredAt: '2026-03-12T04:00:00.000Z',
    },
  ])
  fireEvent.click(await screen.findByRole('tab', { name: '已结算' }))
  await screen.findByText('申诉成立')
  expect(screen.getByText('已更正')).toBeTruthy()
})

it('says where older bets are when there is none', async () => {
  const sums = { risk: '0.00', net: '0.00', turnover: '0.00' }
  open({ openBets: () => [], history: () => ({ total: 0, sums, list: [] }) })
  await screen.findByText('没有未结算的注单')
  fireEvent.click(screen.getByRole('tab', { name: '已结算' }))
  await screen.findByText('最近 7 天没有已结算的注单')
  expect(screen.getByRole('link', { name: '全部投注记录' })).toBeTruthy()
})

it('filters running bets and leads back where none is left', async () => {
  const begun = orderOf({ orderId: 'bet_1', legs: [legOf('f4')] })
  const early = orderOf({
    orderId: 'bet_2',
    legs: [legOf('f5', { score: null, team_h: '北岭城' })],
  })
  let bets = [begun, early]
  open({ openBets: () => bets })
  fireEvent.click(await screen.findByRole('button', { name: /^滚球中\s*1$/ }))
  expect(screen.queryByText('北岭城 对 海港城')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^未开赛\s*1$/ }))
  expect(screen.getByText('北岭城 对 海港城')).toBeTruthy()
  bets = [begun]
  await queryClient.invalidateQueries({ queryKey: ['resource', 'openBets'] })
  fireEvent.click(await screen.findByRole('button', { name: '显示全部' }))
  await screen.findByText('滚球 0 - 0')
})
