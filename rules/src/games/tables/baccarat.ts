import { deckSize } from '../cards/deck.ts'
import { deal } from '../fair/deal.ts'
import type { WeightedDraw } from '../lottery/play.ts'
import type { Price } from '../shared/shared-game.ts'
import { mostCards, pairCases, shoeCards, totalCases } from './baccarat-cases.ts'
import { cardCount, dealHands, pairOf, type BaccaratDeal } from './baccarat-hands.ts'
import { clockOf } from './clock.ts'
import type { Spot, TableCode, TableGame } from './table-game.ts'

interface Play extends Omit<Spot, 'play' | 'pick'> {
  readonly pay: (dealt: BaccaratDeal) => Price
  readonly cases: () => readonly WeightedDraw[]
}

const [stakeBack, nothing]: readonly [Price, Price] = [100, 0]
const luckyTotal = 6

const wonBy = (side: 'player' | 'banker', price: Price, dealt: BaccaratDeal): Price => {
  if (dealt.winner === 'tie') return stakeBack
  return dealt.winner === side ? price : nothing
}

const payIf = (price: Price, isWon: boolean): Price => (isWon ? price : nothing)

const hasPair = (hand: BaccaratDeal['player']): boolean => pairOf(hand) !== 'none'

const isLuckySix = ({ winner, banker }: BaccaratDeal): boolean =>
  winner === 'banker' && banker.total === luckyTotal

/** The banker with 5 % commission. */
const banker: Play = {
  kind: 'main',
  price: 195,
  row: '庄 0.95:1',
  pay: (dealt) => wonBy('banker', 195, dealt),
  cases: totalCases,
}

/** Without commission; a win with six pays half. */
const bankerFree: Play = {
  kind: 'main',
  price: 200,
  row: '免佣庄 (6点赢半)',
  pay: (dealt) => wonBy('banker', isLuckySix(dealt) ? 150 : 200, dealt),
  cases: totalCases,
}

const others = {
  player: {
    kind: 'main',
    price: 200,
    row: '闲 1:1',
    pay: (dealt) => wonBy('player', 200, dealt),
    cases: totalCases,
  },
  tie: {
    kind: 'main',
    price: 1000,
    row: '和 9:1',
    pay: ({ winner }) => payIf(1000, winner === 'tie'),
    cases: totalCases,
  },
  'banker-pair': {
    kind: 'side',
    price: 1300,
    row: '庄对/闲对 12:1',
    pay: ({ banker: hand }) => payIf(1300, hasPair(hand)),
    cases: pairCases,
  },
  'player-pair': {
    kind: 'side',
    price: 1300,
    row: '庄对/闲对 12:1',
    pay: ({ player: hand }) => payIf(1300, hasPair(hand)),
    cases: pairCases,
  },
  'either-pair': {
    kind: 'side',
    price: 650,
    row: '任意对子 5.5:1',
    pay: (dealt) => payIf(650, hasPair(dealt.player) || hasPair(dealt.banker)),
    cases: pairCases,
  },
  'perfect-pair': {
    kind: 'side',
    price: 20_100,
    row: '完美对子 25:1 双 200:1',
    pay: (dealt) => {
      const pairs = [dealt.player, dealt.banker].filter((hand) => pairOf(hand) === 'perfect')
      return [nothing, 2600, 20_100][pairs.length] ?? nothing
    },
    cases: pairCases,
  },
  'lucky-six': {
    kind: 'side',
    price: 2300,
    row: '幸运六 14/22',
    pay: (dealt) => payIf(dealt.banker.cards.length === 2 ? 1500 : 2300, isLuckySix(dealt)),
    cases: totalCases,
  },
  big: {
    kind: 'side',
    price: 154,
    row: '大 0.54:1',
    pay: (dealt) => payIf(154, cardCount(dealt) > 4),
    cases: totalCases,
  },
  small: {
    kind: 'side',
    price: 250,
    row: '小 1.5:1',
    pay: (dealt) => payIf(250, cardCount(dealt) === 4),
    cases: totalCases,
  },
} as const satisfies Record<string, Play>

/** Fresh cards each round: no round tells anything about the next. */
const baccarat = (
  code: TableCode,
  clock: ReturnType<typeof clockOf>,
  bankerPlay: Play,
): TableGame => {
  const plays = new Map<string, Play>(Object.entries({ banker: bankerPlay, ...others }))
  const playOf = (name: string): Play => {
    const play = plays.get(name)
    if (play === undefined) throw new Error(`baccarat has no bet ${name}`)
    return play
  }
  return {
    code,
    version: 1,
    ...clock,
    spots: Array.from(plays, ([play, { kind, price, row }]) => ({
      play,
      pick: '',
      kind,
      price,
      row,
    })),
    draws: 'cards',
    // Six cards are laid ready; the rules may leave one or two of them.
    draw(rng) {
      const cards = deal(mostCards, shoeCards, rng).map((card) => card % deckSize)
      return cards.slice(0, cardCount(dealHands(cards)))
    },
    pay: ({ play }, numbers) => playOf(play).pay(dealHands(numbers)),
    cases: ({ play }) => playOf(play).cases(),
  }
}

export const classicBaccarat = baccarat('BA1', clockOf(20, 36), banker)
export const freeBaccarat = baccarat('BA2', clockOf(20, 36), bankerFree)
export const speedBaccarat = baccarat('BA3', clockOf(12, 24), banker)
