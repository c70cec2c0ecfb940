import { playDifference, type HedgeSide } from '@xinghe/rules/base/play-fact.ts'
import { betCategory, bookEdgeBp, hedgeSideOf } from '@xinghe/rules/sports/bet-play.ts'
import type { NewPlayFact } from '../../../ledger/counted-play/write-facts.ts'
import type { AcceptedBet, BetVerdict } from './judge-bet.ts'

/** A combination is netted with nothing. */
export const hedgeOf = ({ code, legs: [only] }: AcceptedBet, runners: number): HedgeSide | null =>
  code === 'single' && only !== undefined ? hedgeSideOf(only.leg.matchId, only.leg, runners) : null

/** What each verdict adds to its member's play: the difference to the verdict before. */
export const playFactsOf = (verdicts: readonly BetVerdict[], runners: number): NewPlayFact[] =>
  verdicts.map(({ bet, settled, turnover }) => {
    const before =
      bet.net === null || bet.turnover === null ? null : { turnover: bet.turnover, net: bet.net }
    const after = settled === null ? null : { turnover, net: settled.net }
    return {
      ...playDifference(before, after),
      memberId: bet.memberId,
      category: betCategory(bet.legs.map(({ leg }) => leg)),
      bet: `bet_${bet.id}`,
      edgeBp: bookEdgeBp,
      hedge: hedgeOf(bet, runners),
    }
  })
