import { fenToCny, type Fen } from '@xinghe/rules/base/money.ts'
import { useText } from '../../../../platform/i18n/use-text.ts'
import { tableText as words } from '../words/messages.ts'

/** What a finished round put in and paid back. */
export function RoundTotal({ risk, payout }: { risk: Fen; payout: Fen }) {
  const t = useText()
  const won = payout > risk
  return (
    <p className="round-total" data-won={won || undefined}>
      <span>{t(words.staked, { amount: fenToCny(risk) })}</span>
      <strong className="font-num">{t(words.returned, { amount: fenToCny(payout) })}</strong>
    </p>
  )
}
