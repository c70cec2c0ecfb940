import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { multipleText } from '@xinghe/rules/base/award.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { frameText as words } from './messages.ts'
import type { Item } from './use-activity.ts'

interface ClaimDialogProps {
  kind: ActivityKind
  id: string
  item: Item
  onClose: () => void
}

/** What a claim gives, and the turnover that it asks. */
export function ClaimDialog({ kind, id, item: { item, period }, onClose }: ClaimDialogProps) {
  const t = useText()
  return (
    <ConfirmDialog
      wanted={{ kind, id, item, period, action: 'claim' }}
      texts={{
        title: t(words.confirmTitle),
        confirm: t(words.confirm),
        loading: t(words.confirmLoading),
        fault: t(words.confirmFault),
      }}
      tone="gold"
      factsOf={({ amount, multipleHundredths, turnoverAsked }) => [
        { name: t(words.amount), value: fenToCny(amount), isStrong: true },
        {
          name: t(words.multiple),
          value:
            multipleHundredths === 0
              ? t(words.none)
              : t(words.times, { times: multipleText(multipleHundredths) }),
        },
        { name: t(words.turnover), value: fenToCny(turnoverAsked) },
        { name: t(words.into), value: t(words.centre) },
      ]}
      onDone={({ award }) => {
        const inReview = award?.state === 'review'
        showToast(
          inReview ? t(words.inReview) : t(words.done, { amount: fenToCny(award?.amount ?? 0n) }),
          { tone: inReview ? 'info' : 'success' },
        )
      }}
      onClose={onClose}
    />
  )
}
