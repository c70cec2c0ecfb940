import { describe, expect, it } from 'vitest'
import { readReturns } from '../../../vectors/read-returns.ts'
import { seededRng } from '../../base/rng.ts'
import { returnOf, returns } from './returns.ts'
import { colourOf, roulettePlaces } from './roulette-layout.ts'
import { pocketAngle, wheelOrder } from './roulette-wheel.ts'
import { isTableCode, tableCodes, type SpotKey } from './table-game.ts'
import { spotOf, tableOf } from './tables.ts'

const asked = readReturns()

it('knows its tables and their spots', () => {
  expect(tableCodes.every(isTableCode)).toBe(true)
  expect(isTableCode('K3')).toBe(false)
  expect(spotOf(tableOf('BA1'), 'banker', '')).toMatchObject({ kind: 'main', price: 195 })
  expect(spotOf(tableOf('RL1'), 'split', '17-18')).toMatchObject({ price: 1800 })
  expect(spotOf(tableOf('RL1'), 'split', '17-19')).toBeUndefined()
})

it.each([
  ['BA1', 20, 36],
  ['BA2', 20, 36],
  ['BA3', 12, 24],
  ['DT1', 15, 24],
  ['RL1', 25, 40],
] as const)('%s takes bets for %i of %i seconds and draws a second later', (code, bet, every) => {
  const { betSeconds, drawSeconds, everySeconds } = tableOf(code)
  expect([betSeconds, drawSeconds, everySeconds]).toEqual([bet, bet + 1, every])
  expect(86_400 % every).toBe(0)
})

describe('the return', () => {
  it.each(returns())('of $game $bet is the exact fraction', ({ game, bet, value }) => {
    const row = asked.find((some) => some.game === game && some.bet === bet)
    expect(value).toEqual(row?.value)
  })

  it('is counted for all sixteen rows of the tables', () => {
    const games = new Set(['baccarat', 'dragon-tiger', 'roulette'])
    expect(returns()).toHaveLength(asked.filter(({ game }) => games.has(game)).length)
    expect(returns()).toHaveLength(16)
  })

  it.each(tableCodes)(
    'is one for all spots of a row of %s, and no spot pays above its price',
    (code) => {
      const table = tableOf(code)
      const values = new Map(
        returns()
          .filter(({ codes }) => codes?.includes(code))
          .map(({ bet, value }) => [bet, value]),
      )
      for (const spot of table.spots) {
        expect(returnOf(table, spot)).toEqual(values.get(spot.row))
        const paid = Array.from(table.cases(spot), ({ numbers }) => table.pay(spot, numbers))
        expect(Math.max(...paid)).toBe(spot.price)
      }
    },
  )
})

it.each(tableCodes)('%s: every spot wins as often as its return says', (code) => {
  const table = tableOf(code)
  const rng = seededRng(20_261_117)
  const draws = Array.from({ length: 6_000 }, () => table.draw(rng))
  for (const spot of table.spots) {
    const cases = [...table.cases(spot)]
    const all = Number(cases.reduce((sum, { weight }) => sum + weight, 0n))
    const isWin = (numbers: readonly number[]) => table.pay(spot, numbers) > 100
    const won = cases.filter(({ numbers }) => isWin(numbers))
    const p = Number(won.reduce((sum, { weight }) => sum + weight, 0n)) / all
    const hits = draws.filter(isWin).length
    expect(hits).toBeGreaterThan(0)
    expect(Math.abs(hits - p * draws.length) / Math.sqrt(draws.length * p * (1 - p))).toBeLessThan(
      4.5,
    )
  }
})

const payOf = (code: 'DT1' | 'RL1', spot: string, ...numbers: number[]): number => {
  const [play = '', pick = ''] = spot.split(' ')
  return tableOf(code).pay({ play, pick }, numbers)
}

