import type { WantedPick } from '@xinghe/contract/sports-pick.ts'
import type { Fen } from '@xinghe/rules/base/money.ts'
import { hkPrice } from '@xinghe/rules/base/odds.ts'
import type { WantedBet } from '../src/features/sports/orders/order.ts'

/** Home giving half a goal at 0.98, as the plain match offers it. */
export const handicap = (matchId: string, more: Partial<WantedPick> = {}): WantedPick => ({
  matchId,
  marketId: `${matchId}.R.-2.`,
  play: 'R',
  side: 'H',
  line: -2,
  goalNumber: null,
  hk: hkPrice(98),
  live: null,
  ...more,
})

const nilNil = { score: { home: 0, away: 0 }, redCards: { home: 0, away: 0 } }

/** The same pick of a running match. */
export const inPlay = (matchId: string, more: Partial<WantedPick> = {}): WantedPick =>
  handicap(matchId, { marketId: `${matchId}.RE.-2.`, play: 'RE', live: nilNil, ...more })

export const single = (pick: WantedPick, stake: Fen = 1_000n): WantedBet => ({
  code: 'single',
  stake,
  picks: [pick],
})

/** The next goal of a running match, at 1.20. */
export const nextGoal = (matchId: string): WantedPick =>
  inPlay(matchId, {
    marketId: `${matchId}.NG..1`,
    play: 'NG',
    line: null,
    goalNumber: 1,
    hk: hkPrice(120),
  })
