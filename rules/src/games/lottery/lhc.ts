import type { Numbers } from '../shared/shared-game.ts'
import type { Rng } from '../../base/rng.ts'
import { deal } from '../fair/deal.ts'
import { ballAt, hitsAmong, totals } from './lhc-cases.ts'
import type { Lottery } from './lottery.ts'
import {
  at,
  fourSides,
  isOfSide,
  range,
  total,
  wonIf,
  type Animal,
  type Pick,
  type PickShape,
  type Play,
  type Verdict,
} from './play.ts'
import { waveOf, waves } from './wave.ts'
import { animals, numbersOfAnimal } from './zodiac.ts'

const balls = range(1, 49)
const specialPosition = 6
const normalCount = 6

const ball = (count: number): PickShape => ({ kind: 'set', from: 1, to: 49, count })
const side = (...sides: readonly string[]): PickShape => ({ kind: 'side', sides })
const tail: PickShape = { kind: 'set', from: 0, to: 9, count: 1 }

const special = (drawn: Numbers): number => at(drawn, specialPosition)
const normals = (drawn: Numbers): Numbers => drawn.slice(0, normalCount)
const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10)

/** 49 is neither big nor small, odd nor even: these bets are pushed. */
const judgeSpecialSide = ({ side: chosen }: Pick, number: number): Verdict => {
  if (number === 49) return 'push'
  return chosen.startsWith('digits-')
    ? wonIf(isOfSide(digitSum(number), chosen.slice('digits-'.length), 7))
    : wonIf(isOfSide(number, chosen, 25))
}

const animalNumbers = (pick: Pick, yearAnimal: Animal): Numbers =>
  numbersOfAnimal(
    animals.findIndex((animal) => animal === pick.side),
    yearAnimal,
  )
const tailNumbers = ({ numbers: [digit] }: Pick): Numbers =>
  balls.filter((number) => number % 10 === digit)

type SetOf = (pick: Pick, yearAnimal: Animal) => Numbers
type Row = (pick: Pick, yearAnimal: Animal) => string

/** Won when the special number is one of a set. */
const onSpecial = (code: string, shape: PickShape, row: Row, setOf: SetOf): Play => ({
  code,
  places: 0,
  shape,
  row,
  judge: (pick, drawn, yearAnimal) => wonIf(setOf(pick, yearAnimal).includes(special(drawn))),
  cases: () => ballAt(specialPosition),
})

/** Won by so many hits of a set among the first six, or all seven, balls. */
const onHits = (
  code: string,
  shape: PickShape,
  row: Row,
  { setOf, drawn: count, wins }: { setOf: SetOf; drawn: 6 | 7; wins: (hits: number) => boolean },
): Play => ({
  code,
  places: 0,
  shape,
  row,
  judge(pick, drawn, yearAnimal) {
    const set = setOf(pick, yearAnimal)
    return wonIf(wins(drawn.slice(0, count).filter((number) => set.includes(number)).length))
  },
  cases: (pick, yearAnimal) => hitsAmong(setOf(pick, yearAnimal), count),
})

const chosen: SetOf = ({ numbers }) => numbers
const rowBySize =
  (five: string, four: string, setOf: SetOf): Row =>
  (pick, yearAnimal) =>
    setOf(pick, yearAnimal).length === 5 ? five : four

const allOf = (code: string, count: number, row: string): Play =>
  onHits(code, ball(count), () => row, {
    setOf: chosen,
    drawn: 6,
    wins: (hits) => hits === count,
  })
const noneOf = (code: string, count: number, row: string): Play =>
  onHits(code, ball(count), () => row, { setOf: chosen, drawn: 7, wins: (hits) => hits === 0 })
const anyHit = (hits: number): boolean => hits > 0

const totalRows: Readonly<Record<string, string>> = {
  big: '总和大(≥175)',
  small: '总和小',
  odd: '总和单',
  even: '总和双',
}

const plays: readonly Play[] = [
  onSpecial('special', ball(1), () => '特码', chosen),
  {
    code: 'special-side',
    places: 0,
    shape: side(...fourSides, ...fourSides.map((name) => `digits-${name}`)),
    row: () => '特码 大/小/单/双/合大/合小/合单/合双(49和)',
    judge: (pick, drawn) => judgeSpecialSide(pick, special(drawn)),
    cases: () => ballAt(specialPosition),
  },
  onSpecial(
    'wave',
    side(...waves),
    (pick) => (pick.side === 'red' ? '红波' : '蓝波/绿波'),
    (pick) => balls.filter((number) => waveOf(number) === pick.side),
  ),
  onSpecial(
    'special-zodiac',
    side(...animals),
    rowBySize('特肖(5个号 本命年)', '特肖(4个号)', animalNumbers),
    animalNumbers,
  ),
  onSpecial(
    'special-tail',
    tail,
    rowBySize('特尾1-9(5个号)', '特尾0(4个号)', tailNumbers),
    tailNumbers,
  ),
  onHits('normal', ball(1), () => '正码(6个任一)', { setOf: chosen, drawn: 6, wins: anyHit }),
  {
    code: 'normal-place',
    places: normalCount,
    shape: ball(1),
    row: () => '正码特(第n球)',
    judge: (pick, drawn) => wonIf(at(normals(drawn), pick.place - 1) === pick.numbers[0]),
    cases: (pick) => ballAt(pick.place - 1),
  },
  onHits(
    'any-zodiac',
    side(...animals),
    rowBySize('平特一肖(5个号)', '平特一肖(4个号)', animalNumbers),
    { setOf: animalNumbers, drawn: 7, wins: anyHit },
  ),
  onHits('any-tail', tail, rowBySize('平特尾1-9', '平特尾0', tailNumbers), {
    setOf: tailNumbers,
    drawn: 7,
    wins: anyHit,
  }),
  {
    code: 'total-side',
    places: 0,
    shape: side(...fourSides),
    row: (pick) => totalRows[pick.side] ?? '',
    judge: (pick, drawn) => wonIf(isOfSide(total(drawn), pick.side, 175)),
    cases: totals,
  },
  allOf('two-all', 2, '二全中'),
  allOf('three-all', 3, '三全中'),
  allOf('four-all', 4, '四全中'),
  noneOf('five-none', 5, '五不中'),
  noneOf('ten-none', 10, '十不中'),
]

export const lhc: Lottery = {
  code: 'LHC',
  version: 1,
  everyMinutes: 5,
  closeSeconds: 15,
  plays,
  draw: (rng: Rng) => deal(7, balls.length, rng).map((index) => index + 1),
}
