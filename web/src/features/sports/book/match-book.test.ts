import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WireMarket, WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { instant } from '@xinghe/rules/base/instant.ts'
import {
  headKey,
  listKey,
  makeMatchBook,
  marketsKey,
  tickMs,
  type MatchBook,
} from './match-book.ts'
import { markedTicks, quoteKey } from './quotes.ts'

const market = (line: number, home: number, away: number, main: 0 | 1 = 1): WireMarket => [
  `m1.R.${line}.`,
  'R',
  line,
  main,
  null,
  1,
  ['H', home, 'C', away],
]

const match = (gide: string, markets: WireMarket[]): WireMatch => ({
  gide,
  gameType: 'FT',
  discipline: 'football',
  league_id: 'l',
  league: '联赛',
  team_h: '甲',
  team_c: '乙',
  datetime: instant(0),
  isLive: 1,
  gameStatus: 'running',
  playCount: 1,
  markets,
})

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
  expect(book.quote(home)).toMatchObject({ price: 95, state: 1, move: 0 })
})

it('tells only the cell whose price moved, and once per tick', () => {
  const moved = count(home)
  const still = count(away)
  const list = count(listKey)
  const shape = count(marketsKey('m1'))
  book.receive([['m1', 0, [['R.-2.', 1, 96, 97]]]])
  book.receive([['m1', 0, [['R.-2.', 1, 98, 97]]]])
  expect(moved).not.toHaveBeenCalled()
  tick()
  expect(moved).toHaveBeenCalledOnce()
  expect(book.quote(home)).toMatchObject({ price: 98, move: 1 })
  for (const other of [still, list, shape]) expect(other).not.toHaveBeenCalled()
})

it('gives the same quote until it is another', () => {
  const before = book.quote(away)
  book.receive([['m1', 0, [['R.-2.', 1, 96, 97]]]])
  tick()
  expect(book.quote(away)).toBe(before)
  book.receive([['m1', 0, [['R.-2.', 1, 96, 90]]]])
  tick()
  expect(book.quote(away)).toMatchObject({ price: 90, move: -1 })
})

it('marks a move for a moment, and tells the cell when the mark goes out', () => {
  book.receive([['m1', 0, [['R.-2.', 1, 96, 97]]]])
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

it('marks a price anew that moves while it is marked', () => {
  book.receive([['m1', 0, [['R.-2.', 1, 96, 97]]]])
  vi.advanceTimersByTime(tickMs * 10)
  book.receive([['m1', 0, [['R.-2.', 1, 95, 97]]]])
  vi.advanceTimersByTime(tickMs * 10)
  expect(book.quote(home)).toMatchObject({ price: 95, move: -1 })
})

it('shows another main line in the place of the old one at once, marked as a line and not as a price', () => {
  const shape = count(marketsKey('m1'))
  book.receive([['m1', 0, [market(-3, 99, 93), ['R.-2.', 0]]]])
  tick()
  expect(shape).toHaveBeenCalledOnce()
  expect(book.markets('m1').map(([id]) => id)).toEqual(['m1.R.-3.'])
  const newHome = quoteKey('m1.R.-3.', 'H')
  expect(book.quote(newHome)).toEqual({ price: 99, state: 1, move: 'line' })
  expect(book.quote(home)).toBeUndefined()
  vi.advanceTimersByTime(tickMs * markedTicks)
  expect(book.quote(newHome)?.move).toBe(0)
})

it('marks the line also where the old one stays beside it', () => {
  book.receive([['m1', 0, [market(-2, 95, 97, 0), market(-3, 99, 93)]]])
  tick()
  expect(book.quote(quoteKey('m1.R.-3.', 'H'))?.move).toBe('line')
  expect(book.quote(home)?.move).toBe(0)
})

it('marks no line that is the first of its play', () => {
  const total: WireMarket = ['m1.OU.10.', 'OU', 10, 1, null, 1, ['O', 90, 'U', 90]]
  book.receive([['m1', 0, [total]]])
  tick()
  expect(book.quote(quoteKey('m1.OU.10.', 'O'))?.move).toBe(0)
  expect(book.quote(home)?.move).toBe(0)
})

it('marks a suspension without calling it a move', () => {
  book.receive([['m1', 0, [['R.-2.', 2, 95, 97]]]])
  tick()
  expect(book.quote(home)).toMatchObject({ state: 2, move: 0 })
})

it('draws the row anew when another line becomes the main one', () => {
  const shape = count(marketsKey('m1'))
  book.receive([['m1', 0, [['R.-2.', 0], market(-3, 101, 89)]]])
  tick()
  expect(shape).toHaveBeenCalledOnce()
  expect(book.markets('m1').map(([id]) => id)).toEqual(['m1.R.-3.'])
  expect(book.quote(home)).toBeUndefined()
})

it('tells the head of a match apart from its prices', () => {
  const told = count(headKey('m1'))
  book.receive([['m1', 0, [['R.-2.', 1, 96, 97]]]])
  tick()
  expect(told).not.toHaveBeenCalled()
  const { datetime, isLive, gameStatus, playCount } = match('m1', [])
  book.receive([['m1', { datetime, isLive, gameStatus, playCount, sc_FT_H: 1 }, []]])
  tick()
  expect(told).toHaveBeenCalledOnce()
  expect(book.head('m1')?.sc_FT_H).toBe(1)
})

it('lets matches come and go', () => {
  const list = count(listKey)
  book.receive([match('m2', []), ['m1']])
  tick()
  expect(list).toHaveBeenCalledOnce()
  expect(book.list()).toEqual(['m2'])
  expect(book.quote(home)).toBeUndefined()
})

it('ignores a move of a match that it does not have', () => {
  book.receive([['m9', 0, [['R.-2.', 1, 96, 97]]]])
  tick()
  expect(book.list()).toEqual(['m1'])
})

it('forgets with a snapshot what was on its way before it', () => {
  book.receive([['m1', 0, [['R.-2.', 1, 50, 50]]]])
  book.replace([match('m1', [market(-2, 95, 97)])])
  tick()
  expect(book.quote(home)?.price).toBe(95)
})

it('lets no answer of a call undo what the topic told, but takes its names', () => {
  const answer = match('m1', [market(-2, 50, 50)])
  book.begin([{ ...answer, team_h: '曼聯' }])
  expect(book.quote(home)?.price).toBe(95)
  expect(book.head('m1')?.team_h).toBe('曼聯')
  book.replace([match('m1', [market(-2, 96, 97)])])
  expect(book.head('m1')?.team_h).toBe('曼聯')
})

it('shows the answer of a call until the topic speaks', () => {
  const fresh = makeMatchBook()
  fresh.begin([match('m1', [market(-2, 50, 51)])])
  expect(fresh.quote(home)?.price).toBe(50)
  fresh.begin([match('m1', [market(-2, 60, 61)])])
  expect(fresh.quote(home)?.price).toBe(60)
})
