import { expect, it } from 'vitest'
import { instant } from '@xinghe/rules/base/instant.ts'
import type { MatchHead } from '../book/book-match.ts'
import { makeMatch } from '../testing/make-match.ts'
import { boardItems, groupKeys, keptOrder, type BoardItem, type BoardWish } from './board-items.ts'

const head = (id: string, leagueId: string, minute: number): MatchHead =>
  makeMatch(id, { leagueId, league: `联赛${leagueId}`, startsAt: instant(minute * 60_000) })

const heads = [head('3', 'a', 30), head('1', 'a', 10), head('2', 'b', 20)]

const wish = (over: Partial<BoardWish> = {}): BoardWish => ({
  sort: 'league',
  leagueOrder: ['a', 'b'],
  leagues: null,
  collapsed: new Set(),
  onlyMarked: false,
  isMarked: () => false,
  rowsOf: () => 3,
  bandsOf: () => 0,
  ...over,
})

const brief = (items: readonly BoardItem[]): string[] =>
  items.map((item) => {
    if (item.kind === 'league') return `[${item.league?.id ?? 'marked'}]`
    return item.kind === 'match' ? item.matchId : `+${item.bands}`
  })

it('gathers a league with its matches in order of time', () => {
  expect(brief(boardItems(heads, wish()))).toEqual(['[a]', '1', '3', '[b]', '2'])
})

it('keeps the leagues in place while matches start and others are listed', () => {
  const leagueOrder = keptOrder([], heads)
  expect(leagueOrder).toEqual(['a', 'b'])
  const later = [head('3', 'a', 30), head('2', 'b', 20), head('4', 'c', 5)]
  const grown = keptOrder(leagueOrder, later)
  expect(grown).toEqual(['a', 'b', 'c'])
  expect(keptOrder(grown, heads)).toBe(grown)
  expect(brief(boardItems(later, wish({ leagueOrder: grown })))).toEqual([
    '[a]',
    '3',
    '[b]',
    '2',
    '[c]',
    '4',
  ])
})

it('names a league again where another stood between, by time', () => {
  expect(brief(boardItems(heads, wish({ sort: 'time' })))).toEqual([
    '[a]',
    '1',
    '[b]',
    '2',
    '[a]',
    '3',
  ])
})

it('puts favourites on top and lists them once', () => {
  const isMarked = ({ id }: MatchHead): boolean => id === '2'
  expect(brief(boardItems(heads, wish({ isMarked })))).toEqual(['[marked]', '2', '[a]', '1', '3'])
  expect(brief(boardItems(heads, wish({ isMarked, onlyMarked: true })))).toEqual(['[marked]', '2'])
})

it('leaves out unset filters', () => {
  expect(brief(boardItems(heads, wish({ leagues: new Set(['b']) })))).toEqual(['[b]', '2'])
})

it('keeps the title and the count of a collapsed league', () => {
  const items = boardItems(heads, wish({ collapsed: new Set(['a']) }))
  expect(brief(items)).toEqual(['[a]', '[b]', '2'])
  expect(items[0]).toMatchObject({ matches: 2, collapsed: true })
  expect(groupKeys(items)).toEqual(['a', 'b'])
})

it('puts the open lines of a match below it', () => {
  const items = boardItems(heads, wish({ bandsOf: (id) => (id === '1' ? 4 : 0) }))
  expect(brief(items)).toEqual(['[a]', '1', '+4', '3', '[b]', '2'])
})

it('gives every item a key of its own', () => {
  const keys = boardItems(heads, wish({ sort: 'time' })).map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
