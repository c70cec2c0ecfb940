import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import { countdownTo, type Phase } from '../../round/phase.ts'
import { lotteryText as words } from '../words/messages.ts'
import './stage.css'

const phaseWords: Readonly<Record<Phase, string>> = {
  betting: words.betting,
  closing: words.closed,
  closed: words.closed,
  drawing: words.drawing,
  void: words.void,
  waiting: words.waiting,
}

/** Which round is bet on, and how long. */
export function RoundClock({ round, phase }: { round: TableTopic['round']; phase: Phase }) {
  const t = useText()
  const until = countdownTo(round, phase)
  const label = phase === 'betting' ? t(words.untilClose) : t(words.untilDraw)
  return (
    <div className="lottery-clock" data-phase={phase}>
      <p className="font-num text-14">
        {round === null ? t(words.waiting) : t(words.period, { name: round.name })}
      </p>
      <p role="status" className="lottery-phase">
        {t(phaseWords[phase])}
      </p>
      <p className="flex items-baseline gap-2">
        <span className="text-12 opacity-80">{until === null ? '' : label}</span>
        {until === null ? (
          <span className="lottery-digits">--:--</span>
        ) : (
          <Countdown until={until} now={serverNow} label={label} className="lottery-digits" />
        )}
      </p>
    </div>
  )
}
