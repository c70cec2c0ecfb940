import { describe, expect, it } from 'vitest'
import type { Rng } from '../../base/rng.ts'
import { seededRng } from '../../base/rng.ts'
import { suitName, rankName } from '../cards/deck.ts'
import { pairCases, totalCases } from './baccarat-cases.ts'
import { cardCount, dealHands, doesBankerDraw, pairOf } from './baccarat-hands.ts'
import { spotOf, tableOf } from './tables.ts'
import type { TableCode } from './table-game.ts'

/** Cards by points, the suits in turn so that none is a copy of another: 0 stands for a king. */
const cards = (...points: number[]): number[] =>
  points.map((value, at) => (at % 4) * 13 + (value === 0 ? 12 : value - 1))

const totals = (...points: number[]) => {
  const { player, banker, winner } = dealHands(cards(...points))
  return [player.total, banker.total, winner, player.cards.length + banker.cards.length]
}

describe('the third card', () => {
  // The printed rule of the game, by the total of the banker's two cards.
  const drawsAgainst: Readonly<Record<number, readonly number[]>> = {
    0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
    7: [],
  }
  const points = Array.from({ length: 10 }, (_, value) => value)
  const grid = Object.keys(drawsAgainst).flatMap((total) =>
    points.map((third) => [Number(total), third] as const),
  )

  it.each(grid)('of the banker with %i, after a player’s third %i', (total, third) => {
    const draws = drawsAgainst[total]?.includes(third) ?? false
    expect(doesBankerDraw(total, cards(third)[0])).toBe(draws)
    // Player 0 + 0 draws; banker `total` + 0; a sixth card is there if it is asked for.
    expect(cardCount(dealHands(cards(0, total, 0, 0, third, 1)))).toBe(draws ? 6 : 5)
  })

  it('is for every rank of the player’s third card what its points say', () => {
    for (let rank = 0; rank < 13; rank += 1)
      for (let total = 0; total < 8; total += 1)
        expect(doesBankerDraw(total, rank)).toBe(
          drawsAgainst[total]?.includes(rank > 8 ? 0 : rank + 1),
        )
  })

  it.each(points)('of the player with %i, against a banker of 7', (total) => {
    const expected = total <= 5 ? 5 : 4
    expect(cardCount(dealHands(cards(total, 7, 0, 0, 1, 1)))).toBe(expected)
  })

  it.each(points)('of the banker with %i, when the player stands on 6 or 7', (total) => {
    for (const stands of [6, 7])
      expect(cardCount(dealHands(cards(stands, total, 0, 0, 1, 1)))).toBe(total <= 5 ? 5 : 4)
  })

  it.each([8, 9])('is not dealt to anyone at a natural %i', (natural) => {
    for (const other of points) {
      expect(cardCount(dealHands(cards(natural, other, 0, 0, 1, 1)))).toBe(4)
      expect(cardCount(dealHands(cards(other, natural, 0, 0, 1, 1)))).toBe(4)
    }
  })

  it('lacks: a deal that is cut short is refused', () => {
    expect(() => dealHands(cards(0, 0, 0, 0))).toThrow('lacks a third card')
    expect(() => dealHands(cards(0, 0, 0))).toThrow('four cards')
  })
})

it('deals player, banker, player, banker, then the third cards', () => {
  expect(totals(4, 3, 0, 0, 3, 2)).toEqual([7, 5, 'player', 6])
  expect(totals(7, 5, 0, 0, 4)).toEqual([7, 9, 'banker', 5])
  expect(totals(2, 7, 3, 0, 2)).toEqual([7, 7, 'tie', 5])
  expect(totals(9, 8, 0, 0)).toEqual([9, 8, 'player', 4])
})

it('keeps the cards that were turned, and no more', () => {
  const rng = seededRng(5)
  const lengths = new Set<number>()
  for (let round = 0; round < 300; round += 1) {
    const numbers = tableOf('BA1').draw(rng)
    lengths.add(numbers.length)
    expect(cardCount(dealHands(numbers))).toBe(numbers.length)
    expect(numbers.every((card) => card >= 0 && card < 52)).toBe(true)
  }
  expect([...lengths].toSorted()).toEqual([4, 5, 6])
})

it('deals six cards of the eight decks, each copy kept as its card', () => {
  const bounds: number[] = []
  const last: Rng = {
    below(bound) {
      bounds.push(bound)
      return bound - 1
    },
  }
  // Card 415 of the eight decks is a king of spades; each card drawn is replaced by the last one of the rest.
  const numbers = tableOf('BA1').draw(last)
  expect(bounds).toEqual([416, 415, 414, 413, 412, 411])
  expect(`${suitName(numbers[0] ?? 0)}${rankName(numbers[0] ?? 0)}`).toBe('♠K')
})

