import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MarketChange, MatchMove } from '@xinghe/contract/sports-move.ts'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { makeMarket, makeMatch } from '../testing/make-match.ts'
import {
  headKey,
  listKey,
  makeMatchBook,
  marketsKey,
  tickMs,
  type MatchBook,
} from './match-book.ts'
import { markedTicks, quoteKey } from './quotes.ts'

const market = (line: number, home: number, away: number, isMain = true): Market =>
  makeMarket('m1', 'R', line, { isMain, prices: [home, away] })

const match = (id: string, markets: Market[]): Match =>
  makeMatch(id, { inPlay: true, status: 'running', marketCount: 1, markets })

const move = (...markets: MarketChange[]): MatchMove => ({
  kind: 'move',
  matchId: 'm1',
  progress: null,
  markets,
})
const now = (whole: Market): MarketChange => ({ kind: 'market', market: whole })
const prices = (home: number, away: number, state: 'open' | 'suspended' = 'open') =>
  move({ kind: 'prices', marketId: 'm1.R.-2.', state, prices: [home, away] })
const gone: MarketChange = { kind: 'gone', marketId: 'm1.R.-2.' }

let book: MatchBook
const home = quoteKey('m1.R.-2.', 'H')
const away = quoteKey('m1.R.-2.', 'C')

const count = (key: string) => {
  const listener = vi.fn()
  book.subscribe(key, listener)
  return listener
}
const tick = (): void => void vi.advanceTimersByTime(tickMs)

beforeEach(() => {
  vi.useFakeTimers()
  book = makeMatchBook()
  book.replace([match('m1', [market(-2, 95, 97)])])
})
afterEach(() => {
  vi.useRealTimers()
})

it('shows a snapshot at once', () => {
  expect(book.list()).toEqual(['m1'])
  expect(book.quote(home)).toMatchObject({ price: 95, state: 'open', move: 0 })
})

it('tells only the cell whose price moved, and once per tick', () => {
  const moved = count(home)
  const still = count(away)
  const list = count(listKey)
  const shape = count(marketsKey('m1'))
  book.receive([prices(96, 97)])
  book.receive([prices(98, 97)])
  expect(moved).not.toHaveBeenCalled()
  tick()
  expect(moved).toHaveBeenCalledOnce()
  expect(book.quote(home)).toMatchObject({ price: 98, move: 1 })
  for (const other of [still, list, shape]) expect(other).not.toHaveBeenCalled()
})

it('gives the same quote until it is another', () => {
  const before = book.quote(away)
  book.receive([prices(96, 97)])
  tick()
  expect(book.quote(away)).toBe(before)
  book.receive([prices(96, 90)])
  tick()
  expect(book.quote(away)).toMatchObject({ price: 90, move: -1 })
})

it('marks a move for a moment, and tells the cell when the mark goes out', () => {
  book.receive([prices(96, 97)])
  tick()
  const told = count(home)
  vi.advanceTimersByTime(tickMs * (markedTicks - 1))
  expect(book.quote(home)).toMatchObject({ price: 96, move: 1 })
  expect(told).not.toHaveBeenCalled()
  tick()
  expect(told).toHaveBeenCalledOnce()
  expect(book.quote(home)).toMatchObject({ price: 96, move: 0 })
  expect(vi.getTimerCount()).toBe(0)
})

it('restarts the mark of a price that moves again', () => {
  book.receive([prices(96, 97)])
  vi.advanceTimersByTime(tickMs * 10)
  book.receive([prices(95, 97)])
  vi.advanceTimersByTime(tickMs * 10)
  expect(book.quote(home)).toMatchObject({ price: 95, move: -1 })
})

it('shows another main line in the place of the old one at once, marked as a line and not as a price', () => {
  const shape = count(marketsKey('m1'))
  book.receive([move(now(market(-3, 99, 93)), gone)])
  tick()
  expect(shape).toHaveBeenCalledOnce()
  expect(book.markets('m1').map(({ id }) => id)).toEqual(['m1.R.-3.'])
  const newHome = quoteKey('m1.R.-3.', 'H')
  expect(book.quote(newHome)).toEqual({ price: 99, state: 'open', move: 'line' })
  expect(book.quote(home)).toBeUndefined()
  vi.advanceTimersByTime(tickMs * markedTicks)
  expect(book.quote(newHome)?.move).toBe(0)
})

it('marks the line also where the old one stays beside it', () => {
  book.receive([move(now(market(-2, 95, 97, false)), now(market(-3, 99, 93)))])
  tick()
  expect(book.quote(quoteKey('m1.R.-3.', 'H'))?.move).toBe('line')
  expect(book.quote(home)?.move).toBe(0)
})

it('marks no line that is the first of its play', () => {
  const total = makeMarket('m1', 'OU', 10, { sides: ['O', 'U'], prices: [90, 90] })
  book.receive([move(now(total))])
  tick()
  expect(book.quote(quoteKey('m1.OU.10.', 'O'))?.move).toBe(0)
  expect(book.quote(home)?.move).toBe(0)
})

it('marks a suspension without calling it a move', () => {
  book.receive([prices(95, 97, 'suspended')])
  tick()
  expect(book.quote(home)).toMatchObject({ state: 'suspended', move: 0 })
})

it('renders the row again when another line becomes the main one', () => {
  const shape = count(marketsKey('m1'))
  book.receive([move(gone, now(market(-3, 101, 89)))])
  tick()
  expect(shape).toHaveBeenCalledOnce()
  expect(book.markets('m1').map(({ id }) => id)).toEqual(['m1.R.-3.'])
  expect(book.quote(home)).toBeUndefined()
})

it('tells the head of a match apart from its prices', () => {
  const told = count(headKey('m1'))
  book.receive([prices(96, 97)])
  tick()
  expect(told).not.toHaveBeenCalled()
  const score = { home: 1, away: 0 }
  book.receive([{ ...move(), progress: makeMatch('m1', { inPlay: true, score }) }])
  tick()
  expect(told).toHaveBeenCalledOnce()
  expect(book.head('m1')?.score).toEqual(score)
})

it('lets matches come and go', () => {
  const list = count(listKey)
  book.receive([
    { kind: 'match', match: match('m2', []) },
    { kind: 'gone', matchId: 'm1' },
  ])
  tick()
  expect(list).toHaveBeenCalledOnce()
  expect(book.list()).toEqual(['m2'])
  expect(book.quote(home)).toBeUndefined()
})

it('ignores a move of a match that it does not have', () => {
  book.receive([{ ...prices(96, 97), matchId: 'm9' }])
  tick()
  expect(book.list()).toEqual(['m1'])
})

it('drops pending changes with a snapshot', () => {
  book.receive([prices(50, 50)])
  book.replace([match('m1', [market(-2, 95, 97)])])
  tick()
  expect(book.quote(home)?.price).toBe(95)
})

it('lets no answer overwrite values of the topic, but takes its names', () => {
  const answer = match('m1', [market(-2, 50, 50)])
  book.begin([{ ...answer, home: '曼聯' }])
  expect(book.quote(home)?.price).toBe(95)
  expect(book.head('m1')?.home).toBe('曼聯')
  book.replace([match('m1', [market(-2, 96, 97)])])
  expect(book.head('m1')?.home).toBe('曼聯')
})

it('shows the answer of a call until the topic speaks', () => {
  const fresh = makeMatchBook()
  fresh.begin([match('m1', [market(-2, 50, 51)])])
  expect(fresh.quote(home)?.price).toBe(50)
  fresh.begin([match('m1', [market(-2, 60, 61)])])
  expect(fresh.quote(home)?.price).toBe(60)
})
