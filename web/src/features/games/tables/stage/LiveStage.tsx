import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { gameName } from '@xinghe/rules/games/house/game.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { ShownDraw } from '../../round/use-table.ts'
import type { Moment } from '../round/table-phase.ts'
import { winnerOf } from '../round/winner.ts'
import { CardStage } from './CardStage.tsx'
import { Dealer } from './Dealer.tsx'
import { LiveClock } from './LiveClock.tsx'
import { Wheel } from './Wheel.tsx'
import './live-stage.css'

interface LiveStageProps {
  code: TableCode
  round: TableTopic['round']
  draw: ShownDraw | null
  moment: Moment
}

/** The dealer's side of the table: clock, dealer, and the cards or the wheel. */
export function LiveStage({ code, round, draw, moment }: LiveStageProps) {
  const t = useText()
  const { phase } = moment
  const isOut = phase === 'dealing' || phase === 'result'
  const lying = isOut ? draw : null
  return (
    <div className="live-stage" data-table={code}>
      <div className="live-head">
        <LiveClock code={code} round={round} moment={moment} />
        {code === 'RL1' ? (
          <div className="live-wheel">
            <Wheel draw={draw} isSpinning={phase === 'dealing'} />
          </div>
        ) : (
          <Dealer />
        )}
        <p className="live-print" aria-hidden>
          {t(gameName(code))}
        </p>
        {code === 'RL1' && <Dealer />}
      </div>
      {code !== 'RL1' && (
        <CardStage
          code={code}
          draw={lying}
          winner={phase === 'result' && draw !== null ? winnerOf(code, draw.numbers) : null}
        />
      )}
    </div>
  )
}
