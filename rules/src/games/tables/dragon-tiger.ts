import { deckSize, rankOf, suitOf, type Card } from '../cards/deck.ts'
import { deal } from '../fair/deal.ts'
import type { WeightedDraw } from '../lottery/play.ts'
import type { Numbers, Price } from '../shared/shared-game.ts'
import { clockOf } from './clock.ts'
import type { Spot, SpotKey, TableGame } from './table-game.ts'

export interface DragonTigerDeal {
  readonly dragon: Card
  readonly tiger: Card
  readonly winner: 'dragon' | 'tiger' | 'tie'
}

/** The first card is the dragon's. The ace is the lowest. */
export const dealBeasts = ([dragon, tiger]: Numbers): DragonTigerDeal => {
  if (dragon === undefined || tiger === undefined) throw new Error('a deal has two cards')
  const lead = rankOf(dragon) - rankOf(tiger)
  return { dragon, tiger, winner: lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger' }
}

const decks = 8
const [halfBack, nothing]: readonly [Price, Price] = [50, 0]

const payIf = (price: Price, isWon: boolean): Price => (isWon ? price : nothing)

const wonBy =
  (beast: 'dragon' | 'tiger') =>
  ({ winner }: DragonTigerDeal): Price =>
    winner === 'tie' ? halfBack : payIf(200, winner === beast)

const isRed = (card: Card): boolean => suitOf(card) % 2 === 0

const sides = {
  odd: { price: 180, row: '单 0.80 / 双 1.10', has: (card: Card) => rankOf(card) % 2 === 1 },
  even: { price: 210, row: '单 0.80 / 双 1.10', has: (card: Card) => rankOf(card) % 2 === 0 },
  red: { price: 194, row: '红/黑 0.94', has: isRed },
  black: { price: 194, row: '红/黑 0.94', has: (card: Card) => !isRed(card) },
} as const

interface Bet extends Spot {
  readonly pay: (dealt: DragonTigerDeal) => Price
}

const beastSides = (beast: 'dragon' | 'tiger'): Bet[] =>
  Object.entries(sides).map(([pick, { price, row, has }]) => ({
    play: `${beast}-side`,
    pick,
    kind: 'side',
    price,
    row,
    pay: (dealt) => payIf(price, has(dealt[beast])),
  }))

const beastRow = '龙/虎 1:1 和退半'

const bets: readonly Bet[] = [
  { play: 'dragon', pick: '', kind: 'main', price: 200, row: beastRow, pay: wonBy('dragon') },
  { play: 'tiger', pick: '', kind: 'main', price: 200, row: beastRow, pay: wonBy('tiger') },
  {
    play: 'tie',
    pick: '',
    kind: 'main',
    price: 1300,
    row: '和 12:1',
    pay: ({ winner }) => payIf(1300, winner === 'tie'),
  },
  {
    play: 'suited-tie',
    pick: '',
    kind: 'side',
    price: 5600,
    row: '同花和 55:1',
    // One rank and one suit: another copy of the same card.
    pay: ({ dragon, tiger }) => payIf(5600, dragon === tiger),
  },
  ...beastSides('dragon'),
  ...beastSides('tiger'),
]

const betOf = ({ play, pick }: SpotKey): Bet => {
  const bet = bets.find((some) => some.play === play && some.pick === pick)
  if (bet === undefined) throw new Error(`dragon-tiger has no bet ${play} ${pick}`)
  return bet
}

const deck = Array.from({ length: deckSize }, (_, card) => card)

/** Every pair of cards from eight decks. */
const cases: readonly WeightedDraw[] = deck.flatMap((dragon) =>
  deck.map((tiger) => ({
    numbers: [dragon, tiger],
    weight: BigInt(decks * (dragon === tiger ? decks - 1 : decks)),
  })),
)

/** One card each from eight fresh decks. */
export const dragonTiger: TableGame = {
  code: 'DT1',
  version: 1,
  ...clockOf(15, 24),
  spots: bets.map(({ play, pick, kind, price, row }) => ({ play, pick, kind, price, row })),
  draws: 'cards',
  draw: (rng) => deal(2, decks * deckSize, rng).map((card) => card % deckSize),
  pay: (spot, numbers) => betOf(spot).pay(dealBeasts(numbers)),
  cases: () => cases,
}
