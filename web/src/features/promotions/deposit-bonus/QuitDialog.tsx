import { awardList, confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { refreshCall, useCall } from '../../../platform/api/use-call.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { refreshBalance, refreshMine } from '../frame/use-activity.ts'
import { depositBonusText as words } from './messages.ts'
import { bonusAwardsInput, type BonusAward } from './use-open-bonus.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'

interface QuitDialogProps {
  kind: DepositBonusKind
  id: string
  award: BonusAward
  onClose: () => void
}

/** What quitting takes and cancels, as the server computes it, before it is done. */
export function QuitDialog({ kind, id, award: { item, period }, onClose }: QuitDialogProps) {
  const t = useText()
  const wanted = { kind, id, item, period, action: 'quit' as const }
  const quote = useCall(confirmActivity, wanted, { staleTime: 0 })
  const quitting = useWrite(joinActivity, {
    refresh: () =>
      Promise.all([
        refreshCall(awardList, bonusAwardsInput(kind)),
        refreshMine(kind, id),
        refreshBalance(),
      ]),
  })
  const { busy, fault } = quitting
  const shown = quote.isFetching ? undefined : quote.data

  const quit = async (): Promise<void> => {
    if (shown === undefined) return
    const outcome = await quitting.send({ ...wanted, confirmId: shown.confirmId })
    if (outcome?.kind === 'refused' && outcome.refused.refusal === 'activity-changed')
      void quote.refetch()
    if (outcome?.kind !== 'answered') return
    showToast(t(words.quitDone, { amount: fenToCny(shown.amount) }), { tone: 'success' })
    onClose()
  }

  const facts = shown && [
    { name: words.quitTakes, value: fenToCny(shown.amount) },
    { name: words.quitReleases, value: fenToCny(shown.turnoverAsked) },
  ]
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose()
      }}
      title={t(words.quitTitle)}
      closeLabel={t(words.close)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button
            variant="danger"
            loading={busy}
            disabled={shown === undefined}
            onClick={() => void quit()}
          >
            {t(words.quitConfirm)}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-13 text-pretty text-muted">{t(words.quitLine)}</p>
      {quote.isError && !quote.isFetching && (
        <QueryError title={t(words.quitFault)} query={quote} />
      )}
      {quote.isFetching && (
        <div role="status" aria-label={t(words.quitLoading)} className="space-y-3">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      )}
      {facts && !quote.isError && (
        <dl className="divide-y divide-line text-14">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
              <dt className="text-muted">{t(name)}</dt>
              <dd className="font-num font-bold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Fault text={fault} className="mt-3" />
    </Dialog>
  )
}
