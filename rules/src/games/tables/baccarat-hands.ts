import { rankOf, type Card } from '../cards/deck.ts'

export interface BaccaratHand {
  readonly cards: readonly Card[]
  readonly total: number
}

export interface BaccaratDeal {
  readonly player: BaccaratHand
  readonly banker: BaccaratHand
  readonly winner: 'player' | 'banker' | 'tie'
}

/** Tens and pictures count nothing. */
const pointsOf = (card: Card): number => (rankOf(card) > 9 ? 0 : rankOf(card))

export const totalOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

const handOf = (cards: readonly Card[]): BaccaratHand => ({ cards, total: totalOf(cards) })

const natural = 8
/** Both sides draw up to this total, the banker only while the player stands. */
const lastDraw = 5

/**
 * Whether the banker draws, for each total of its two cards and each third card of the player.
 * `x` draws, `.` stands; the places of a row are the points 0 to 9 of the player's third card.
 */
const bankerDraws: readonly string[] = [
  'xxxxxxxxxx',
  'xxxxxxxxxx',
  'xxxxxxxxxx',
  'xxxxxxxx.x',
  '..xxxxxx..',
  '....xxxx..',
  '......xx..',
  '..........',
]

/** `third` is the player's third card, undefined where the player stands. */
export const doesBankerDraw = (total: number, third: Card | undefined): boolean =>
  third === undefined ? total <= lastDraw : bankerDraws[total]?.[pointsOf(third)] === 'x'

const winnerOf = (player: number, banker: number): BaccaratDeal['winner'] =>
  player === banker ? 'tie' : player > banker ? 'player' : 'banker'

/**
 * The hands made of cards in the order dealt: player, banker, player, banker, then third cards. Cards that
 * the rules do not ask for are left over.
 */
export const dealHands = (cards: readonly Card[]): BaccaratDeal => {
  const [first, second, third, fourth, ...others] = cards
  if (fourth === undefined) throw new Error('a deal has four cards or more')
  const rest = others.values()
  let [player, banker] = [handOf([first ?? 0, third ?? 0]), handOf([second ?? 0, fourth])]
  const drawTo = ({ cards: held }: BaccaratHand): BaccaratHand => {
    const card = rest.next()
    if (card.done === true) throw new Error('a deal lacks a third card')
    return handOf([...held, card.value])
  }
  if (Math.max(player.total, banker.total) < natural) {
    if (player.total <= lastDraw) player = drawTo(player)
    if (doesBankerDraw(banker.total, player.cards[2])) banker = drawTo(banker)
  }
  return { player, banker, winner: winnerOf(player.total, banker.total) }
}

export const cardCount = ({ player, banker }: BaccaratDeal): number =>
  player.cards.length + banker.cards.length

/** Whether the first two cards are of one rank, and of one suit too. */
export const pairOf = ({ cards }: BaccaratHand): 'none' | 'pair' | 'perfect' => {
  const [first = 0, second = 0] = cards
  if (first === second) return 'perfect'
  return rankOf(first) === rankOf(second) ? 'pair' : 'none'
}
