import type { Numbers } from '../shared/shared-game.ts'
import type { Rng } from '../../base/rng.ts'
import { placed, sequences } from './cases.ts'
import type { Lottery } from './lottery.ts'
import {
  ascending,
  fourSides,
  isOfSide,
  range,
  sameNumbers,
  total,
  type Pick,
  type PickShape,
  type Play,
} from './play.ts'
import { isExact, isSet, ownPosition, positionalPlays, side } from './positional-play.ts'

const digits = range(0, 9)
const blank: Numbers = [0, 0, 0, 0, 0]

const play = positionalPlays(function* (positions) {
  for (const chosen of sequences(digits, positions.length)) yield placed(positions, chosen, blank)
})

const all = (): Numbers => [0, 1, 2, 3, 4]
const ends = (): Numbers => [0, 4]
/** First or last two. */
const twoAt = ({ place }: Pick): Numbers => (place === 1 ? [0, 1] : [3, 4])
/** First, middle or last three. */
const threeAt = ({ place }: Pick): Numbers => [place - 1, place, place + 1]

const digit: PickShape = { kind: 'set', from: 0, to: 9, count: 1 }
const inOrder = (count: number): PickShape => ({
  kind: 'sequence',
  from: 0,
  to: 9,
  count,
  repeats: true,
})
const different = (count: number): PickShape => ({ kind: 'set', from: 0, to: 9, count })

/** 9 and 0 are neighbours. */
const areNeighbours = (one: number, other: number): boolean =>
  [1, 9].includes(Math.abs(one - other))

/** Form of three digits; each draw has exactly one. */
const shapeOfThree = (read: Numbers): string => {
  const kinds = new Set(read).size
  if (kinds === 1) return 'triple'
  if (kinds === 2) return 'pair'
  const [a = 0, b = 0, c = 0] = read
  const neighbours = [areNeighbours(a, b), areNeighbours(b, c), areNeighbours(a, c)]
  return ['mixed', 'half-straight', 'straight'][neighbours.filter(Boolean).length] ?? 'straight'
}

const shapeRows: Readonly<Record<string, string>> = {
  triple: '三星形态 豹子',
  straight: '三星形态 顺子',
  pair: '三星形态 对子',
  'half-straight': '三星形态 半顺',
  mixed: '三星形态 杂六',
}

const plays: readonly Play[] = [
  play('place-side', {
    places: 5,
    shape: side(...fourSides),
    row: '位 大/小/单/双',
    reads: ownPosition,
    wins: (pick, [number = 0]) => isOfSide(number, pick.side, 5),
  }),
  play('digit', {
    places: 5,
    shape: digit,
    row: '定位胆(一位)',
    reads: ownPosition,
    wins: isExact,
  }),
  play('total-side', {
    shape: side(...fourSides),
    row: '总和 大(≥23)/小/单/双',
    reads: all,
    wins: (pick, read) => isOfSide(total(read), pick.side, 23),
  }),
  play('dragon-tiger', {
    shape: side('dragon', 'tiger'),
    row: '龙/虎(万 v 个)',
    reads: ends,
    wins: (pick, [first = 0, last = 0]) => (pick.side === 'dragon' ? first > last : first < last),
  }),
  play('tie', {
    shape: side('tie'),
    row: '和(万=个)',
    reads: ends,
    wins: (_, [first, last]) => first === last,
  }),
  play('three-shape', {
    places: 3,
    shape: side('triple', 'straight', 'pair', 'half-straight', 'mixed'),
    row: (pick) => shapeRows[pick.side] ?? '',
    reads: threeAt,
    wins: (pick, read) => shapeOfThree(read) === pick.side,
  }),
  play('two-straight', {
    places: 2,
    shape: inOrder(2),
    row: '二星直选',
    reads: twoAt,
    wins: isExact,
  }),
  play('two-group', {
    places: 2,
    shape: different(2),
    row: '二星组选(非对)',
    reads: twoAt,
    wins: isSet,
  }),
  play('three-straight', {
    places: 3,
    shape: inOrder(3),
    row: '三星直选',
    reads: threeAt,
    wins: isExact,
  }),
  play('three-group-3', {
    places: 3,
    shape: { kind: 'pair-and-single', from: 0, to: 9 },
    row: '三星组三',
    reads: threeAt,
    wins: ({ numbers: [pair = 0, single = 0] }, read) =>
      sameNumbers(ascending([pair, pair, single]), ascending(read)),
  }),
  play('three-group-6', {
    places: 3,
    shape: different(3),
    row: '三星组六',
    reads: threeAt,
    wins: isSet,
  }),
  play('five-straight', { shape: inOrder(5), row: '五星直选', reads: all, wins: isExact }),
]

export const ssc: Lottery = {
  code: 'SSC',
  version: 1,
  everyMinutes: 2,
  closeSeconds: 5,
  plays,
  draw: (rng: Rng) => all().map(() => rng.below(10)),
}
