import type { ReactNode } from 'react'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import type { CardPlay } from '../play/card-play.ts'
import { tableText as words } from '../words/messages.ts'
import { ChipTray } from './ChipTray.tsx'
import { useKeys } from './use-keys.ts'

interface StakeBarProps {
  play: Pick<CardPlay<never, never, never>, 'stakes' | 'stakeable' | 'waitSeconds' | 'closed'>
  stake: Fen
  onStake: (stake: Fen) => void
  /** What the deal would put at risk. */
  risk: Fen
  busy: boolean
  /** A round was played with this stake before. */
  again: boolean
  onDeal: () => void
  /** How a hand ends that is left open; nothing for a game that is over with its deal. */
  timeoutRule: string
  children?: ReactNode
}

const dealLabel = (
  t: ReturnType<typeof useText>,
  { play, again, risk }: Pick<StakeBarProps, 'play' | 'again' | 'risk'>,
): string => {
  if (play.waitSeconds > 0) return t(words.wait, { seconds: String(play.waitSeconds) })
  return t(again ? words.again : words.deal, { amount: fenToCny(risk) })
}

/** Chips to choose from and the button that deals, which is also the Enter key. */
export function StakeBar(props: StakeBarProps) {
  const { play, stake, onStake, risk, busy } = props
  const { stakes, stakeable, closed, waitSeconds } = play
  const t = useText()
  const short = stakeable !== null && stakeable < risk
  const stopped = closed !== '' || waitSeconds > 0 || short
  useKeys(busy || stopped ? {} : { Enter: props.onDeal })
  return (
    <div className="stake-bar">
      <ChipTray
        label={t(words.stake)}
        values={stakes}
        chosen={stake}
        onChoose={onStake}
        disabled={busy}
      />
      <div className="stake-row">
        {props.children}
        <button
          type="button"
          className="felt-button felt-button-main"
          disabled={busy || stopped}
          aria-busy={busy || undefined}
          onClick={props.onDeal}
        >
          {dealLabel(t, props)}
          <kbd aria-hidden>Enter</kbd>
        </button>
      </div>
      <p className="stake-note">{short ? <strong>{t(words.short)}</strong> : props.timeoutRule}</p>
    </div>
  )
}
