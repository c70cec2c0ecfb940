import { expect, it } from 'vitest'
import { roadOf } from './road-of.ts'
import { tableCodes } from './table-game.ts'
import { tableOf } from './tables.ts'
import { resultText, settledText, spotName } from './words.ts'

it.each([
  ['BA1', 'banker', '', '庄'],
  ['BA2', 'lucky-six', '', '幸运六'],
  ['DT1', 'dragon-side', 'odd', '龙单'],
  ['DT1', 'suited-tie', '', '同花和'],
  ['RL1', 'straight', '0', '直注 0'],
  ['RL1', 'split', '17-18', '分注 17-18'],
  ['RL1', 'dozen', '2', '第二打'],
  ['RL1', 'colour', 'red', '红'],
] as const)('%s %s %s is called %s', (code, play, pick, name) => {
  expect(spotName(code, { play, pick })).toBe(name)
})

it('has a name of its own for every spot', () => {
  for (const code of tableCodes) {
    const names = tableOf(code).spots.map((spot) => spotName(code, spot))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[一-龥]{1,4}( [\d-]+)?$/)
  }
})

/** Suits in turn, as in the tests of the deal: 0 stands for a king. */
const cards = (...points: number[]): number[] =>
  points.map((value, at) => (at % 4) * 13 + (value === 0 ? 12 : value - 1))

it.each([
  ['BA1', cards(7, 5, 0, 0, 4), '庄 9点 胜 闲 7点'],
  ['BA1', cards(4, 3, 0, 0, 3, 2), '闲 7点 胜 庄 5点'],
  ['BA3', cards(2, 7, 3, 0, 2), '庄 7点 和 闲 7点'],
  ['DT1', [12, 0], '龙 K 胜 虎 A'],
  ['DT1', [0, 9], '虎 10 胜 龙 A'],
  ['DT1', [12, 25], '龙 K 和 虎 K'],
  ['RL1', [17], '17 黑 单 小'],
  ['RL1', [36], '36 红 双 大'],
  ['RL1', [0], '0 绿'],
] as const)('%s %j ends as %s', (code, numbers, text) => {
  expect(resultText(code, numbers)).toBe(text)
})

it.each([
  ['BA1', 'banker', cards(7, 5, 0, 0, 4), '第7局 庄 9点 胜 闲 7点'],
  ['BA1', 'banker', cards(2, 7, 3, 0, 2), '第7局 庄 7点 和 闲 7点，和局退还本金'],
  ['BA1', 'player', cards(2, 7, 3, 0, 2), '第7局 庄 7点 和 闲 7点，和局退还本金'],
  ['BA1', 'tie', cards(2, 7, 3, 0, 2), '第7局 庄 7点 和 闲 7点'],
  ['BA2', 'banker', cards(5, 6, 0, 0, 0), '第7局 庄 6点 胜 闲 5点，免佣庄6点赢赔一半'],
  ['BA1', 'banker', cards(5, 6, 0, 0, 0), '第7局 庄 6点 胜 闲 5点'],
  ['BA2', 'player', cards(5, 6, 0, 0, 0), '第7局 庄 6点 胜 闲 5点'],
  ['DT1', 'dragon', [12, 25], '第7局 龙 K 和 虎 K，和局退还一半本金'],
  ['DT1', 'tie', [12, 25], '第7局 龙 K 和 虎 K'],
  ['RL1', 'colour', [0], '第7局 0 绿'],
  ['RL1', 'colour', null, '第7局 已取消，退还本金'],
] as const)('%s: a bet on %s with %j is explained', (code, play, numbers, text) => {
  expect(settledText(code, '7', { play, pick: '' }, numbers)).toBe(text)
})

it('marks a round on the roads by its side and pairs', () => {
  const pairOfPlayer = [12, 8, 25, 7, 3]
  expect(roadOf('BA1', pairOfPlayer)).toEqual({ side: 'red', redPair: false, bluePair: true })
  expect(roadOf('BA1', cards(2, 7, 3, 0, 2))?.side).toBe('tie')
  expect(roadOf('DT1', [12, 0])).toEqual({ side: 'red', redPair: false, bluePair: false })
  expect(roadOf('DT1', [0, 12])?.side).toBe('blue')
  expect(roadOf('RL1', [17])).toBeNull()
})
