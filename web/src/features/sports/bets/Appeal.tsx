import type { WireBet } from '@xinghe/contract/sports-shapes.ts'
import { siteMinute } from '@xinghe/rules/base/instant.ts'
import { appealDays } from '@xinghe/rules/sports/appeal.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { buttonStyle } from '@xinghe/ui/button-style.ts'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { pathOf } from '../../../platform/navigation/route-paths.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { betsText as words } from './messages.ts'

/** A result may be disputed for a time; afterwards the button says why not. */
export function Appeal({ bet }: { bet: WireBet }) {
  const t = useText()
  const { appealUntil, ticket_id: ticketId } = bet
  if (appealUntil === null || ticketId === null) return null
  const isOver = serverNow() > appealUntil
  const note = isOver
    ? t(words.appealOver, { days: appealDays })
    : t(words.appealUntil, { time: siteMinute(appealUntil) })
  return (
    <p className="flex items-center justify-between gap-2 text-12 text-muted">
      {note}
      {isOver ? (
        <Button variant="secondary" size="sm" disabled title={note}>
          {t(words.appeal)}
        </Button>
      ) : (
        <Link
          to={`${pathOf('feedback')}?ticket=${encodeURIComponent(ticketId)}`}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          {t(words.appeal)}
        </Link>
      )}
    </p>
  )
}
