import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { installPopovers } from '@xinghe/ui/native-popover.test-kit.ts'
import {
  enterSports,
  leaveSports,
  match,
  openSports as open,
  price,
} from './testing/open-sports.tsx'

installPopovers()
beforeEach(enterSports)
afterEach(leaveSports)

it('leads from a price to the slip with a key', async () => {
  open()
  const cell = await price(/^全场独赢 主队1/)
  fireEvent.click(cell)
  cell.focus()
  fireEvent.keyDown(cell, { key: 's' })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('tab'))
  expect(document.activeElement?.textContent).toContain('交易单')
})

it('takes the key for what it is where no price has the focus', async () => {
  open()
  await price(/^全场独赢 主队1/)
  fireEvent.keyDown(document.body, { key: 's' })
  expect(screen.getByRole('tab', { name: '目录', selected: true })).toBeTruthy()
})

it('leads from a page back to the list of its heading', async () => {
  open({ results: () => [] }, '/game/sport/crty?show=FT&sport=FT&page=results')
  expect(await screen.findByText('这一天没有已结束的赛事')).toBeTruthy()
  const headings = screen.getByRole('tablist', { name: '赛事分类' })
  fireEvent.click(within(headings).getByRole('tab', { name: /今日/ }))
  expect(await price(/^全场独赢 主队1/)).toBeTruthy()
})

it('has the results and the rules on a phone too', async () => {
  open({ results: () => [] }, undefined, null, true)
  await price(/^全场独赢 主队1/)
  fireEvent.click(screen.getByRole('button', { name: '更多' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: '投注规则' }))
  expect(await screen.findByRole('article', { name: '投注规则' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '返回赛事列表' }))
  expect(await price(/^全场独赢 主队1/)).toBeTruthy()
})

it('holds the tools of the board behind one button on a phone', async () => {
  open({}, undefined, null, true)
  await price(/^全场独赢 主队1/)
  fireEvent.click(screen.getByRole('button', { name: '筛选与盘口' }))
  fireEvent.click(await screen.findByRole('switch', { name: '只看收藏', hidden: true }))
  expect(await screen.findByText('还没有收藏的赛事')).toBeTruthy()
})

it('says what hides the matches, and shows them all again', async () => {
  open()
  await price(/^全场独赢 主队1/)
  fireEvent.click(screen.getByRole('button', { name: '只看收藏' }))
  expect(await screen.findByText('还没有收藏的赛事')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '显示全部赛事' }))
  expect(await price(/^全场独赢 主队1/)).toBeTruthy()
})

it('leads on from a heading that has nothing', async () => {
  const boards = { RB: [], FT: [match('3')] }
  let show: keyof typeof boards = 'RB'
  open({ board: () => ({ topic: '', total: 0, matches: boards[show] }) })
  expect(await screen.findByText('足球现在没有进行中的赛事')).toBeTruthy()
  show = 'FT'
  fireEvent.click(screen.getByRole('button', { name: '看今日赛事' }))
  expect(await screen.findByText('主队3')).toBeTruthy()
})

it('says that a match is gone, and leads back to the list', async () => {
  const gone = (): never => {
    throw new Refused('resource-empty')
  }
  open({ match: gone }, '/game/sport/crty?sport=FT&match=9')
  expect(await screen.findByText('这场比赛已不在盘口中')).toBeTruthy()
  const [, back] = screen.getAllByRole('button', { name: '返回赛事列表' })
  fireEvent.click(back!)
  expect(await price(/^全场独赢 主队1/)).toBeTruthy()
})

it('leads from a match that is gone to the results', async () => {
  const gone = (): never => {
    throw new Refused('resource-empty')
  }
  open({ match: gone, results: () => [] }, '/game/sport/crty?sport=FT&match=9')
  fireEvent.click(await screen.findByRole('button', { name: '查看赛果' }))
  expect(await screen.findByRole('heading', { name: '赛果' })).toBeTruthy()
  expect(screen.queryByText('这场比赛已不在盘口中')).toBeNull()
})

it('lets prices pale while the feed is silent', async () => {
  open({ counts: () => ({ topic: 'counts', counts: [], feedAlive: false }) })
  await price(/^全场独赢 主队1/)
  expect(await screen.findByTitle('赛事数据中断，全部盘口暂停接受投注')).toBeTruthy()
})
