import { awardList } from '@xinghe/contract/promotions.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { DepositBonusKind } from '@xinghe/rules/promotions/deposit-bonus.ts'
import { refreshCall } from '../../../platform/api/use-call.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ConfirmDialog } from '../frame/ConfirmDialog.tsx'
import { depositBonusText as words } from './messages.ts'
import { bonusAwardsInput, type BonusAward } from './use-open-bonus.ts'

interface QuitDialogProps {
  kind: DepositBonusKind
  id: string
  award: BonusAward
  onClose: () => void
}

/** What quitting takes, and the turnover that it cancels. */
export function QuitDialog({ kind, id, award: { item, period }, onClose }: QuitDialogProps) {
  const t = useText()
  return (
    <ConfirmDialog
      wanted={{ kind, id, item, period, action: 'quit' }}
      texts={{
        title: t(words.quitTitle),
        line: t(words.quitLine),
        confirm: t(words.quitConfirm),
        loading: t(words.quitLoading),
        fault: t(words.quitFault),
      }}
      tone="danger"
      factsOf={({ amount, turnoverAsked }) => [
        { name: t(words.quitTakes), value: fenToCny(amount) },
        { name: t(words.quitReleases), value: fenToCny(turnoverAsked) },
      ]}
      refresh={() => refreshCall(awardList, bonusAwardsInput(kind))}
      onDone={(_, { amount }) =>
        showToast(t(words.quitDone, { amount: fenToCny(amount) }), { tone: 'success' })
      }
      onClose={onClose}
    />
  )
}
