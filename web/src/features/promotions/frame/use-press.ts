import { joinActivity } from '@xinghe/contract/promotions.ts'
import type { ActivityKind } from '@xinghe/rules/base/award.ts'
import { useWrite, type Write } from '../../../platform/api/use-write.ts'
import { refreshBalance, refreshMine } from './use-activity.ts'

/** A press that earns an award by itself: a sign-in, or a draw, whose balance waits for its animation. */
export const usePress = (
  kind: ActivityKind,
  id: string,
  { balanceWaits = false }: { balanceWaits?: boolean } = {},
): Write<typeof joinActivity> =>
  useWrite(joinActivity, {
    refresh: () =>
      balanceWaits ? undefined : Promise.all([refreshMine(kind, id), refreshBalance()]),
  })
