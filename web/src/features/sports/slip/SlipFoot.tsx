import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Money } from '@xinghe/ui/Money.tsx'
import { emit } from '../../../platform/bus/events.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { PlaceButton } from './PlaceButton.tsx'
import { QuickStakes } from './QuickStakes.tsx'
import { SlipSums } from './SlipSums.tsx'
import { usePlace } from './use-place.ts'

/** A visitor's picks wait for the login. */
function LoginFirst() {
  const t = useText()
  return (
    <>
      <Button block size="lg" onClick={() => emit('login')}>
        {t(words.login)}
      </Button>
      <p className="text-center text-12 text-muted">{t(words.waiting)}</p>
    </>
  )
}

/** Stays in sight under the picks: quick stakes, sums and the button. */
export function SlipFoot({ disabled }: { disabled: boolean }) {
  const t = useText()
  const placing = usePlace()
  const loggedIn = useSession().token !== ''
  const { balance, ofCentre } = placing
  return (
    <footer className="space-y-2 border-t border-line p-3">
      {loggedIn && (
        <div className="text-12 text-muted">
          <p className="flex justify-between">
            {t(words.balance)}
            <Money text={balance === null ? '-' : fenToCny(balance)} className="text-ink" />
          </p>
          {ofCentre > 0n && <p>{t(words.ofCentre, { amount: fenToCny(ofCentre) })}</p>}
        </div>
      )}
      <QuickStakes disabled={disabled} />
      <SlipSums totals={placing.totals} />
      {loggedIn ? <PlaceButton placing={placing} /> : <LoginFirst />}
    </footer>
  )
}
