import type { ReactNode } from 'react'
import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'
import { ChipTray } from './ChipTray.tsx'

interface StakeBarProps {
  stakes: readonly Fen[]
  stake: Fen
  onStake: (stake: Fen) => void
  /** What the deal would put at risk. */
  risk: Fen
  /** Null while unknown. */
  stakeable: Fen | null
  waitSeconds: number
  busy: boolean
  closed: string
  /** A round was played with this stake before. */
  again: boolean
  onDeal: () => void
  /** How a hand ends that is left open; nothing for a game that is over with its deal. */
  timeoutRule: string
  children?: ReactNode
}

const dealLabel = (
  t: ReturnType<typeof useText>,
  { waitSeconds, again, risk }: Pick<StakeBarProps, 'waitSeconds' | 'again' | 'risk'>,
): string => {
  if (waitSeconds > 0) return t(words.wait, { seconds: String(waitSeconds) })
  return t(again ? words.again : words.deal, { amount: fenToCny(risk) })
}

/** Chips to choose from and the button that deals. */
export function StakeBar(props: StakeBarProps) {
  const { stakes, stake, onStake, risk, stakeable, busy, closed, waitSeconds } = props
  const t = useText()
  const short = stakeable !== null && stakeable < risk
  const stopped = closed !== '' || waitSeconds > 0 || short
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
