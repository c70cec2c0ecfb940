import { Link, useSearchParams } from 'react-router'
import { Refused } from '@xinghe/contract/refusal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useFaultText } from '../../../platform/transport/text-of-fault.ts'
import { emit } from '../../../platform/bus/events.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { breakTitle, useRunningBreak } from '../parts/use-running-break.ts'
import { BalanceLine } from './BalanceLine.tsx'
import { DepositForm, type OfferedBonus } from './DepositForm.tsx'
import { depositText as words } from './messages.ts'
import { SaveMoneySkeleton } from './SaveMoneySkeleton.tsx'
import { usePaymentTypes } from './orders/use-payment-types.ts'
import { WaitingOrders } from './WaitingOrders.tsx'

const card = 'rounded-lg bg-surface shadow-1'

const isBreak = (fault: unknown): fault is Refused =>
  fault instanceof Refused && (fault.refusal === 'cooling-off' || fault.refusal === 'self-excluded')

/** During a break of the member's own there is no depositing: why, and what still works. */
function OnBreak({ why, line = words.breakLine }: { why: string; line?: string }) {
  const t = useText()
  return (
    <EmptyState
      icon="moon"
      title={t(words.breakTitle)}
      text={`${why}。${t(line)}`}
      className={card}
      action={
        <>
          <Link
            to={`${pathOf('userinfo')}?tab=protection`}
            className={buttonStyle({ variant: 'secondary' })}
          >
            {t(words.toProtection)}
          </Link>
          <Link to={pathOf('takeMoney')} className={buttonStyle({})}>
            {t(words.toWithdraw)}
          </Link>
        </>
      }
    />
  )
}

interface SaveMoneyScreenProps {
  /** False while the member hides amounts by the eye beside the balance. */
  amountsShown: boolean
  bonus?: OfferedBonus | undefined
}

/** The deposit page; `?rail=` names the rail in sight. */
export function SaveMoneyScreen({ amountsShown, bonus }: SaveMoneyScreenProps) {
  const t = useText()
  const faultText = useFaultText()
  const [search] = useSearchParams()
  const { data: types, ...query } = usePaymentTypes()
  const running = useRunningBreak()

  if (isBreak(query.error)) return <OnBreak why={faultText(query.error)} />
  if (types === undefined) {
    if (!query.isError) return <SaveMoneySkeleton />
    return <QueryError title={t(words.fault)} query={query} className={card} />
  }
  if (running !== null) {
    return (
      <div className="space-y-4">
        <h1 className="sr-only">{t(words.title)}</h1>
        <WaitingOrders orders={types.waiting} />
        <OnBreak
          why={t(breakTitle(running))}
          line={running.until === null ? words.breakForGood : words.breakLine}
        />
      </div>
    )
  }
  const asked = search.get('rail')
  const rail = types.rails.find((one) => one.rail === asked) ?? types.rails[0]
  return (
    <div className="space-y-4">
      <h1 className="sr-only">{t(words.title)}</h1>
      <WaitingOrders orders={types.waiting} />
      {rail === undefined ? (
        <EmptyState
          icon="deposit"
          title={t(words.noRails)}
          text={t(words.noRailsLine)}
          className={card}
          action={
            <Button variant="secondary" icon="headset" onClick={() => emit('support_asked')}>
              {t(words.support)}
            </Button>
          }
        />
      ) : (
        <DepositForm
          types={types}
          rail={rail}
          balance={<BalanceLine shown={amountsShown} />}
          bonus={bonus}
        />
      )}
    </div>
  )
}
