import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/api/query-client.ts'
import { fakeSite } from '../../../platform/api/testing/fake-site.ts'
import type { TopicUpdate } from '../../../platform/live/topics.ts'
import { followedBook } from '../follow/followed-matches.ts'
import { enterBook, leaveBook, orderOf } from '../slip/testing/open-book.tsx'
import { bookAnswers, match } from '../testing/open-sports.tsx'
import { AlertHost } from './AlertHost.tsx'

type Named = (update: { kind: 'snap' | 'delta'; data: unknown }) => void

/** A fake of the live connection. */
const live = vi.hoisted(() => ({
  member: new Set<(update: TopicUpdate<'member'>) => void>(),
  topics: new Map<string, Named>(),
}))
vi.mock('../../../platform/live/live-socket.ts', () => ({
  subscribe: (_topic: string, listener: (update: TopicUpdate<'member'>) => void) => {
    live.member.add(listener)
    return () => live.member.delete(listener)
  },
  subscribeNamed: (topic: string, listener: Named) => {
    live.topics.set(topic, listener)
    return () => live.topics.delete(topic)
  },
  useLiveState: () => 'open',
}))

beforeEach(enterBook)
afterEach(() => {
  cleanup()
  queryClient.clear()
  leaveBook()
  localStorage.clear()
  live.member.clear()
  live.topics.clear()
})

const followed = (id: string, inPlay: boolean) => ({
  id,
  discipline: 'football',
  home: `主队${id}`,
  away: `客队${id}`,
  inPlay,
  startsAt: new Date(0).toISOString(),
})

const target = {
  id: '7',
  matchId: 'm9',
  gameType: 'FT',
  discipline: 'football',
  home: '临江',
  away: '北岭',
  play: 'M',
  line: null,
  goalNumber: null,
  side: 'H',
  target: 120,
  direction: 'up',
  state: 'waiting',
  setAt: new Date(0).toISOString(),
  reachedAt: null as string | null,
  reachedPrice: null as number | null,
}

const open = (over: Record<string, () => unknown> = {}) => {
  const answers = { alertMatches: () => [], priceTargets: () => [], ...over }
  const site = fakeSite({
    resource: ({ method }) =>
      (answers as Record<string, () => unknown>)[String(method)]?.() ?? bookAnswers[String(method)],
  })
  vi.stubGlobal('fetch', site.fetch)
  return render(
    <MemoryRouter>
      <AlertHost />
    </MemoryRouter>,
  )
}

const topicOf = (id: string) =>
  waitFor(() => {
    const listener = live.topics.get(`match:${id}`)
    if (listener === undefined) throw new Error('the match is not followed')
    return listener
  })
const snapshot = (id: string, over: object) => ({
  kind: 'snap' as const,
  data: { match: { ...match(id), datetime: 0, ...over }, events: [] },
})
/** The book draws at most ten times a second: a score is compared once it is there. */
const score = async (id: string, say: Named, home: number, away: number): Promise<void> => {
  say(snapshot(id, { sc_FT_H: home, sc_FT_C: away }))
  await waitFor(() => expect(followedBook.head(id)?.score).toEqual({ home, away }))
}
const hearUpdate = (update: TopicUpdate<'member'>): void =>
  act(() => {
    for (const listener of live.member) listener(update)
  })
const tellMember = (data: TopicUpdate<'member'>['data']): void =>
  hearUpdate({ kind: 'delta', data })
const alertOf = async (title: string) =>
  within(await screen.findByRole('region', { name: '赛事提醒' })).findByText(title)

it('tells a goal of a match that is followed, with a way to it', async () => {
  open({ alertMatches: () => [followed('m1', true)] })
  const say = await topicOf('m1')
  await score('m1', say, 1, 0)
  await score('m1', say, 2, 0)
  await alertOf('进球 2 : 0')
  expect(screen.getByRole('status').textContent).toBe('进球 2 : 0 主队m1 对 客队m1')
  expect(screen.getByRole('link', { name: '查看' }).getAttribute('href')).toBe(
    '/game/sport/crty?match=m1',
  )
  fireEvent.click(screen.getByRole('button', { name: '关闭这条提醒' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '查看' })).toBeNull())
})

