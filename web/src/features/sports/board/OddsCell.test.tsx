import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MarketChange } from '@xinghe/contract/sports-move.ts'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { OddsType } from '@xinghe/rules/base/odds.ts'
import { makeMatchBook, tickMs, type MatchBook } from '../book/match-book.ts'
import { OddsTypeContext } from '../book/odds-type.ts'
import { MatchBookContext } from '../book/use-match-book.ts'
import { makeMarket, makeMatch } from '../testing/make-match.ts'
import { columnGroups } from './columns.ts'
import { MatchRow } from './MatchRow.tsx'

const line = (quarters: number, ...prices: number[]): Market =>
  makeMarket('m1', 'R', quarters, { prices })

const old = 'm1.R.-2.'
const gone: MarketChange = { kind: 'gone', marketId: old }
const now = (market: Market): MarketChange => ({ kind: 'market', market })

let book: MatchBook

const open = (oddsType: OddsType): void =>
  void render(
    <MatchBookContext value={book}>
      <OddsTypeContext value={oddsType}>
        <MatchRow matchId="m1" groups={columnGroups('main', 'FT')} rows={3} />
      </OddsTypeContext>
    </MatchBookContext>,
  )

const tell = (...markets: MarketChange[]): void =>
  act(() => {
    book.receive([{ kind: 'move', matchId: 'm1', progress: null, markets }])
    vi.advanceTimersByTime(tickMs)
  })

const priceOf = (team: string): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^全场让球 ${team}`) })

beforeEach(() => {
  vi.useFakeTimers()
  book = makeMatchBook()
  book.replace([makeMatch('m1', { markets: [line(-2, 110, 80)] })])
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
  tell({ kind: 'prices', marketId: old, state: 'open', prices: [120, 72] })
  const number = (team: string) => priceOf(team).lastElementChild
  expect(number('甲队')?.textContent).toBe(shown)
  expect(number('甲队')?.className).toContain('price-rise')
  expect(number('乙队')?.className).toContain('price-fall')
})

it('shows a line that took the place of another in the same cell, open and marked', () => {
  open('H')
  const cell = priceOf('甲队')
  tell(now(line(-3, 99, 93)), gone)
  expect(priceOf('甲队')).toBe(cell)
  expect(cell.textContent).toContain('0.5 / 1')
  expect(cell.textContent).toContain('0.99')
  expect(cell.querySelector('.line-moved')?.textContent).toBe('0.5 / 1')
  expect(cell.querySelector('.price-moved')).toBeNull()
  expect(screen.queryByRole('img', { name: '暂停' })).toBeNull()
})

it('locks a line only where it is suspended', () => {
  open('H')
  tell(now({ ...line(-3, 99, 93), state: 'suspended' }), gone)
  expect(screen.queryByRole('button', { name: /^全场让球/ })).toBeNull()
  expect(screen.getAllByRole('img', { name: '暂停' })).toHaveLength(2)
})
