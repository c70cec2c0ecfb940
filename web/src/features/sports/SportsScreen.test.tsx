import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { on, useEvent } from '../../platform/bus/events.ts'
import { shownFeedback } from '../../platform/feedback/dialogs.ts'
import { keepLaunched } from '../../platform/session/launched.ts'
import { session } from '../../platform/session/session.ts'
import { currentState } from './slip/slip-store.ts'
import {
  enterSports,
  leaveSports,
  match,
  openSports as open,
  price,
  Wire,
} from './testing/open-sports.tsx'

beforeEach(enterSports)
afterEach(leaveSports)

it('shows the prices of a match in the odds type of the member', async () => {
  open()
  const handicap = await price(/^全场让球 主队1 -0\.5.*-0\.83$/)
  expect(within(handicap).getByText('-0.83').className).toContain('text-rise')
  expect(await price(/^全场让球 客队1 0\.5\s*0\.75$/)).toBeTruthy()
  // The winner is always shown in European odds.
  expect(await price(/^全场独赢 主队1\s*1\.50$/)).toBeTruthy()
})

it('puts a touched price into the slip and takes it out again', async () => {
  open()
  const cell = await price(/^全场独赢 主队1/)
  fireEvent.click(cell)
  expect(currentState().slip.items).toMatchObject([
    { matchId: '1', marketId: '1.RM..', play: 'RM', side: 'H', hk: 50, home: '主队1' },
  ])
  await waitFor(() => expect(cell.getAttribute('aria-pressed')).toBe('true'))
  fireEvent.click(cell)
  expect(currentState().slip.items).toEqual([])
})

it('offers no button where a market is suspended', async () => {
  open()
  await price(/^全场独赢 主队1/)
  expect(screen.queryByRole('button', { name: /^全场大小/ })).toBeNull()
  expect(screen.getAllByRole('img', { name: '暂停' }).length).toBeGreaterThan(0)
})

it('shows the price of the topic, not that of the older answer', async () => {
  open()
  await price(/^全场独赢 主队1\s*1\.50$/)
  const topic = 'board:FT:RB:main'
  await waitFor(() => expect(Wire.last?.sent.some((sent) => sent.topic === topic)).toBe(true))
  const told = { ...match('1'), datetime: Date.UTC(2026, 10, 15, 12) }
  Wire.last?.say(topic, 'snap', 1, { matches: [told] })
  Wire.last?.say(topic, 'delta', 2, [['1', 0, [['RM..', 1, 55, 480, 190]]]])
  expect(await price(/^全场独赢 主队1\s*1\.55$/)).toBeTruthy()
  expect(screen.queryByText('主队2')).toBeNull()
})

it('says when the feed is silent', async () => {
  open({ counts: () => ({ topic: 'counts', counts: [], feedAlive: false }) })
  expect(await screen.findByText('赛事数据中断，全部盘口暂停接受投注')).toBeTruthy()
})

it('asks to enter again when the book refuses the uid, and launches', async () => {
  const refuse = (): never => {
    throw new Refused('uid-refused')
  }
  open({ board: refuse, counts: refuse, settings: refuse, favourites: refuse })
  await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
  const [dialog] = shownFeedback().dialogs
  expect(dialog).toMatchObject({ kind: 'tips', msg: '数据异常,请重新进入游戏' })
  const asked = vi.fn()
  const leave = on('launch_asked', asked)
  if (dialog?.kind === 'tips') dialog.onSure?.()
  expect(asked).toHaveBeenCalledWith({ enName: 'crty' })
  leave()
})

/** The server has taken `uid-1` from this tab: it answers under the uid of the next launch. */
const afterReplacement = (isAccepted: (uid: unknown) => boolean) => {
  let uid: unknown = null
  const launched = (): unknown => ({ channelCode: 'CRTY', url: '', key: null, uid: 'uid-2' })
  const site = open({}, undefined, null, false, {
    launch: launched,
    before: (request) => {
      uid = request['token']
      if (!isAccepted(uid)) throw new Refused('uid-refused')
    },
  })
  return { ...site, lastUid: () => uid }
}

