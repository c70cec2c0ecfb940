import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { secondMs } from '@xinghe/rules/base/instant.ts'
import { useState } from 'react'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { LimitsLink } from '../../seat/LimitsLink.tsx'
import { UnansweredLine } from '../../seat/UnansweredLine.tsx'
import { slotText as words } from '../words/messages.ts'
import { SpinButton } from './SpinButton.tsx'
import { StakePicker } from './StakePicker.tsx'
import { useReady } from './use-ready.ts'
import type { useSlotPlay } from './use-slot-play.ts'
import { useSpinKey } from './use-spin-key.ts'

/** Shown to visitors; a member is told the real ones by the server. */
const usualStakes: readonly Fen[] = [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n]
const firstStake: Fen = 200n

interface SpinBarProps {
  play: ReturnType<typeof useSlotPlay>
  entering: boolean
  visitor: boolean
  /** The reels are there to be turned. */
  drawn: boolean
}

/** Stake and button, always in sight under the stage. */
export function SpinBar({ play, entering, visitor, drawn }: SpinBarProps) {
  const t = useText()
  const stakes = play.stakes ?? usualStakes
  const [wanted, setWanted] = useState<Fen>(firstStake)
  const stake = stakes.includes(wanted) ? wanted : (stakes[0] ?? firstStake)
  const waitMs = useReady(play.readyAt)
  const shut = entering || (!drawn && !visitor)
  const free = !shut && !play.busy && waitMs === 0 && !play.unanswered
  const press = (): void => {
    if (free) play.spin(stake)
  }
  useSpinKey(press)
  const memberLabel = entering ? words.entering : play.busy ? words.spinning : words.spin
  const label = visitor ? words.play : memberLabel
  return (
    <div className="shrink-0 border-t border-art-ink/15 bg-art-shade px-3 pt-1.5 pb-3 text-art-ink">
      <div className="min-h-5 text-center text-13" aria-live="polite">
        {play.unanswered ? (
          <UnansweredLine
            text={t(words.unknown)}
            fault={play.fault}
            askAgain={t(words.askAgain)}
            disabled={shut}
            onAskAgain={play.askAgain}
            onDrop={play.drop}
          />
        ) : play.fault !== '' ? (
          <span className="font-semibold text-art-gold">
            {play.fault}
            {play.limited && <LimitsLink />}
          </span>
        ) : (
          <span className="text-art-ink/65 max-desk:hidden">{t(words.keys)}</span>
        )}
      </div>
      <div className="mx-auto flex max-w-3xl items-center justify-center gap-8 max-desk:justify-between max-desk:gap-3">
        <StakePicker stakes={stakes} value={stake} onChange={setWanted} disabled={play.busy} />
        <SpinButton
          label={t(label)}
          hint={waitMs > 0 ? t(words.wait, { seconds: Math.ceil(waitMs / secondMs) }) : ''}
          waitMs={waitMs}
          busy={play.busy}
          disabled={!free}
          onPress={press}
        />
        <p className="w-40 text-center max-desk:w-20">
          <span className="block text-12 text-art-ink/65">{t(words.returned)}</span>
          <span className="block truncate font-num text-16 font-semibold">
            {fenToCny(play.told.total)}
          </span>
        </p>
      </div>
    </div>
  )
}
