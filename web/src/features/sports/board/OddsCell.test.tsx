import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { OddsType } from '@xinghe/rules/base/odds.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import { makeMatchBook, tickMs, type MatchBook } from '../book/match-book.ts'
import { OddsTypeContext } from '../book/odds-type.ts'
import { MatchBookContext } from '../book/use-match-book.ts'
import { columnGroups } from './columns.ts'
import { MatchRow } from './MatchRow.tsx'

const line = (quarters: number, home: number, away: number, state: 1 | 2 = 1): WireMarket => [
  `m1.R.${quarters}.`,
  'R',
  quarters,
  1,
  null,
  state,
  ['H', home, 'C', away],
]

const match = (market: WireMarket): WireMatch => ({
  gide: 'm1',
  gameType: 'FT',
  discipline: 'football',
  league_id: 'l',
  league: '联赛',
  team_h: '甲队',
  team_c: '乙队',
  datetime: instant(0),
  isLive: 0,
  gameStatus: 'before',
  playCount: 1,
  markets: [market],
})

let book: MatchBook

const open = (oddsType: OddsType): void =>
  void render(
    <MatchBookContext value={book}>
      <OddsTypeContext value={oddsType}>
        <MatchRow gide="m1" groups={columnGroups('main', 'FT')} rows={3} />
      </OddsTypeContext>
    </MatchBookContext>,
  )

const tell = (...moves: (WireMarket | [string, 0 | 1 | 2, ...number[]])[]): void =>
  act(() => {
    book.receive([['m1', 0, moves]])
    vi.advanceTimersByTime(tickMs)
  })

const priceOf = (team: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^全场让球 ${team}`) })

beforeEach(() => {
  vi.useFakeTimers()
  book = makeMatchBook()
  book.replace([match(line(-2, 110, 80))])
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it.each([
  ['H', '1.20'],
  ['E', '2.20'],
  ['M', '-0.83'],
  ['I', '1.20'],
] as const)('marks a better price as a rise in type %s, shown as %s', (oddsType, shown) => {
  open(oddsType)
  tell(['R.-2.', 1, 120, 72])
  const number = (team: string) => priceOf(team).lastElementChild
  expect(number('甲队')?.textContent).toBe(shown)
  expect(number('甲队')?.className).toContain('price-rise')
  expect(number('乙队')?.className).toContain('price-fall')
})

it('shows a line that took the place of another in the same cell, open and marked', () => {
  open('H')
  const cell = priceOf('甲队')
  tell(line(-3, 99, 93), ['R.-2.', 0])
  expect(priceOf('甲队')).toBe(cell)
  expect(cell.textContent).toContain('0.5 / 1')
  expect(cell.textContent).toContain('0.99')
  expect(cell.querySelector('.line-moved')?.textContent).toBe('0.5 / 1')
  expect(cell.querySelector('.price-moved')).toBeNull()
  expect(screen.queryByRole('img', { name: '暂停' })).toBeNull()
})

it('locks a line only where it is suspended', () => {
  open('H')
  tell(line(-3, 99, 93, 2), ['R.-2.', 0])
  expect(screen.queryByRole('button', { name: /^全场让球/ })).toBeNull()
  expect(screen.getAllByRole('img', { name: '暂停' })).toHaveLength(2)
})
