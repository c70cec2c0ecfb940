import { Link } from 'react-router'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { emit } from '../../../../platform/bus/events.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../../platform/navigation/route-paths.ts'
import type { DepositOrder } from '../orders/use-payment-types.ts'
import { waitText as words } from './messages.ts'
import type { NextStep } from './outcomes.ts'

interface NextStepsProps {
  steps: readonly NextStep[]
  order: DepositOrder
}

/** The last action is the primary one. */
export function NextSteps({ steps, order }: NextStepsProps) {
  const t = useText()
  const sameRail = `${pathOf('saveMoney')}?rail=${order.rail}`
  const links = {
    letters: { to: pathOf('message'), text: words.toLetters },
    records: { to: pathOf('transRecord'), text: words.toRecords },
    wallet: { to: pathOf('wallet'), text: words.toWallet },
    again: { to: sameRail, text: words.again },
    'new-order': { to: sameRail, text: words.newOrder },
  } as const
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 max-desk:*:flex-1">
      {steps.map((step, at) => {
        const variant = at === steps.length - 1 ? 'primary' : 'secondary'
        if (step === 'support')
          return (
            <Button
              key={step}
              variant={variant}
              icon="headset"
              onClick={() => emit('support_asked')}
            >
              {t(words.support)}
            </Button>
          )
        return (
          <Link key={step} to={links[step].to} className={buttonStyle({ variant })}>
            {t(links[step].text)}
          </Link>
        )
      })}
    </div>
  )
}
