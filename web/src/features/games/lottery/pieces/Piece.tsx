import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { Ball } from './Ball.tsx'
import { Die } from './Die.tsx'
import './pieces.css'

/** One drawn number in the look of its lottery. */
export function Piece({ lottery, number }: { lottery: LotteryCode; number: number }) {
  if (lottery === 'K3') return <Die face={number} />
  if (lottery === 'PK10')
    return (
      <span className="lottery-tile" data-car={number}>
        {number}
      </span>
    )
  return <Ball number={number} wave={lottery === 'LHC'} />
}
