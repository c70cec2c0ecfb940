import { no } from '../../../base/result.ts'
import { deal } from '../../fair/deal.ts'
import type { SoloGame } from '../../solo-game.ts'
import { deckSize, type Card } from '../deck.ts'
import { afterCommission, partsFraction, wholeStake, type StakeParts } from '../stake-parts.ts'
import { bullPlaces, classOf, compareHands, multiplierOf, type ClassIndex } from './hand-class.ts'

export const niuniuModes = ['flat', 'multiplied'] as const
export type NiuniuMode = (typeof niuniuModes)[number]

/** Simulated seats beside the member; they are dealt last and change no return. */
export const mostOthers = 4

export interface NiuniuChoice {
  readonly mode: NiuniuMode
  readonly others: number
}

export interface NiuniuState {
  readonly mode: NiuniuMode
  readonly member: readonly Card[]
  readonly dealer: readonly Card[]
  readonly others: readonly (readonly Card[])[]
}

export interface NiuniuHandView {
  readonly cards: readonly Card[]
  readonly class: ClassIndex
  readonly bull: readonly number[]
}

export interface NiuniuView {
  readonly mode: NiuniuMode
  readonly member: NiuniuHandView
  readonly dealer: NiuniuHandView
  readonly others: readonly NiuniuHandView[]
  readonly won: boolean
  readonly multiplier: number
  readonly staked: StakeParts
  readonly paid: StakeParts
  /** The deal ends the round: there is nothing to choose. */
  readonly allowed: readonly never[]
}

/** The most that 翻倍 can take, so much is held. */
const heldStakes = 5

const heldIn = (mode: NiuniuMode): StakeParts => (mode === 'flat' ? 1 : heldStakes) * wholeStake

const settled = ({ mode, member, dealer }: NiuniuState) => {
  const won = compareHands(member, dealer) > 0
  const multiplier = mode === 'flat' ? 1 : multiplierOf(classOf(won ? member : dealer))
  const moved = multiplier * wholeStake
  const held = heldIn(mode)
  return { won, multiplier, staked: held, paid: won ? held + afterCommission(moved) : held - moved }
}

const handView = (cards: readonly Card[]): NiuniuHandView => ({
  cards,
  class: classOf(cards),
  bull: bullPlaces(cards),
})

/**
 * 牛牛 against the house as dealer. Five cards each, in the order member, dealer, simulated seats. The
 * round is over with the deal. Whole yuan as stake keep 95 % of a winning whole.
 */
export const niuniu: SoloGame<NiuniuChoice, NiuniuState, never, NiuniuView> = {
  code: 'NN',
  version: 1,
  maxRisk: partsFraction(heldStakes * wholeStake),
  maxPayout: partsFraction(heldStakes * wholeStake + afterCommission(heldStakes * wholeStake)),
  openingRisk: ({ mode }) => partsFraction(heldIn(mode)),

  begin({ mode, others }, rng) {
    const cards = deal(5 * (2 + others), deckSize, rng)
    const hand = (place: number): readonly Card[] => cards.slice(5 * place, 5 * place + 5)
    return {
      mode,
      member: hand(0),
      dealer: hand(1),
      others: Array.from({ length: others }, (_, seat) => hand(2 + seat)),
    }
  },

  act: () => no('action-not-allowed'),
  risk: ({ mode }) => partsFraction(heldIn(mode)),
  payout: (state) => partsFraction(settled(state).paid),

  view: (state) => ({
    mode: state.mode,
    member: handView(state.member),
    dealer: handView(state.dealer),
    others: state.others.map(handView),
    ...settled(state),
    allowed: [],
  }),

  timeoutAction() {
    throw new Error('a round of niuniu is over with its deal')
  },
}