describe('dragon-tiger', () => {
  const [ace, king, kingOfClubs, seven] = [0, 12, 25, 6]

  it('goes to the higher card, and a tie returns half', () => {
    expect([payOf('DT1', 'dragon', king, ace), payOf('DT1', 'tiger', king, ace)]).toEqual([200, 0])
    expect([payOf('DT1', 'dragon', ace, seven), payOf('DT1', 'tiger', ace, seven)]).toEqual([
      0, 200,
    ])
    for (const beast of ['dragon', 'tiger']) {
      expect(payOf('DT1', beast, king, kingOfClubs)).toBe(50)
      expect(payOf('DT1', beast, king, king)).toBe(50)
    }
  })

  it('pays a tie by rank and a suited tie by suit too', () => {
    expect(payOf('DT1', 'tie', king, kingOfClubs)).toBe(1300)
    expect(payOf('DT1', 'suited-tie', king, kingOfClubs)).toBe(0)
    expect(payOf('DT1', 'suited-tie', king, king)).toBe(5600)
    expect(payOf('DT1', 'tie', king, ace)).toBe(0)
  })

  it('pays odd, even, red and black of each card', () => {
    const told = (beast: string) =>
      ['odd', 'even', 'red', 'black'].map((side) =>
        payOf('DT1', `${beast}-side ${side}`, kingOfClubs, 1),
      )
    expect(told('dragon')).toEqual([180, 0, 0, 194])
    expect(told('tiger')).toEqual([0, 210, 194, 0])
  })

  it('refuses what is not on the table', () => {
    expect(() => payOf('DT1', 'banker', king, ace)).toThrow('no bet')
    expect(() => payOf('DT1', 'dragon', king)).toThrow('two cards')
  })
})

describe('roulette', () => {
  const countOf = (play: string) => roulettePlaces.filter((place) => place.play === play).length

  it('has every place of the cloth once', () => {
    const counts = Object.fromEntries(roulettePlaces.map(({ play }) => [play, countOf(play)]))
    expect(counts).toEqual({
      straight: 37,
      split: 60,
      street: 12,
      trio: 2,
      corner: 22,
      'first-four': 1,
      'six-line': 11,
      dozen: 3,
      column: 3,
      colour: 2,
      parity: 2,
      size: 2,
    })
    const keys = ({ play, pick }: SpotKey) => `${play} ${pick}`
    expect(new Set(roulettePlaces.map(keys)).size).toBe(roulettePlaces.length)
  })

  it('covers numbers that lie beside each other on the cloth', () => {
    const columnOf = (number: number) => (number - 1) % 3
    const rowOf = (number: number) => Math.floor((number - 1) / 3)
    for (const { play, covers } of roulettePlaces) {
      if (!['split', 'corner', 'street', 'six-line'].includes(play) || covers.includes(0)) continue
      const rows = covers.map(rowOf)
      const columns = covers.map(columnOf)
      const height = Math.max(...rows) - Math.min(...rows) + 1
      const width = Math.max(...columns) - Math.min(...columns) + 1
      expect(height * width, covers.join()).toBe(covers.length)
    }
  })

  it.each([
    ['straight 17', 17, 3600],
    ['straight 0', 0, 3600],
    ['split 0-2', 2, 1800],
    ['split 0-2', 3, 0],
    ['trio 0-2-3', 0, 1200],
    ['street 34-35-36', 36, 1200],
    ['corner 32-33-35-36', 32, 900],
    ['first-four 0-1-2-3', 0, 900],
    ['six-line 31-32-33-34-35-36', 31, 600],
    ['dozen 2', 13, 300],
    ['dozen 2', 25, 0],
    ['column 3', 36, 300],
    ['column 1', 34, 300],
    ['colour red', 32, 200],
    ['colour black', 17, 200],
    ['parity even', 0, 0],
    ['parity odd', 19, 200],
    ['size small', 0, 0],
    ['size small', 18, 200],
    ['size big', 19, 200],
  ])('%s at %i pays %i', (spot, number, pays) => {
    expect(payOf('RL1', spot, number)).toBe(pays)
  })

  it('refuses what is not on the cloth', () => {
    expect(() => payOf('RL1', 'split 1-5', 1)).toThrow('no bet')
  })

  it('has every number once on the wheel, red and black in turn', () => {
    expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
    wheelOrder.slice(1).forEach((number, at) => {
      expect(colourOf(number), `${number}`).toBe(at % 2 === 0 ? 'red' : 'black')
    })
  })

  it('measures the angle of a pocket clockwise from zero', () => {
    expect(pocketAngle(0)).toBe(0)
    expect(pocketAngle(32)).toBeCloseTo(360 / 37, 9)
    expect(pocketAngle(26)).toBeCloseTo((360 * 36) / 37, 9)
    expect(() => pocketAngle(37)).toThrow('no 37')
  })
})