it('tells a goal that is taken back, and the next one with the same score', async () => {
  open({ alertMatches: () => [followed('m2', true)] })
  const say = await topicOf('m2')
  await score('m2', say, 0, 0)
  await score('m2', say, 1, 0)
  await alertOf('进球 1 : 0')
  await score('m2', say, 0, 0)
  await alertOf('进球取消 0 : 0')
  await score('m2', say, 1, 0)
  await alertOf('进球 1 : 0')
})

it('tells a start, and not to a member who does not want it', async () => {
  const wanted = { ...(bookAnswers['settings'] as object), alerts: ['goal'] }
  const matches = { alertMatches: () => [followed('m3', false)] }
  const { unmount } = open({ ...matches, settings: () => wanted })
  const say = await topicOf('m3')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  say(snapshot('m3', { isLive: 1, sc_FT_H: 1, sc_FT_C: 0 }))
  await alertOf('进球 1 : 0')
  expect(screen.queryByText('开赛')).toBeNull()
  unmount()
  queryClient.clear()
  open({ alertMatches: () => [followed('m4', false)] })
  const sayOther = await topicOf('m4')
  sayOther(snapshot('m4', { isLive: 1, sc_FT_H: 0, sc_FT_C: 0 }))
  await alertOf('开赛')
})

it('does not tell what another tab of the browser has told', async () => {
  localStorage.setItem('alerts-shown mem_00000001', JSON.stringify([['goal m5', '1-0']]))
  open({ alertMatches: () => [followed('m5', true)] })
  const say = await topicOf('m5')
  await score('m5', say, 0, 0)
  await score('m5', say, 1, 0)
  await score('m5', say, 1, 1)
  await alertOf('进球 1 : 1')
  expect(screen.queryByText('进球 1 : 0')).toBeNull()
})

it('tells the settlement of a bet, and not the answer to an appeal', async () => {
  const sums = { risk: '0.00', net: '0.00', turnover: '0.00' }
  const settled = (orderId: string, settledAt: number) =>
    orderOf({
      orderId,
      state: 'settled',
      result: 'W',
      net: '85.00',
      settledAt: new Date(settledAt).toISOString(),
    })
  const list = [settled('bet_old', Date.now() - 3_600_000), settled('bet_1', Date.now())]
  open({ history: () => ({ total: 2, sums, list }) })
  await waitFor(() => expect(live.member.size).toBeGreaterThan(0))
  tellMember({ bet: { id: 'bet_old', state: 'settled' } })
  tellMember({ bet: { id: 'bet_1', state: 'settled' } })
  await alertOf('注单已结算，赢 ¥85')
  expect(screen.getAllByRole('link', { name: '查看' })).toHaveLength(1)
})

it('tells a price that was reached, with the time where no page was open', async () => {
  let targets = [target]
  open({ priceTargets: () => targets })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  targets = [{ ...target, reachedAt: new Date().toISOString(), reachedPrice: 125 }]
  tellMember({ priceTarget: { id: '7' } })
  await alertOf('赔率到价 2.25')
  expect(screen.getByRole('status').textContent).toContain('临江 对 北岭')
  cleanup()
  queryClient.clear()
  const earlier = new Date(Date.now() - 3_600_000)
  targets = [{ ...target, id: '8', reachedAt: earlier.toISOString(), reachedPrice: 121 }]
  open({ priceTargets: () => targets })
  await screen.findByText(/^\d\d-\d\d \d\d:\d\d 到价 2\.21$/)
})

it('tells a price that was reached while the connection was lost', async () => {
  let targets = [target]
  open({ priceTargets: () => targets })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  targets = [{ ...target, id: '9', reachedAt: new Date().toISOString(), reachedPrice: 125 }]
  hearUpdate({ kind: 'snap', data: { balance: '1.00' }, missed: true })
  await alertOf('赔率到价 2.25')
})
