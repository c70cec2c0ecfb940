import { fraction, one, plus, type Fraction } from '../../../base/fraction.ts'
import type { ReturnRow } from '../../returns.ts'
import { wholeStake } from '../stake-parts.ts'
import { callFrom } from './hand-rank.ts'
import { opponentCounts, type OpponentCounts } from './hand-pairs.ts'
import { paidAgainst, stakedAgainst } from './settle-opponent.ts'

const game = '炸金花'

/** Net result over all opponents of one hand, in thousandths of the ante. */
export const netOf = (stage: 'blind' | 'called', counts: OpponentCounts): number => {
  const { folding, beaten, level, stronger } = counts
  const paid =
    folding * paidAgainst(stage, 'folded') +
    beaten * paidAgainst(stage, 'win') +
    level * paidAgainst(stage, 'push')
  return paid - (folding + beaten + level + stronger) * stakedAgainst[stage]
}

/** Sums over all pairs; `net` and `staked` in thousandths of the ante. */
const summed = (
  hands: readonly OpponentCounts[],
  stageOf: (hand: OpponentCounts) => 'blind' | 'called' | 'folded',
) => {
  let [net, staked, pairs] = [0, 0, 0]
  for (const hand of hands) {
    const stage = stageOf(hand)
    const opponents = hand.folding + hand.beaten + hand.level + hand.stronger
    net += hand.weight * (stage === 'folded' ? -opponents * wholeStake : netOf(stage, hand))
    staked += hand.weight * opponents * stakedAgainst[stage]
    pairs += hand.weight * opponents
  }
  return { net, staked, antes: pairs * wholeStake }
}

const returned = (net: number, of: number): Fraction => plus(one, fraction(net, of))

export const returns = (): ReturnRow[] => {
  const hands = opponentCounts()
  const seen = summed(hands, ({ rank }) => (rank >= callFrom ? 'called' : 'folded'))
  const blind = summed(hands, () => 'blind')
  return [
    { game, bet: '看牌 optimal per ante', value: returned(seen.net, seen.antes) },
    { game, bet: '闷跟 per ante', value: returned(blind.net, blind.antes) },
    { game, bet: '看牌 optimal of money staked', value: returned(seen.net, seen.staked) },
    { game, bet: '闷跟 of money staked', value: returned(blind.net, blind.staked) },
  ]
}
