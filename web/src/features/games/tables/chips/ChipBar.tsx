import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { ReactNode } from 'react'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { ChipTray } from '../../cards/table/ChipTray.tsx'
import { useKeys } from '../../cards/table/use-keys.ts'
import { LimitsLink } from '../../seat/LimitsLink.tsx'
import { seatText } from '../../seat/messages.ts'
import { tableText as words } from '../words/messages.ts'
import type { Laid } from './chips.ts'
import { chipValues, type ChipHand } from './use-chips.ts'
import type { Confirming } from './use-confirm.ts'
import '../../cards/table/controls.css'
import './chip-bar.css'

interface ChipBarProps {
  hand: ChipHand
  confirming: Confirming
  /** Bets of the round before, to lay again. */
  before: readonly Laid[]
  isBetting: boolean
  entering: boolean
  /** More buttons for the row. */
  children: ReactNode
}

/** Chips to choose from, what can be done with those on the felt, and the button that sends them. */
export function ChipBar(props: ChipBarProps) {
  const { hand, confirming, before, isBetting, entering, children } = props
  const t = useText()
  const isVisitor = useSession().token === ''
  const isEmpty = hand.laid.length === 0
  const stopped = !isBetting || confirming.busy
  const canConfirm = !stopped && !isEmpty && !entering && confirming.askAgain === null
  useKeys({
    ...(canConfirm && !isVisitor ? { Enter: confirming.confirm } : {}),
    ...(stopped || isEmpty ? {} : { Z: hand.undo, D: hand.double, C: hand.clear }),
    ...(stopped || before.length === 0 ? {} : { R: () => hand.repeat(before) }),
  })
  const buttons = [
    { text: words.undo, key: 'Z', run: hand.undo, off: stopped || isEmpty },
    { text: words.clear, key: 'C', run: hand.clear, off: stopped || isEmpty },
    { text: words.double, key: 'D', run: hand.double, off: stopped || isEmpty },
    {
      text: words.repeat,
      key: 'R',
      run: () => hand.repeat(before),
      off: stopped || before.length === 0,
    },
  ]
  const confirmText = isEmpty
    ? t(words.confirmEmpty)
    : t(words.confirm, { amount: fenToCny(hand.total) })
  return (
    <div className="live-chips">
      <ChipTray
        label={t(words.chips)}
        values={chipValues}
        chosen={hand.chip}
        onChoose={hand.choose}
      />
      <div className="live-buttons">
        {buttons.map(({ text, key, run, off }) => (
          <button key={key} type="button" className="felt-button" disabled={off} onClick={run}>
            {t(text)}
            <kbd aria-hidden>{key}</kbd>
          </button>
        ))}
        {children}
        {isVisitor ? (
          <button
            type="button"
            className="felt-button felt-button-main"
            onClick={() => emit('login')}
          >
            {t(words.login)}
          </button>
        ) : (
          <button
            type="button"
            className="felt-button felt-button-main"
            disabled={!canConfirm}
            aria-busy={confirming.busy || undefined}
            onClick={confirming.confirm}
          >
            {isBetting ? confirmText : t(words.closedNow)}
            <kbd aria-hidden>Enter</kbd>
          </button>
        )}
      </div>
      <p role="alert" className="table-trouble empty:hidden">
        {confirming.askAgain === null ? (
          hand.notice || confirming.fault
        ) : (
          <>
            {t(words.unanswered)}
            {confirming.fault}
            <button type="button" className="trouble-button" onClick={confirming.askAgain}>
              {t(words.askAgain)}
            </button>
            <button type="button" className="trouble-button" onClick={confirming.drop}>
              {t(seatText.drop)}
            </button>
          </>
        )}
        {confirming.limited && <LimitsLink />}
      </p>
    </div>
  )
}
