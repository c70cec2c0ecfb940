import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { DrawRow } from '../pieces/DrawRow.tsx'
import type { ShownDraw } from '../../round/use-table.ts'
import { lotteryText as words } from '../words/messages.ts'
import { Race } from './Race.tsx'
import './stage.css'

interface DrawStageProps {
  lottery: LotteryCode
  draw: ShownDraw | null
  isFalling: boolean
}

/** The newest draw, as it falls and as it lies. */
export function DrawStage({ lottery, draw, isFalling }: DrawStageProps) {
  const t = useText()
  if (draw === null) return <div className="lottery-felt" />
  return (
    <div className="lottery-felt" data-falling={isFalling || undefined}>
      <p className="lottery-caption">
        {isFalling ? t(words.drawing) : t(words.lastDraw)} · {t(words.period, { name: draw.name })}
      </p>
      {lottery === 'PK10' && <Race draw={draw} isFalling={isFalling} />}
      {(lottery !== 'PK10' || !isFalling) && (
        <DrawRow key={draw.id} lottery={lottery} draw={draw} size="lg" />
      )}
    </div>
  )
}
