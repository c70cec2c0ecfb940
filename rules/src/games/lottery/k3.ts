import type { Numbers } from '../shared/shared-game.ts'
import type { Rng } from '../../base/rng.ts'
import { equallyLikely, sequences } from './cases.ts'
import type { Lottery } from './lottery.ts'
import {
  ascending,
  isOfSide,
  range,
  sameNumbers,
  total,
  wonIf,
  type Pick,
  type PickShape,
  type Play,
} from './play.ts'

const faces = range(1, 6)

const isTriple = (drawn: Numbers): boolean => new Set(drawn).size === 1
const countOf = (drawn: Numbers, face: number | undefined): number =>
  drawn.filter((number) => number === face).length

const straights = [1, 2, 3, 4].map((low) => [low, low + 1, low + 2])
const isStraight = (drawn: Numbers): boolean =>
  straights.some((straight) => sameNumbers(straight, ascending(drawn)))

const play = (
  code: string,
  shape: PickShape,
  row: string | ((pick: Pick) => string),
  wins: (pick: Pick, drawn: Numbers) => boolean,
): Play => ({
  code,
  places: 0,
  shape,
  row: typeof row === 'string' ? () => row : row,
  judge: (pick, drawn) => wonIf(wins(pick, drawn)),
  cases: () => equallyLikely(sequences(faces, 3)),
})

const oneOf = (from: number, to: number): PickShape => ({ kind: 'set', from, to, count: 1 })
const setOf = (count: number): PickShape => ({ kind: 'set', from: 1, to: 6, count })
const side = (...sides: readonly string[]): PickShape => ({ kind: 'side', sides })

/** 3 and 18 are one row, and so on: the sums are symmetrical around 10.5. */
const sumRow = ({ numbers: [sum = 0] }: Pick): string => {
  const low = Math.min(sum, 21 - sum)
  return `和值${low}/${21 - low}`
}

const plays: readonly Play[] = [
  play(
    'size',
    side('big', 'small'),
    '大/小(豹子通杀)',
    (pick, drawn) => !isTriple(drawn) && isOfSide(total(drawn), pick.side, 11),
  ),
  play(
    'parity',
    side('odd', 'even'),
    '单/双(豹子通杀)',
    (pick, drawn) => !isTriple(drawn) && isOfSide(total(drawn), pick.side, 11),
  ),
  play('sum', oneOf(3, 18), sumRow, (pick, drawn) => total(drawn) === pick.numbers[0]),
  play('contains', oneOf(1, 6), '独胆(含a)', (pick, drawn) => countOf(drawn, pick.numbers[0]) > 0),
  play('any-triple', side('any'), '三同号通选', (_, drawn) => isTriple(drawn)),
  play('triple', oneOf(1, 6), '三同号单选', (pick, drawn) => countOf(drawn, pick.numbers[0]) === 3),
  play('any-straight', side('any'), '三连号通选', (_, drawn) => isStraight(drawn)),
  play('three-different', setOf(3), '三不同号(选三)', (pick, drawn) =>
    sameNumbers(ascending(drawn), pick.numbers),
  ),
  play(
    'pair',
    oneOf(1, 6),
    '二同号复选(≥2个a)',
    (pick, drawn) => countOf(drawn, pick.numbers[0]) >= 2,
  ),
  play(
    'pair-single',
    { kind: 'pair-and-single', from: 1, to: 6 },
    '二同号单选(aab)',
    ({ numbers: [pair, single] }, drawn) =>
      countOf(drawn, pair) === 2 && countOf(drawn, single) === 1,
  ),
  play('two-different', setOf(2), '二不同号(含a和b)', (pick, drawn) =>
    pick.numbers.every((face) => drawn.includes(face)),
  ),
]

export const k3: Lottery = {
  code: 'K3',
  version: 1,
  everyMinutes: 1,
  closeSeconds: 5,
  plays,
  draw: (rng: Rng) => [0, 1, 2].map(() => 1 + rng.below(6)),
}
