import type { Numbers } from '../shared/shared-game.ts'
import type { Rng } from '../../base/rng.ts'
import { deal } from '../fair/deal.ts'
import { arrangements, placedOnce } from './cases.ts'
import type { Lottery } from './lottery.ts'
import { fourSides, isOfSide, range, total, type Pick, type PickShape, type Play } from './play.ts'
import { isExact, isSet, ownPosition, positionalPlays, side } from './positional-play.ts'

const cars = range(1, 10)

const play = positionalPlays(function* (ranks) {
  for (const chosen of arrangements(cars, ranks.length))
    yield placedOnce(ranks, chosen, cars, cars.length)
})

const mirroredRanks = ({ place }: Pick): Numbers => [place - 1, 10 - place]
const firstTwo = (): Numbers => [0, 1]
const firstThree = (): Numbers => [0, 1, 2]

const inOrder = (count: number): PickShape => ({
  kind: 'sequence',
  from: 1,
  to: 10,
  count,
  repeats: false,
})
const different = (count: number): PickShape => ({ kind: 'set', from: 1, to: 10, count })

/** 3 and 19 are one row, and so on: the sums are symmetrical around 11. */
const sumRow = ({ numbers: [sum = 0] }: Pick): string => {
  const low = Math.min(sum, 22 - sum)
  return low === 11 ? '冠亚和11' : `冠亚和${low}/${22 - low}`
}

const sumSideRows: Readonly<Record<string, string>> = {
  big: '冠亚和 大(≥12)',
  small: '冠亚和 小(≤11)',
  odd: '冠亚和 单',
  even: '冠亚和 双',
}

const plays: readonly Play[] = [
  play('top-sum-side', {
    shape: side(...fourSides),
    row: (pick) => sumSideRows[pick.side] ?? '',
    reads: firstTwo,
    wins: (pick, read) => isOfSide(total(read), pick.side, 12),
  }),
  play('rank-side', {
    places: 10,
    shape: side(...fourSides),
    row: '名次 大/小/单/双',
    reads: ownPosition,
    wins: (pick, [car = 0]) => isOfSide(car, pick.side, 6),
  }),
  play('dragon-tiger', {
    places: 5,
    shape: side('dragon', 'tiger'),
    row: '龙/虎(1v10 2v9 3v8 4v7 5v6)',
    reads: mirroredRanks,
    wins: (pick, [front = 0, back = 0]) => (pick.side === 'dragon' ? front > back : front < back),
  }),
  play('rank', {
    places: 10,
    shape: different(1),
    row: '定位(车号)',
    reads: ownPosition,
    wins: isExact,
  }),
  play('top-sum', {
    shape: { kind: 'set', from: 3, to: 19, count: 1 },
    row: sumRow,
    reads: firstTwo,
    wins: (pick, read) => total(read) === pick.numbers[0],
  }),
  play('two-straight', { shape: inOrder(2), row: '前二直选', reads: firstTwo, wins: isExact }),
  play('two-group', { shape: different(2), row: '前二组选', reads: firstTwo, wins: isSet }),
  play('three-straight', { shape: inOrder(3), row: '前三直选', reads: firstThree, wins: isExact }),
  play('three-group', { shape: different(3), row: '前三组选', reads: firstThree, wins: isSet }),
]

export const pk10: Lottery = {
  code: 'PK10',
  version: 1,
  everyMinutes: 3,
  closeSeconds: 5,
  plays,
  draw: (rng: Rng) => deal(cars.length, cars.length, rng).map((index) => index + 1),
}