it('renews a replaced launch quietly, once for all calls', async () => {
  const site = afterReplacement((uid) => uid === 'uid-2')
  await price(/^全场独赢 主队1/)
  await waitFor(() => expect(site.lastUid()).toBe('uid-2'))
  expect(shownFeedback().dialogs).toEqual([])
  expect(site.callsOf('launch').map(({ body }) => body)).toMatchObject([
    { enName: 'crty', isActivity: 1 },
  ])
})

it('asks to enter again where the book refuses the renewed launch too, until it closes', async () => {
  let isClosed = false
  afterReplacement(() => {
    if (isClosed) throw new Refused('book-maintenance')
    return false
  })
  await waitFor(() => expect(shownFeedback().dialogs).toHaveLength(1))
  isClosed = true
  fireEvent.click(await screen.findByRole('button', { name: '重试' }))
  expect(await screen.findByText('体育场馆维护中')).toBeTruthy()
  expect(shownFeedback().dialogs).toEqual([])
})

it('launches by itself where this tab did not', async () => {
  sessionStorage.clear()
  session.start({ token: 't', userId: 'mem_00000002' })
  const asked = vi.fn()
  const leave = on('launch_asked', asked)
  open()
  expect(await screen.findByText('正在进入体育场馆')).toBeTruthy()
  expect(asked).toHaveBeenCalledWith({ enName: 'crty' })
  leave()
})

/** The launch as the app makes it: it ends at the bare address. */
function Launching() {
  const navigate = useNavigate()
  useEvent('launch_asked', () => {
    keepLaunched('CRTY', { enName: 'crty', gameCode: '', channelCode: 'CRTY', uid: 'uid-3' })
    void navigate('/game/sport/crty')
  })
  return null
}

it('shows after the launch what the address had asked for', async () => {
  session.start({ token: 't', userId: 'mem_00000003' })
  open({}, '/game/sport/crty?show=FT&sport=BK', <Launching />)
  const headings = await screen.findByRole('tablist', { name: '赛事分类' })
  await waitFor(() =>
    expect(within(headings).getByRole('tab', { name: /今日/, selected: true })).toBeTruthy(),
  )
})

it('shows maintenance of the book as such, and a fault with a way to try again', async () => {
  let fault: 'book-maintenance' | 'book-busy' = 'book-busy'
  const site = open({
    board: () => {
      throw new Refused(fault)
    },
  })
  const again = await screen.findByRole('button', { name: '重试' })
  fault = 'book-maintenance'
  fireEvent.click(again)
  expect(await screen.findByText('体育场馆维护中')).toBeTruthy()
  expect(site.callsOf('resource').filter(({ body }) => body['method'] === 'board')).toHaveLength(2)
})

it('resets the sport to football when leaving early', async () => {
  open({}, '/game/sport/crty?show=FU&sport=TN')
  const headings = await screen.findByRole('tablist', { name: '赛事分类' })
  fireEvent.click(within(headings).getByRole('tab', { name: /今日/ }))
  await waitFor(() => {
    const sports = screen.getByRole('navigation', { name: '体育项目' })
    expect(within(sports).getByRole('button', { current: true }).textContent).toContain('足球')
  })
})

it('lists only the chosen leagues until sport, heading or day change', async () => {
  const other = match('2', { league_id: 'l2', league: '第二联赛' })
  open({ board: () => ({ topic: '', total: 2, matches: [match('1'), other] }) })
  await screen.findByText('主队2')
  fireEvent.click(screen.getByRole('button', { name: '选择联赛' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: /第二联赛/, hidden: true }))
  fireEvent.click(screen.getByRole('button', { name: '确定', hidden: true }))
  await waitFor(() => expect(screen.queryByText('主队2')).toBeNull())
  fireEvent.click(screen.getByRole('tab', { name: /今日/ }))
  expect(await screen.findByText('主队2')).toBeTruthy()
})

it('marks a match at once, and undoes it where the server refuses', async () => {
  open({
    saveFavourite: () => {
      throw new Refused('book-busy')
    },
  })
  const star = await screen.findByRole('button', { name: /^收藏 主队2/ })
  fireEvent.click(star)
  await waitFor(() =>
    expect(shownFeedback().toasts.map(({ text }) => text)).toContain('收藏没有保存'),
  )
  await waitFor(() => {
    const again = screen.getByRole('button', { name: /^收藏 主队2/ })
    expect(again.getAttribute('aria-pressed')).toBe('false')
  })
})
