import type { InputOf, OutputOf } from '@xinghe/contract/call.ts'
import { confirmActivity, joinActivity } from '@xinghe/contract/promotions.ts'
import { Button } from '@xinghe/ui/Button.tsx'
import { Dialog } from '@xinghe/ui/Dialog.tsx'
import { Fault } from '@xinghe/ui/Fault.tsx'
import { Skeleton } from '@xinghe/ui/Skeleton.tsx'
import { useCall } from '../../../platform/api/use-call.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { QueryError } from '../../../platform/feedback/QueryError.tsx'
import { useText } from '../../../platform/i18n/use-text.ts'
import { frameText as words } from './messages.ts'
import { refreshBalance, refreshMine } from './use-activity.ts'

type Quote = OutputOf<typeof confirmActivity>

interface Fact {
  /** Translated. */
  readonly name: string
  readonly value: string
  readonly isStrong?: boolean
}

interface ConfirmDialogProps {
  wanted: InputOf<typeof confirmActivity> & { readonly action: 'claim' | 'quit' }
  /** Translated. */
  texts: Readonly<Record<'title' | 'confirm' | 'loading' | 'fault', string>> & {
    readonly line?: string
  }
  tone: 'gold' | 'danger'
  /** What the quote says, line by line. */
  factsOf: (quote: Quote) => readonly Fact[]
  /** More to read anew besides the activity and the balance. */
  refresh?: () => Promise<unknown>
  onDone: (answer: OutputOf<typeof joinActivity>, quote: Quote) => void
  onClose: () => void
}

/** What an action gives, takes and asks, as the server computes it, before it is done. */
export function ConfirmDialog({
  wanted,
  texts,
  tone,
  factsOf,
  refresh,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const t = useText()
  const quote = useCall(confirmActivity, wanted, { staleTime: 0 })
  const joining = useWrite(joinActivity, {
    refresh: () =>
      Promise.all([refreshMine(wanted.kind, wanted.id), refreshBalance(), refresh?.()]),
  })
  const { busy, fault } = joining
  const shown = quote.isFetching ? undefined : quote.data

  const confirm = async (): Promise<void> => {
    if (shown === undefined) return
    const outcome = await joining.send({ ...wanted, confirmId: shown.confirmId })
    if (outcome?.kind === 'refused' && outcome.refused.refusal === 'activity-changed')
      void quote.refetch()
    if (outcome?.kind !== 'answered') return
    onDone(outcome.answer, shown)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose()
      }}
      title={texts.title}
      closeLabel={t(words.close)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t(words.cancel)}
          </Button>
          <Button
            variant={tone}
            loading={busy}
            disabled={shown === undefined}
            onClick={() => void confirm()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      {texts.line !== undefined && (
        <p className="mb-3 text-13 text-pretty text-muted">{texts.line}</p>
      )}
      {quote.isError && !quote.isFetching && <QueryError title={texts.fault} query={quote} />}
      {quote.isFetching && (
        <div role="status" aria-label={texts.loading} className="space-y-3">
          {Array.from({ length: 3 }, (_, at) => (
            <Skeleton key={at} className="h-8" />
          ))}
        </div>
      )}
      {shown !== undefined && !quote.isError && (
        <dl className="divide-y divide-line text-14">
          {factsOf(shown).map(({ name, value, isStrong }) => (
            <div key={name} className="flex items-baseline justify-between gap-6 py-2.5">
              <dt className="text-muted">{name}</dt>
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
