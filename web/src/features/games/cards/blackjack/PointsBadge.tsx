import { useText } from '../../../../platform/i18n/use-text.ts'
import { blackjackText as words } from '../words/messages.ts'

interface PointsBadgeProps {
  total: number
  soft: boolean
  /** Kept in place, unseen, until the cards lie open. */
  shown: boolean
}

export function PointsBadge({ total, soft, shown }: PointsBadgeProps) {
  const t = useText()
  const text = t(soft && total < 21 ? words.softPoints : words.points, { points: String(total) })
  return (
    <span className="points-badge font-num" data-waiting={!shown || undefined}>
      {text}
    </span>
  )
}
