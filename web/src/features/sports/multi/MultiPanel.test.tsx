import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Refused } from '@xinghe/contract/refusal.ts'
import { chooseMatch, leaveMatch } from '../book/chosen-matches.ts'
import { stubLive } from '../slip/testing/live-wire.ts'
import { enterBook, leaveBook, openBook } from '../slip/testing/open-book.tsx'
import { match } from '../testing/open-sports.tsx'
import { MultiPanel } from './MultiPanel.tsx'

beforeEach(() => {
  stubLive()
  enterBook()
})
afterEach(() => {
  for (const id of running) leaveMatch(id)
  leaveBook()
})

const running = ['1', '2', '3', '4', '5']

/** A book with five matches in play; `over` changes the answers about single matches. */
const open = (chosen: readonly string[], over: Record<string, () => unknown> = {}): void => {
  const matches = running.map((id) => match(id))
  openBook({
    board: () => ({ topic: 'board:ALL:RB:main', total: matches.length, matches }),
    match: (asked) => {
      const { gide } = asked as unknown as { gide: string }
      const shown = over[gide]?.() ?? match(gide)
      return { topic: '', match: shown, events: [], statistics: [], movement: [] }
    },
  })
  for (const id of chosen) chooseMatch(id)
  render(<MultiPanel feedAlive />)
}

const tile = (place: number, id: string): Promise<HTMLElement> =>
  screen.findByRole('region', { name: `第 ${place} 场 主队${id} 对 客队${id}` })
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const addButton = (): HTMLElement | null => screen.queryByRole('button', { name: '添加赛事' })

it('adds a match in play to an empty page, and removes it again', async () => {
  open([])
  expect(screen.getByText('还没有选择赛事')).toBeTruthy()
  press('添加赛事')
  fireEvent.click(await screen.findByRole('button', { name: /主队2/ }))
  const added = within(await tile(1, '2'))
  expect(await added.findByRole('button', { name: /^全场独赢 主队2\s*1\.50$/ })).toBeTruthy()
  press('添加赛事')
  const choices = within(await screen.findByRole('dialog', { name: '选择滚球赛事' }))
  expect(await choices.findByRole('button', { name: /主队1/ })).toBeTruthy()
  expect(choices.queryByRole('button', { name: /主队2/ })).toBeNull()
  fireEvent.click(added.getByRole('button', { name: '移出多赛事 主队2 对 客队2' }))
  expect(screen.getByText('还没有选择赛事')).toBeTruthy()
})

it('offers a place up to four matches; a fifth takes the place of the first', async () => {
  open(['1', '2', '3'])
  await tile(3, '3')
  expect(addButton()).not.toBeNull()
  act(() => chooseMatch('4'))
  await tile(4, '4')
  expect(addButton()).toBeNull()
  act(() => chooseMatch('5'))
  await tile(4, '5')
  await tile(1, '2')
  expect(screen.getAllByRole('region', { name: /^第 \d 场/ })).toHaveLength(4)
})

it('says that a match has ended, with its score', async () => {
  open(['1'], { 1: () => match('1', { gameStatus: 'ended', isLive: 0, markets: [] }) })
  const ended = within(await tile(1, '1'))
  expect(ended.getByText('本场比赛已结束')).toBeTruthy()
  expect(ended.getByText('1 : 0')).toBeTruthy()
})

it('says that the book has a match no more, and takes it out', async () => {
  open(['1'], {
    1: () => {
      throw new Refused('resource-empty')
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: '移出这场比赛' }))
  expect(screen.getByText('还没有选择赛事')).toBeTruthy()
})

it('asks again for a match that was not answered', async () => {
  let isCut = true
  open(['1'], {
    1: () => {
      if (isCut) throw new TypeError('network')
      return match('1')
    },
  })
  const retry = await screen.findByRole('button', { name: '重试' })
  isCut = false
  fireEvent.click(retry)
  await tile(1, '1')
})