const pays = (code: TableCode, play: string, numbers: readonly number[]): number =>
  tableOf(code).pay({ play, pick: '' }, numbers)

describe('what is paid for a yuan', () => {
  it('at a tie is the stake for both sides', () => {
    const tie = cards(2, 7, 3, 0, 2)
    expect(['banker', 'player', 'tie'].map((play) => pays('BA1', play, tie))).toEqual([
      100, 100, 1000,
    ])
    expect(pays('BA2', 'banker', tie)).toBe(100)
  })

  it('for the banker is less its commission, without one half at six', () => {
    const [six, nine] = [cards(7, 5, 0, 0, 1), cards(7, 5, 0, 0, 4)]
    expect(dealHands(six).winner).toBe('player')
    const winsWithSix = cards(5, 6, 0, 0, 0)
    expect(dealHands(winsWithSix)).toMatchObject({ winner: 'banker', banker: { total: 6 } })
    expect(pays('BA1', 'banker', winsWithSix)).toBe(195)
    expect(pays('BA2', 'banker', winsWithSix)).toBe(150)
    expect(pays('BA3', 'banker', nine)).toBe(195)
    expect(pays('BA2', 'banker', nine)).toBe(200)
    expect(pays('BA2', 'player', nine)).toBe(0)
  })

  it('for the lucky six depends on the banker’s cards', () => {
    expect(pays('BA1', 'lucky-six', cards(5, 6, 0, 0, 0))).toBe(1500)
    const three = cards(0, 0, 0, 3, 4, 3)
    expect(dealHands(three)).toMatchObject({ winner: 'banker', banker: { total: 6 } })
    expect(pays('BA1', 'lucky-six', three)).toBe(2300)
    // A six that loses or ties is none.
    expect(pays('BA1', 'lucky-six', cards(7, 6, 0, 0))).toBe(0)
    expect(pays('BA1', 'lucky-six', cards(6, 6, 0, 0))).toBe(0)
  })

  it('for pairs looks at the first two cards of a hand', () => {
    const [kingOfDiamonds, kingOfClubs, nine, eight] = [12, 25, 8, 7]
    const playerPair = [kingOfDiamonds, nine, kingOfClubs, eight, 3]
    expect(dealHands(playerPair).player.total).toBe(4)
    const told = (numbers: readonly number[]) =>
      ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair'].map((play) =>
        pays('BA1', play, numbers),
      )
    expect(told(playerPair)).toEqual([1300, 0, 650, 0])
    expect(told([nine, kingOfDiamonds, 12 + 26, kingOfDiamonds])).toEqual([0, 1300, 650, 2600])
    expect(told([eight, nine, eight, nine, 3, 4])).toEqual([1300, 1300, 650, 20_100])
    // A picture and a ten are worth the same and make no pair.
    expect(told([kingOfDiamonds, nine, 11, eight, 3])).toEqual([0, 0, 0, 0])
  })

  it('for big and small counts the cards', () => {
    expect([154, 0]).toEqual(
      ['big', 'small'].map((play) => pays('BA1', play, cards(7, 5, 0, 0, 4))),
    )
    expect([0, 250]).toEqual(['big', 'small'].map((play) => pays('BA1', play, cards(9, 8, 0, 0))))
  })
})

it('is asked about no bet that it does not have', () => {
  expect(spotOf(tableOf('BA1'), 'dragon', '')).toBeUndefined()
  expect(() => pays('BA1', 'dragon', cards(9, 8, 0, 0))).toThrow('no bet')
})

it('counts all deals of six cards, alike to a bet where their kind is', () => {
  const kindOf = (numbers: readonly number[]) => {
    const { player, banker } = dealHands(numbers)
    return [player, banker].map(({ cards: held, total }) => `${total} ${held.length}`).join()
  }
  const pairsOf = (numbers: readonly number[]) => {
    const { player, banker } = dealHands(numbers)
    return `${pairOf(player)} ${pairOf(banker)}`
  }
  const [byTotals, byPairs] = [totalCases(), pairCases()]
  const all = (cases: typeof byTotals) => cases.reduce((sum, { weight }) => sum + weight, 0n)
  expect(all(byTotals)).toBe(416n * 415n * 414n * 413n * 412n * 411n)
  expect(all(byPairs)).toBe(415n * 414n * 413n)
  const rng = seededRng(20_261_117)
  for (let round = 0; round < 2_000; round += 1) {
    const numbers = tableOf('BA2').draw(rng)
    const likeTotals = byTotals.find((some) => kindOf(some.numbers) === kindOf(numbers))
    const likePairs = byPairs.find((some) => pairsOf(some.numbers) === pairsOf(numbers))
    for (const { play } of tableOf('BA2').spots) {
      const like = play.includes('pair') ? likePairs : likeTotals
      expect(pays('BA2', play, numbers)).toBe(pays('BA2', play, like?.numbers ?? []))
    }
  }
})
