import { isChampion, pickKey } from '@xinghe/rules/sports/slip/item.ts'
import { isQuick } from '@xinghe/rules/sports/slip/state.ts'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { ReplacedNote } from './ReplacedNote.tsx'
import { SeriesStakes } from './SeriesStakes.tsx'
import { SlipFoot } from './SlipFoot.tsx'
import { SlipItemCard } from './SlipItemCard.tsx'
import { SlipModes } from './SlipModes.tsx'
import { SlipNote } from './SlipNote.tsx'
import { SlipReceipt } from './SlipReceipt.tsx'
import { SlipSettings } from './SlipSettings.tsx'
import { dispatch, usePlacement, useSlip } from './slip-store.ts'
import { SlipNotes } from './SlipSums.tsx'
import { UnknownOrder } from './UnknownOrder.tsx'

/** One note for all picks of the slip: champions stand beside champions only. */
function NoSeriesNote() {
  const t = useText()
  const { series, items } = useSlip()
  if (!series || !items.some(isChampion)) return null
  return (
    <SlipNote
      text={t(words.championsInSeries)}
      action={t(words.toMultiple)}
      onAction={() => dispatch({ type: 'mode-chosen', mode: 'multiple' })}
      className="mx-3 mb-1.5"
    />
  )
}

function Picks({ disabled }: { disabled: boolean }) {
  const t = useText()
  const slip = useSlip()
  const loggedIn = useSession().token !== ''
  if (slip.items.length === 0)
    return (
      <EmptyState
        icon="sport"
        title={t(words.empty)}
        text={t(words.emptyLine)}
        className="min-h-0 flex-1 justify-center"
      />
    )
  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col overflow-y-auto">
        <ul className="divide-y divide-line" aria-label={t(words.title)}>
          {slip.items.map((item) => (
            <SlipItemCard key={pickKey(item)} item={item} disabled={disabled} />
          ))}
        </ul>
        {slip.series && <SeriesStakes disabled={disabled} />}
        <div className="mt-auto space-y-2 border-t border-line p-3">
          <SlipNotes />
          {loggedIn && <SlipSettings />}
        </div>
      </div>
      <SlipFoot disabled={disabled} />
    </>
  )
}

/** The slip: picks and stakes, an unanswered placement, or the receipt of the last one. */
export function SlipPanel({ className = '' }: { className?: string }) {
  const t = useText()
  const placement = usePlacement()
  return (
    <section aria-label={t(words.title)} className={`flex min-h-0 flex-col ${className}`}>
      {placement.phase === 'answered' ? (
        <SlipReceipt
          requestId={placement.intention.requestId}
          quick={isQuick(placement.intention)}
          orders={placement.orders}
        />
      ) : placement.phase === 'unknown' ? (
        <UnknownOrder placement={placement} />
      ) : (
        <>
          <SlipModes disabled={placement.phase === 'sending'} />
          <ReplacedNote className="mx-3 mb-1.5" />
          <NoSeriesNote />
          <Picks disabled={placement.phase === 'sending'} />
        </>
      )}
    </section>
  )
}
