import { confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { multipleText } from '@xinghe/rules/base/award.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import { refreshBalance, refreshMine, type Item } from './use-activity.ts'

interface ClaimDialogProps {
  kind: ActivityKind
  id: string
  item: Item
  onClose: () => void
}

/** What a claim gives and asks, as the server confirms it, before the claim. */
export function ClaimDialog({ kind, id, item: { item, period }, onClose }: ClaimDialogProps) {
  const t = useText()
  const quote = useCall(confirmActivity, { kind, id, item, period }, { staleTime: 0 })
  const claiming = useWrite(joinActivity, {
    refresh: () => Promise.all([refreshMine(kind, id), refreshBalance()]),
  })
  const { busy, fault } = claiming
  const shown = quote.isFetching ? undefined : quote.data

  const claim = async (): Promise<void> => {
    if (shown === undefined) return
    const { confirmId } = shown
    const outcome = await claiming.send({ kind, id, action: 'claim', item, period, confirmId })
    if (outcome?.kind === 'refused' && outcome.refused.refusal === 'activity-changed')
      void quote.refetch()
    if (outcome?.kind !== 'answered') return
    const { award } = outcome.answer
    const inReview = award?.state === 'review'
    showToast(
      inReview ? t(words.inReview) : t(words.done, { amount: fenToCny(award?.amount ?? 0n) }),
      { tone: inReview ? 'info' : 'success' },
    )
    onClose()
  }

  const facts = shown && [
    { name: words.amount, value: fenToCny(shown.amount), isStrong: true },
    {
      name: words.multiple,
      value:
        shown.multipleHundredths === 0
          ? t(words.none)
          : t(words.times, { times: multipleText(shown.multipleHundredths) }),
    },
    { name: words.turnover, value: fenToCny(shown.turnoverAsked) },
    { name: words.into, value: t(words.centre) },
  ]
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose()
      }}
      title={t(words.confirmTitle)}
      closeLabel={t(words.close)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button
            variant="gold"
            loading={busy}
            disabled={shown === undefined}
            onClick={() => void claim()}
          >
            {t(words.confirm)}
          </Button>
        </>
      }
    >
      {quote.isError && !quote.isFetching && (
        <QueryError title={t(words.confirmFault)} query={quote} />
      )}
      {quote.isFetching && (
        <div role="status" aria-label={t(words.confirmLoading)} className="space-y-3">
          {Array.from({ length: 4 }, (_, at) => (
            <Skeleton key={at} className="h-8" />
          ))}
        </div>
      )}
      {facts && !quote.isError && (
        <dl className="divide-y divide-line text-14">
          {facts.map(({ name, value, isStrong }) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
              <dt className="text-muted">{t(name)}</dt>
              <dd className={isStrong ? 'font-num text-28 font-bold text-gold-text' : 'font-num'}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Fault text={fault} className="mt-3" />
    </Dialog>
  )
}
