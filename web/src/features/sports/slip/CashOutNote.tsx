import { useText } from '../../../platform/i18n/use-text.ts'
import { useResource } from '../book/use-resource.ts'
import { cashOutText as words } from '../words/cash-out-messages.ts'

/** Says of bets that were just accepted that they can be cashed out, where the book offers it for one of them. */
export function CashOutNote({ betIds }: { betIds: readonly string[] }) {
  const t = useText()
  const { data } = useResource('cashOutOffers', {}, { staleTime: 0 })
  const isOffered = data?.offers.some(
    ({ betId, value }) => value !== null && betIds.includes(betId),
  )
  return isOffered === true ? (
    <p className="px-3 py-2 text-12 text-muted">{t(words.explainSlip)}</p>
  ) : null
}
