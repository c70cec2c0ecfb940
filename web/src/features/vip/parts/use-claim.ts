import { claimOffers } from '@xinghe/contract/promotions.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { vipText as words } from './messages.ts'
import { refreshVip } from './use-vip.ts'

/** Claims one gift and tells what came of it. */
export const useClaim = () => {
  const t = useText()
  const write = useWrite(claimOffers, { refresh: refreshVip, toastFaults: true })
  return {
    busy: write.busy,
    claim: async (awardId: string): Promise<void> => {
      const outcome = await write.send({ awardIds: [awardId] })
      if (outcome?.kind !== 'answered') return
      const { granted } = outcome.answer
      if (granted > 0n)
        showToast(t(words.claimed, { amount: fenToCny(granted) }), { tone: 'success' })
      else showToast(t(words.claimFault), { tone: 'error' })
    },
  }
}
