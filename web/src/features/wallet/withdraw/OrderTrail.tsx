import { siteMinute } from '@xinghe/rules/base/instant.ts'
import type { WithdrawalState } from '@xinghe/rules/wallet/withdrawal.ts'
import { classNames } from '@xinghe/ui/class-names.ts'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { orderText as words } from './messages.ts'
import { trailOf, type TrailStep } from './order-trail.ts'
import type { WithdrawalOrder } from './use-orders.ts'

function Mark({ step }: { step: TrailStep }) {
  const { place, state } = step
  if (place === 'current') return <Spinner className="size-5" />
  if (place === 'coming') return <span className="size-2 rounded-full bg-current" />
  return <Icon name={state === 'refused' ? 'close' : 'check'} className="size-4" />
}

const markLook = ({ place, state }: TrailStep): string => {
  if (place === 'coming') return 'bg-ink/8 text-muted'
  if (state === 'refused') return 'bg-danger/12 text-danger'
  if (state === 'paid') return 'bg-success/12 text-success'
  return place === 'current' ? 'bg-brand text-brand-ink' : 'bg-brand-text/12 text-brand-text'
}

const lineLook = (state: WithdrawalState, reached: boolean): string => {
  if (!reached) return 'bg-line-strong/40'
  return state === 'refused' ? 'bg-danger' : 'bg-brand-text'
}

/** From the request to its end, side by side; on a phone below one another. */
export function OrderTrail({ order }: { order: WithdrawalOrder }) {
  const t = useText()
  return (
    <ol aria-label={t(words.trail)} className="flex max-desk:flex-col">
      {trailOf(order).map((step, at) => (
        <li
          key={step.state}
          aria-current={step.place === 'current' ? 'step' : undefined}
          className="relative flex flex-1 flex-col items-center gap-2 text-center max-desk:flex-row max-desk:gap-4 max-desk:pb-5 max-desk:text-left max-desk:last:pb-0"
        >
          {at > 0 && (
            <span
              aria-hidden
              className={classNames(
                'absolute top-4 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] h-0.5 max-desk:-top-4 max-desk:right-auto max-desk:left-4 max-desk:h-3 max-desk:w-0.5',
                lineLook(step.state, step.place !== 'coming'),
              )}
            />
          )}
          <span
            className={classNames(
              'grid size-8 shrink-0 place-items-center rounded-full',
              markLook(step),
            )}
          >
            <Mark step={step} />
          </span>
          <span>
            <span
              className={classNames(
                'block text-14',
                step.place === 'coming' ? 'text-muted' : 'font-medium text-ink',
              )}
            >
              {t(words[step.state])}
            </span>
            <span className="block font-num text-12 text-muted">
              {step.at === null ? t(words.stepPending) : siteMinute(step.at)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
