import type { Placement } from '@xinghe/rules/sports/slip/state.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Icon } from '@xinghe/ui/Icon.tsx'
import { Spinner } from '@xinghe/ui/Spinner.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { dispatch } from './slip-store.ts'
import { resendBets } from './lost-bets.ts'

type Unknown = Extract<Placement, { phase: 'unknown' }>

/** A placement without an answer: its state is queried, and only one that never arrived may be sent again. */
export function UnknownOrder({ placement }: { placement: Unknown }) {
  const t = useText()
  const { intention, missing, reopened } = placement
  const { requestId } = intention
  const waiting = reopened
    ? { title: words.reopened, line: words.reopenedLine }
    : { title: words.unknown, line: words.unknownLine }
  const { title, line } = missing ? { title: words.missing, line: words.missingLine } : waiting
  return (
    <section aria-live="polite" className="px-4 py-6 text-center">
      {missing ? (
        <Icon name="warning" className="mx-auto size-8 text-warn" />
      ) : (
        <Spinner className="mx-auto size-8 text-brand-text" />
      )}
      <p className="mt-3 text-16 font-bold">{t(title)}</p>
      <p className="mt-1 text-13 text-muted">{t(line)}</p>
      {missing && (
        <div className="mt-4 flex gap-2 *:flex-1">
          <Button variant="secondary" onClick={() => dispatch({ type: 'abandoned', requestId })}>
            {t(words.abandon)}
          </Button>
          <Button onClick={() => void resendBets(requestId)}>{t(words.resend)}</Button>
        </div>
      )}
    </section>
  )
}
