import type { Fen } from '@xinghe/rules/base/money.ts'
import type { SoloGame } from '@xinghe/rules/games/solo-game.ts'
import type { Fraction } from '@xinghe/rules/base/fraction.ts'
import { vi } from 'vitest'
import type { CardPlay, CardRound } from '../play/card-play.ts'

const stakes = [200n, 1000n, 2000n]

const times = (stake: Fen, { top, bottom }: Fraction): Fen => (stake * top) / bottom

/** A round of the rules as the server would tell it, at a stake of 10 yuan. */
export const roundOf = <State, View>(
  game: Pick<SoloGame<never, State, never, View>, 'risk' | 'payout' | 'view'>,
  state: State,
): CardRound<View> => {
  const paid = game.payout(state)
  return {
    ticket: 'XG1',
    stake: 1000n,
    risk: times(1000n, game.risk(state)),
    payout: paid === null ? null : times(1000n, paid),
    view: game.view(state),
  }
}

export const fakePlay = <View, Choice, Action extends string>(
  over: Partial<CardPlay<View, Choice, Action>> = {},
) => ({
  stakes,
  round: null,
  resumed: false,
  loading: false,
  stakeable: 100_000n,
  waitSeconds: 0,
  busy: false,
  fault: '',
  limited: false,
  closed: '',
  askAgain: null,
  drop: vi.fn<() => void>(),
  deal: vi.fn<CardPlay<View, Choice, Action>['deal']>(),
  act: vi.fn<CardPlay<View, Choice, Action>['act']>(),
  onRevealed: vi.fn<() => void>(),
  ...over,
})
