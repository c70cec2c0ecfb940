import { Badge } from '@xinghe/ui/Badge.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { stateTone, stateWords } from './deal-look.ts'
import { dealText as words } from './messages.ts'
import type { Deal } from './use-deals.ts'

/** The state, and beside a credited deposit the payment that is still in review. */
export function DealState({ deal: { state, inReview } }: { deal: Deal }) {
  const t = useText()
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1">
      <Badge tone={stateTone(state)}>{t(stateWords(state))}</Badge>
      {inReview !== null && state !== 'reviewing' && (
        <Badge tone="warning">{t(words.besideReview)}</Badge>
      )}
    </span>
  )
}
