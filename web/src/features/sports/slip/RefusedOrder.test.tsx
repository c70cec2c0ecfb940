import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { currentState, togglePick, dispatch } from './slip-store.ts'
import {
  betHundred,
  button,
  enterBook,
  leaveBook,
  openBook,
  orderOf,
  pick,
  show,
} from './testing/open-book.tsx'

beforeEach(enterBook)
afterEach(leaveBook)

const legOf = (gide: string, over: object = {}) => ({
  gide,
  gameType: 'FT',
  league: '星河联赛',
  team_h: '星河联',
  team_c: '海港城',
  datetime: '2026-03-10T04:00:00.000Z',
  w: 'R',
  side: 'H',
  sideName: null,
  ratio: -2,
  goalNumber: null,
  oddsType: 'H',
  shown: 95,
  scoreAtBet: null,
  score: null,
  result: null,
  ...over,
})

const refusedOrder = (over: object) =>
  orderOf({ state: 'refused', ticket_id: null, maxWin: '0.00', reason: 'price-moved', ...over })

const moved = '赔率已变化，请确认后重新投注'

it('a refused single shows what was asked for, at which price, and why not', async () => {
  const order = refusedOrder({ legs: [legOf('m1', { reason: 'price-moved' })] })
  openBook({ place: () => ({ orders: [order], balance: '800.00' }) })
  togglePick(pick('m1'))
  show()
  await betHundred()
  await screen.findByRole('heading', { name: '注单未被接受' })
  expect(screen.getByText('星河联 -0.5')).toBeTruthy()
  expect(screen.getByText('0.95')).toBeTruthy()
  expect(screen.getAllByText(moved)).toHaveLength(1)
  expect(screen.queryByText(/可赢/)).toBeNull()
})

it('a refused combination names the leg it was, and only that pick of the slip is marked', async () => {
  const legs = [legOf('m1'), legOf('m2', { reason: 'price-moved', team_h: '临江' })]
  const order = refusedOrder({ code: '2x1', legs })
  openBook({ place: () => ({ orders: [order], balance: '800.00' }) })
  togglePick(pick('m1'))
  togglePick(pick('m2', { home: '临江' }))
  dispatch({ type: 'mode-chosen', mode: 'series' })
  show()
  await betHundred()
  await screen.findByRole('heading', { name: '注单未被接受' })
  const faulty = screen.getByText('临江 -0.5').closest('li')!
  expect(within(faulty).getByText(moved)).toBeTruthy()
  expect(screen.getAllByText(moved)).toHaveLength(1)
  fireEvent.click(await button('返回交易单'))
  const reasons = currentState().slip.items.map(({ order: marked }) => marked?.reason)
  expect(reasons).toEqual([null, 'price-moved'])
})

it('a combination refused as a whole says so once and blames no pick', async () => {
  const legs = [legOf('m1'), legOf('m2', { team_h: '临江' })]
  const order = refusedOrder({ code: '2x1', reason: 'balance-too-low', legs })
  openBook({ place: () => ({ orders: [order], balance: '800.00' }) })
  togglePick(pick('m1'))
  togglePick(pick('m2', { home: '临江' }))
  dispatch({ type: 'mode-chosen', mode: 'series' })
  show()
  await betHundred()
  await screen.findByText('余额不足')
  const reasons = currentState().slip.items.map(({ order: marked }) => marked?.reason)
  expect(reasons).toEqual([null, null])
})
