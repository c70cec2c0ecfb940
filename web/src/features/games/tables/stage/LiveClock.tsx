import type { TableTopic } from '@xinghe/contract/games-shared.ts'
import type { TableCode } from '@xinghe/rules/games/tables/table-game.ts'
import { tableOf } from '@xinghe/rules/games/tables/tables.ts'
import { Countdown } from '@xinghe/ui/Countdown.tsx'
import type { CSSProperties } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { serverNow } from '../../../../platform/site/clock.ts'
import type { Moment, TablePhase } from '../round/table-phase.ts'
import { tableText as words } from '../words/messages.ts'
import './live-clock.css'

const phaseWords: Readonly<Record<TablePhase, string>> = {
  betting: words.betting,
  closing: words.closing,
  dealing: words.dealing,
  result: words.result,
  void: words.void,
  waiting: words.waiting,
}

/** Seconds are read off as a ring that runs empty. */
function Ring({ seconds, of }: { seconds: number; of: number }) {
  const style = { '--part': Math.min(1, seconds / of) } as CSSProperties
  return (
    <span className="live-ring" style={style} data-late={seconds <= 5 || undefined}>
      {seconds}
    </span>
  )
}

const ringOf = (of: number) => (seconds: number) => <Ring seconds={seconds} of={of} />

interface LiveClockProps {
  code: TableCode
  round: TableTopic['round']
  moment: Moment
}

/** Which round runs, its phase, and how long that lasts. */
export function LiveClock({ code, round, moment: { phase, until } }: LiveClockProps) {
  const t = useText()
  const { betSeconds } = tableOf(code)
  const phaseText = code === 'RL1' && phase === 'dealing' ? words.spinning : phaseWords[phase]
  const label = { betting: words.untilClose, closing: words.untilDraw }[phase as string]
  return (
    <div className="live-clock" data-phase={phase}>
      {until !== null && phase !== 'dealing' ? (
        <Countdown
          until={until}
          now={serverNow}
          label={t(label ?? words.untilNext)}
          format={ringOf(betSeconds)}
        />
      ) : (
        <span className="live-ring live-ring-empty" aria-hidden />
      )}
      <div>
        <p role="status" className="live-phase">
          {t(phaseText)}
        </p>
        {round !== null && (
          <p className="live-round font-num">{t(words.round, { name: round.name })}</p>
        )}
      </div>
    </div>
  )
}
