import { expect, it } from 'vitest'
import type { Market } from '@xinghe/contract/sports-market.ts'
import type { PlayCode } from '@xinghe/rules/sports/plays.ts'
import { makeMarket } from '../testing/make-match.ts'
import { blockColumns, marketBlocks, tabsOf } from './market-blocks.ts'

const market = (
  play: PlayCode,
  line: number | null = null,
  goalNumber: number | null = null,
): Market => makeMarket('m', play, line, { goalNumber })

it('gathers the lines of a play, the smallest first', () => {
  const [block] = marketBlocks([market('R', 2), market('R', -3), market('R', 0)])
  expect(block?.markets.map(({ line }) => line)).toEqual([-3, 0, 2])
})

it('puts the match before its parts, and the winner before the rest', () => {
  const blocks = marketBlocks([market('HOU', 4), market('PD'), market('OU', 10), market('M')])
  expect(blocks.map(({ play }) => play)).toEqual(['M', 'OU', 'PD', 'HOU'])
})

it('keeps the next goals apart', () => {
  expect(marketBlocks([market('NG', null, 1), market('NG', null, 2)])).toHaveLength(2)
})

it('has only the tabs that are needed', () => {
  const blocks = marketBlocks([market('M'), market('CNR', 2), market('Q2M'), market('PTOU', 80)])
  expect(tabsOf(blocks)).toEqual(['all', 'main', 'parts', 'points', 'corners'])
})

it('keeps a play in its column when others come and go', () => {
  const plays = (markets: Market[]) =>
    blockColumns(marketBlocks(markets)).map((column) => column.map(({ play }) => play))
  const all = [market('M'), market('R', 2), market('OU', 10), market('PD')]
  expect(plays(all)).toEqual([
    ['M', 'R'],
    ['OU', 'PD'],
  ])
  expect(plays(all.slice(1))).toEqual([['R'], ['OU', 'PD']])
})
