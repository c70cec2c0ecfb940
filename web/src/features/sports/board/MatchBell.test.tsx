import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shownFeedback } from '../../../platform/feedback/dialogs.ts'
import { enterSports, leaveSports, match, openSports } from '../testing/open-sports.tsx'

beforeEach(enterSports)
afterEach(leaveSports)

const bell = (id: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name: `设置到价提醒 主队${id} 对 客队${id}` })

it('offers the main prices of a row that take bets', async () => {
  openSports()
  fireEvent.click(await bell('1'))
  const form = within(await screen.findByRole('dialog', { name: '到价提醒' }))
  const options = await form.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '全场独赢 主队1',
    '全场独赢 客队1',
    '全场独赢 和',
    '全场让球 主队1 -0.5',
    '全场让球 客队1 0.5',
  ])
})

it('says that a match without an open price is suspended', async () => {
  const suspended = match('1', {
    markets: [['1.RM..', 'RM', null, 1, null, 2, ['H', 50, 'C', 90]]],
  })
  openSports({ board: () => ({ topic: 'board:FT:RB:main', total: 1, matches: [suspended] }) })
  fireEvent.click(await bell('1'))
  expect(shownFeedback().toasts.map(({ text }) => text)).toContain('盘口暂停中，恢复后才能设置提醒')
  expect(screen.queryByRole('dialog', { name: '到价提醒' })).toBeNull()
})
