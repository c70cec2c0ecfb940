import type { UseQueryResult } from '@tanstack/react-query'
import type { OutputOf } from '@xinghe/contract/call.ts'
import { awardList, claimOffers } from '@xinghe/contract/promotions.ts'
import { withdrawInfo } from '@xinghe/contract/wallet-withdraw.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import { queryClient } from '../../../platform/api/query-client.ts'
import { useCall } from '../../../platform/api/use-call.ts'
import { useWrite } from '../../../platform/api/use-write.ts'
import { showToast } from '../../../platform/feedback/dialogs.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useMemberNews } from '../../../platform/live/use-member-news.ts'
import { welfareText as words } from './messages.ts'

type Offers = OutputOf<typeof awardList>
export type Offer = Offers['list'][number]

/** As many as one press can claim. */
const offersMost = 50

const refresh = (): Promise<unknown> =>
  Promise.all(
    [awardList, withdrawInfo].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )

/** What can be claimed now; read again when the server tells of a change. */
export const useOffers = (): UseQueryResult<Offers> => {
  useMemberNews(() => void refresh())
  const language = useLanguage()
  return useCall(awardList, { state: 'offered', pageSize: offersMost, language }, { staleTime: 0 })
}

export interface Claiming {
  readonly busy: boolean
  readonly claim: (offers: readonly Offer[]) => Promise<void>
}

/** Claims offers together and tells what came of it. */
export const useClaim = (): Claiming => {
  const t = useText()
  const write = useWrite(claimOffers, { refresh, toastFaults: true })
  return {
    busy: write.busy,
    claim: async (offers) => {
      const outcome = await write.send({ awardIds: offers.map(({ id }) => id) })
      if (outcome?.kind !== 'answered') return
      const { granted, results } = outcome.answer
      const refused = results.filter(({ refusal }) => refusal !== null).length
      if (granted > 0n)
        showToast(t(words.claimed, { amount: fenToCny(granted) }), { tone: 'success' })
      if (refused > 0) showToast(t(words.claimFault, { count: refused }), { tone: 'error' })
    },
  }
}
