import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { enterSports, leaveSports, match, openSports } from '../testing/open-sports.tsx'

beforeEach(enterSports)
afterEach(leaveSports)

const past = (id: string, over: object = {}) => ({
  id,
  startsAt: '2026-11-08T12:00:00.000Z',
  home: '主队1',
  away: `对手${id}`,
  score: [2, 1],
  abandoned: false,
  ownSide: 'H',
  outcome: 'W',
  ...over,
})

const standing = (team: string, side: string | null, points: number) => ({
  team,
  side,
  played: 3,
  won: 1,
  drawn: 1,
  lost: 1,
  scored: 4,
  conceded: 5,
  points,
})

const lineUp = {
  formation: '4-4-2',
  starters: Array.from({ length: 11 }, (_, at) => ({
    number: at + 1,
    name: `首发${at + 1}`,
    position: at === 0 ? 'GK' : 'MF',
  })),
  bench: [{ number: 20, name: '替补甲', position: 'FW' }],
}

const preview = {
  form: {
    home: [past('7'), past('8', { outcome: null, abandoned: true })],
    away: [],
  },
  meetings: [],
  table: [standing('主队1', 'H', 7), standing('别队', null, 5), standing('客队1', 'C', 4)],
  lineUps: {
    announced: false,
    announcedAt: '2026-11-15T11:00:00.000Z',
    home: lineUp,
    away: lineUp,
  },
  simulated: true,
}

const matchAnswer = { topic: '', match: match('1'), events: [], statistics: [], movement: [] }

const openMatch = (answers: Record<string, () => unknown>) =>
  openSports({ match: () => matchAnswer, ...answers }, '/game/sport/crty?sport=FT&match=1')

const chooseTab = async (name: string): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('tab', { name }))
  return screen.findByRole('tabpanel', { name })
}

it('lists the form of both sides, each match a link to its result', async () => {
  openMatch({ preview: () => ({ preview }) })
  const panel = await chooseTab('近期战绩')
  const link = await within(panel).findByRole('link', {
    name: /主队1\s?2 - 1\s?对手7\s?胜\s?，查看赛果/,
  })
  expect(link.getAttribute('href')).toContain('match=7')
  expect(within(panel).getByRole('link', { name: /对手8\s?腰斩/ })).toBeTruthy()
  expect(within(panel).getByText('还没有已结束的比赛')).toBeTruthy()
})

it('says that two sides meet for the first time', async () => {
  openMatch({ preview: () => ({ preview }) })
  expect(await within(await chooseTab('历史交锋')).findByText('首次交锋')).toBeTruthy()
})

it('marks the two sides in the table of the league', async () => {
  openMatch({ preview: () => ({ preview }) })
  const rows = await within(await chooseTab('积分榜')).findAllByRole('row')
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null, 'true'])
  expect(rows[1]?.textContent).toContain('7')
})

it('shows probable line-ups with all players, and says that they are invented', async () => {
  openMatch({ preview: () => ({ preview }) })
  const panel = await chooseTab('阵容')
  expect(await within(panel).findByText('预计首发')).toBeTruthy()
  expect(within(panel).getByText('首发名单将于 11-15 19:00 公布')).toBeTruthy()
  expect(within(panel).getByText('模拟')).toBeTruthy()
  const starters = within(panel).getByRole('list', { name: '主队1首发' })
  expect(within(starters).getAllByRole('listitem')).toHaveLength(11)
  expect(within(starters).getByText('首发1 门将')).toBeTruthy()
})

it('has no tab of line-ups where the sport has none, and no tabs where the feed has no preview', async () => {
  openMatch({ preview: () => ({ preview: { ...preview, lineUps: null } }) })
  await within(await chooseTab('积分榜')).findAllByRole('row')
  expect(screen.queryByRole('tab', { name: '阵容' })).toBeNull()
  leaveSports()
  enterSports()
  openMatch({ preview: () => ({ preview: null }) })
  await screen.findByRole('tablist', { name: '玩法分组' })
  await expect.poll(() => screen.queryByRole('tab', { name: '近期战绩' })).toBeNull()
})

it('says why the preview could not be loaded, and asks again', async () => {
  let isSilent = true
  openMatch({
    preview: () => {
      if (isSilent) throw new Refused('feed-error')
      return { preview }
    },
  })
  const panel = await chooseTab('近期战绩')
  await within(panel).findByText('赛前资料没有加载出来')
  isSilent = false
  await userEvent.click(within(panel).getByRole('button', { name: '重试' }))
  expect(await within(panel).findByRole('link', { name: /对手7/ })).toBeTruthy()
})

it('opens the history of the prices of a market, with a table of them', async () => {
  const site = openMatch({
    preview: () => ({ preview }),
    priceHistory: () => ({
      sides: ['H', 'C'],
      samples: [
        { at: '2026-11-15T09:00:00.000Z', prices: [100, 92] },
        { at: '2026-11-15T10:00:00.000Z', prices: [130, 70] },
        { at: '2026-11-15T11:00:00.000Z', prices: [120, 75] },
      ],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: /让球赔率走势/ }))
  const table = await screen.findByRole('table', { name: /赔率走势，11-15 17:00 至 11-15 19:00/ })
  expect(within(table).getByRole('row', { name: /主队1/ }).textContent).toMatch(
    /1\.00.*-0\.76.*1\.00.*-0\.83/,
  )
  const asked = site.callsOf('resource').find(({ body }) => body['method'] === 'priceHistory')
  expect(asked?.body['Request']).toMatchObject({ gide: '1', gameId: '1.RE.-2.' })
})
