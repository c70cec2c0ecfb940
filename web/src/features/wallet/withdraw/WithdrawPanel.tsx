import { useSearchParams } from 'react-router'
import { EmptyState } from '@xinghe/ui/EmptyState.tsx'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useMember } from '../../../platform/member/member.ts'
import { useStateReason } from '../../../platform/member/use-state-reason.ts'
import { breakText } from '../parts/break-messages.ts'
import { BreakNote } from '../parts/BreakNote.tsx'
import type { Amounts } from '../parts/amounts.ts'
import { BalancePanel } from './BalancePanel.tsx'
import { withdrawText as words } from './messages.ts'
import { Notice } from '../parts/Notice.tsx'
import { OrderList } from './OrderList.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { TurnoverPanel } from './TurnoverPanel.tsx'
import { UnansweredRequest } from './UnansweredRequest.tsx'
import { networkOf, spendQuote } from './use-coin-quote.ts'
import { useRequest } from './use-request.ts'
import { useWithdrawPage } from './use-withdraw-page.ts'
import { WithdrawForm } from './WithdrawForm.tsx'
import { WithdrawSkeleton } from './WithdrawSkeleton.tsx'

/** The form with its blockers, the balance, and the last withdrawals. */
export function WithdrawPanel({ amounts }: { amounts: Amounts }) {
  const t = useText()
  const { data: member } = useMember()
  const reason = useStateReason(member)
  const [, setSearch] = useSearchParams()
  const { page, ...query } = useWithdrawPage()
  const requesting = useRequest({
    onOrder: ({ orderId, kind }) => {
      const network = networkOf(kind)
      if (network !== null) void spendQuote(network)
      setSearch({ order: orderId })
    },
    onRefused: (refusal) => {
      if (refusal === 'quote-expired') void Promise.all([spendQuote('trc20'), spendQuote('erc20')])
    },
    onDoneBefore: () => showToast(t(words.unknownDone), { tone: 'success' }),
  })

  if (page === null) {
    if (query.error === undefined) return <WithdrawSkeleton />
    return (
      <QueryError title={t(words.fault)} query={query} className="rounded-lg bg-surface shadow-1" />
    )
  }

  const { info, methods } = page
  const frozen = member?.state === 'frozen'
  const [first, ...rest] = methods.methods.filter((method) => method.open)
  return (
    <div className="space-y-4">
      {frozen && (
        <Notice
          tone="danger"
          title={t(words.frozenTitle)}
          line={reason === '' ? t(words.frozenLine) : t(words.frozenReason, { reason })}
          support
        />
      )}
      <BreakNote line={breakText.withdraw} />
      <UnansweredRequest requesting={requesting} passwordNeeded={info.passwordNeeded} />
      {info.turnover.left > 0n && <TurnoverPanel turnover={info.turnover} />}
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-desk:grid-cols-1">
        {first === undefined ? (
          <EmptyState
            icon="withdraw"
            title={t(words.noMethods)}
            text={t(words.noMethodsLine)}
            className="rounded-lg bg-surface shadow-1"
          />
        ) : (
          <WithdrawForm
            page={page}
            open={[first, ...rest]}
            requesting={requesting}
            readOnly={frozen || info.turnover.left > 0n}
          />
        )}
        <aside className="flex flex-col gap-4 max-desk:order-first">
          <BalancePanel info={info} methods={methods} amounts={amounts} />
          <div className="max-desk:hidden">
            <SafetyPanel />
          </div>
        </aside>
      </div>
      <OrderList amounts={amounts} />
      <div className="desk:hidden">
        <SafetyPanel />
      </div>
    </div>
  )
}
