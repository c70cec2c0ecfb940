import type { Bet } from '@xinghe/contract/sports-bet.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { slipText as words } from '../words/slip-messages.ts'
import { ConfirmCountdown } from './ConfirmCountdown.tsx'

/** Countdown until an in-play order is decided. */
export function OrderCountdown({ bet: { placedAt, deadline } }: { bet: Bet }) {
  const t = useText()
  return <ConfirmCountdown since={placedAt} until={deadline} label={t(words.confirming)} />
}
