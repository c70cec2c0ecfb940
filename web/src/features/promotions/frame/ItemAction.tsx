import { Badge, type BadgeTone } from '@xinghe/ui/Badge.tsx'
import { Button } from '@xinghe/ui/Button.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import { TimeLeft } from './TimeLeft.tsx'
import type { Item } from './use-activity.ts'

interface ItemActionProps {
  item: Item
  /** Named in the button for screen readers, translated: `领取 ¥8`. */
  name: string
  /** Null where nothing can be claimed now. */
  onClaim: ((item: Item) => void) | null
  /** The time to claim is over. */
  onEnd?: (() => void) | undefined
}

const badges: Record<Exclude<Item['state'], 'claimable'>, { text: string; tone: BadgeTone }> = {
  claimed: { text: words.claimed, tone: 'success' },
  expired: { text: words.expired, tone: 'neutral' },
  review: { text: words.review, tone: 'warning' },
  locked: { text: words.locked, tone: 'neutral' },
}

/** The button of an item that can be claimed, with its time; else the item's state. */
export function ItemAction({ item, name, onClaim, onEnd }: ItemActionProps) {
  const t = useText()
  const { state, claimUntil } = item
  if (state !== 'claimable') return <Badge tone={badges[state].tone}>{t(badges[state].text)}</Badge>
  return (
    <span className="flex flex-col items-end gap-1">
      <Button
        variant="gold"
        size="sm"
        disabled={onClaim === null}
        aria-label={`${t(words.claim)} ${name}`}
        onClick={() => onClaim?.(item)}
      >
        {t(words.claim)}
      </Button>
      {claimUntil !== null && (
        <TimeLeft
          until={claimUntil}
          label={t(words.claimUntil)}
          onEnd={onEnd}
          className="text-12 text-muted"
        />
      )}
    </span>
  )
}
