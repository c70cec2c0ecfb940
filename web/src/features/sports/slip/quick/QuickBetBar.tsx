import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { oddsText } from '@xinghe/rules/base/odds.ts'
import { isQuick, type Placement } from '@xinghe/rules/sports/slip/state.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText, type Text } from '../../../../platform/i18n/use-text.ts'
import { useFaultText } from '../../../../platform/transport/text-of-fault.ts'
import { namedLeg, pickWords } from '../../words/pick-words.ts'
import { quickText as words } from '../../words/quick-messages.ts'
import { OrderCountdown } from '../OrderCountdown.tsx'
import { reasonText } from '../reason-text.ts'
import { usePlacement } from '../slip-store.ts'
import { turnQuickBetOff } from '../settings/quick-bet-store.ts'
import type { QuickBetting } from './use-quick-bet.ts'

/** In rem: what sticks below it has to begin so much lower. */
export const quickBarRem = 3

const decidedText = ({ state, reason, legs: [leg] }: Bet, t: Text): string => {
  if (state === 'refused') return t(words.refused, { why: reasonText(reason ?? '', t) })
  if (leg === undefined) return ''
  const { pick } = pickWords(namedLeg(leg), t)
  return t(words.accepted, { pick, odds: oddsText(leg.odds) })
}

/** The placement where it is that of a quick bet. */
const ofQuickBet = (placement: Placement<Bet>): Placement<Bet> | null =>
  placement.phase !== 'none' && isQuick(placement.intention) ? placement : null

function Outcome({ placement, fault }: { placement: Placement<Bet> | null; fault: unknown }) {
  const t = useText()
  const faultText = useFaultText()
  if (fault !== null)
    return <span className="text-danger">{t(words.refused, { why: faultText(fault) })}</span>
  if (placement === null) return <span className="text-muted">{t(words.warning)}</span>
  if (placement.phase === 'sending')
    return (
      <>
        <Spinner className="mr-1.5 inline size-3.5" />
        {t(words.sending)}
      </>
    )
  if (placement.phase === 'unknown')
    return <span className="text-warn">{t(placement.missing ? words.missing : words.unknown)}</span>
  const [bet] = placement.phase === 'answered' ? placement.orders : []
  if (bet === undefined) return null
  if (bet.state === 'confirming') return <OrderCountdown bet={bet} />
  const text = decidedText(bet, t)
  return (
    <span title={text} className={bet.state === 'refused' ? 'text-danger' : 'text-success'}>
      {text}
    </span>
  )
}

type QuickBetBarProps = {
  quick: QuickBetting
  topRem: number
  /** Opens the slip with the receipt; absent where the slip has a button of its own. */
  onSee?: (() => void) | undefined
}

/** Says over the board that a press on a price bets at once, with which stake, and what became of the last one. */
export function QuickBetBar({ quick, topRem, onSee }: QuickBetBarProps) {
  const t = useText()
  const placement = ofQuickBet(usePlacement())
  const { paused, stake, fault } = quick
  return (
    <section
      aria-label={t(words.title)}
      className="sticky z-20 bg-surface"
      style={{ top: `${topRem}rem`, height: `${quickBarRem}rem` }}
    >
      <div
        className={classNames(
          'flex h-full items-center gap-3 border-b px-3 text-13',
          paused === null ? 'border-gold-text/40 bg-gold/8' : 'border-warn/30 bg-warn/8',
        )}
      >
        <strong
          className={classNames(
            'flex shrink-0 items-center gap-1.5 font-bold',
            paused === null ? 'text-gold-text' : 'text-warn',
          )}
        >
          <Icon name={paused === null ? 'success' : 'warning'} className="size-4" />
          {t(paused === null ? words.on : words.paused)}
          <span className="font-num">{fenToCny(stake)}</span>
        </strong>
        <div role="status" className="min-w-0 flex-1 truncate">
          {paused === null ? (
            <Outcome placement={placement} fault={fault} />
          ) : (
            <span className="text-warn">{t(words[paused])}</span>
          )}
        </div>
        {placement !== null && onSee !== undefined && (
          <Button variant="ghost" size="sm" onClick={onSee}>
            {t(words.see)}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(words.turnOffLabel)}
          onClick={turnQuickBetOff}
          className="max-desk:h-11!"
        >
          {t(words.turnOff)}
        </Button>
      </div>
    </section>
  )
}
