import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { session } from '../../../platform/session/session.ts'
import { activityAnswer, hours, openPage } from '../frame/activity.test-kit.tsx'
import { RaceScreen } from './RaceScreen.tsx'

beforeEach(() => session.start({ token: 't', userId: 'mem_00000001' }))
afterEach(() => {
  cleanup()
  session.end()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const terms = {
  kind: 'racePage',
  categories: ['TY'],
  least: '10000.00',
  prizes: [
    { from: 1, to: 1, amount: '8888.00' },
    { from: 2, to: 10, amount: '888.00' },
  ],
}
const entry = (rank: number | null, player: string, isMine = false) => ({
  rank,
  player,
  counted: '20000.00',
  prize: rank === 1 ? '8888.00' : '0.00',
  isMine,
})
const board = (over: object = {}) => ({
  from: hours(-24),
  until: hours(48),
  serverTime: hours(0),
  entries: [entry(null, 'r***t'), entry(1, 'a***1'), entry(2, 'b***2', true)],
  mine: { rank: 2, counted: '20000.00', prize: '888.00', toNext: '0.01' },
  ...over,
})
const mine = (items: readonly object[] = []) => ({
  version: 1,
  state: 'open',
  period: '2026-11-16w',
  conditions: [],
  items,
})
const open = (answers: Parameters<typeof openPage>[1] = {}, id = '1') =>
  openPage(<RaceScreen id={id} notFound={<p>没有这个页面</p>} />, {
    config: () => activityAnswer(terms),
    verification: () => mine(),
    race: () => board(),
    ...answers,
  })

describe('the page of a race', () => {
  it('shows the own place, what it wins and what is missing', async () => {
    open()
    const own = within(await screen.findByRole('region', { name: '我的名次' }))
    expect(own.getByText('第 2 名')).toBeTruthy()
    expect(own.getByText('再投 ¥0.01 超过前一名')).toBeTruthy()
    expect(own.getByText('¥888')).toBeTruthy()
  })

  it('marks simulated players, who have no rank, and the own row', async () => {
    open()
    await screen.findByText('r***t')
    const rows = within(screen.getByRole('table', { name: '本周榜单' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^模拟r\*\*\*t/),
      expect.stringMatching(/^1a\*\*\*1/),
      expect.stringMatching(/^2b\*\*\*2我/),
    ])
  })

  it('does not exist under an id of another shape', async () => {
    open({}, '1。')
    expect(await screen.findByText('没有这个页面')).toBeTruthy()
  })

  it('says that nobody has a place yet, and what a first one takes', async () => {
    open({
      race: () =>
        board({
          entries: [],
          mine: { rank: null, counted: '0.00', prize: '0.00', toNext: '10000.00' },
        }),
    })
    expect(await screen.findByText('本周还没有人上榜')).toBeTruthy()
    expect(await screen.findByText('再投 ¥10,000 即可上榜')).toBeTruthy()
  })

  it('offers the prize of a week that is over', async () => {
    const won = {
      item: 'rank-3',
      period: '2026-11-09w',
      amount: '2888.00',
      state: 'claimable',
      claimUntil: hours(100),
      conditions: [],
    }
    open({ verification: () => mine([won]) })
    expect(await screen.findByRole('button', { name: '领取 ¥2,888' })).toBeTruthy()
    expect(screen.getByText('2026-11-09 当周 第 3 名')).toBeTruthy()
  })

  it('shows a visitor the board, and says when it cannot be read', async () => {
    session.end()
    open({
      race: () => {
        throw new Refused('internal-error')
      },
    })
    expect(await screen.findByText('榜单加载失败')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '我的名次' })).toBeNull()
  })
})
