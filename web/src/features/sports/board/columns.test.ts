import { expect, it } from 'vitest'
import type { Market } from '@xinghe/contract/sports-market.ts'
import { makeMarket } from '../testing/make-match.ts'
import { cardGroups, columnGroups, leadOf, lineBands, marketIn, marketsInRow } from './columns.ts'

const market = (line: number, main: 0 | 1, play: 'R' | 'OU' | 'HR' = 'R'): Market =>
  makeMarket('m', play, line, { isMain: main === 1 })
const groups = columnGroups('main', 'FT')

it('has the columns that members know, and halves where the sport has them', () => {
  const names = groups.map(({ period, columns }) => [period, ...columns.map((one) => one.family)])
  expect(names).toEqual([
    ['full', 'winner', 'handicap', 'total', 'odd-even'],
    ['half', 'winner', 'handicap', 'total'],
  ])
  expect(columnGroups('main', 'TN')).toHaveLength(1)
  expect(columnGroups('PD', 'FT')).toEqual([])
})

it('has room for the first three columns on a phone', () => {
  const families = (menu: 'main' | 'half' | 'PD') =>
    cardGroups(columnGroups(menu, 'FT')).map(({ period, columns }) => [period, columns.length])
  expect(families('main')).toEqual([['full', 3]])
  expect(families('half')).toEqual([['half', 3]])
  expect(families('PD')).toEqual([])
})

it('takes the main line of the period', () => {
  const markets = [market(-4, 0), market(-2, 1, 'HR'), market(-3, 1)]
  const handicap = groups[0]?.columns[1]
  expect(handicap && marketIn(markets, handicap)?.line).toBe(-3)
})

it('writes a handicap at the side that gives it', () => {
  const handicap = { family: 'handicap' } as const
  expect(leadOf(handicap, 'H', -3).line).toBe('0.5 / 1')
  expect(leadOf(handicap, 'C', -3).line).toBe('')
  expect(leadOf(handicap, 'C', 2).line).toBe('0.5')
  expect(leadOf(handicap, 'H', 0).line).toBe('0')
  expect(leadOf({ family: 'total' }, 'O', 10)).toEqual({ side: 'O', line: '2.5' })
})

it('bands the other lines, nearest to the main one first', () => {
  const markets = [
    market(-6, 0),
    market(-2, 1),
    market(-1, 0),
    market(10, 1, 'OU'),
    market(9, 0, 'OU'),
  ]
  const bands = lineBands(markets, groups)
  expect(bands).toHaveLength(2)
  expect(bands[0]?.map((one) => one?.line)).toEqual([
    undefined,
    -1,
    9,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(bands[1]?.[1]?.line).toBe(-6)
})

const halfColumns = groups[1]?.columns ?? []
const inHalf = (markets: readonly Market[]) =>
  marketsInRow(markets, halfColumns).map((one) => one.market?.id)

it('gives the columns of the first half to other markets once it is over', () => {
  const others = [
    makeMarket('m', 'ROU', 10),
    makeMarket('m', 'ROU', 9, { isMain: false }),
    makeMarket('m', 'NG', null, { goalNumber: 2 }),
    makeMarket('m', 'RE', -2),
    makeMarket('m', 'RE', -1, { isMain: false }),
  ]
  expect(inHalf(others)).toEqual(['m.NG..2', 'm.RE.-1.', 'm.ROU.9.'])
  // As long as one market of the half is on offer, the columns are its own.
  expect(inHalf([...others, makeMarket('m', 'HRE', 0)])).toEqual([undefined, 'm.HRE.0.', undefined])
  expect(inHalf([makeMarket('m', 'ROU', 10)])).toEqual([undefined, undefined, undefined])
})
