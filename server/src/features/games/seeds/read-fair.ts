import type { InputOf } from '@xinghe/contract/call.ts'
import type { readFair as readFairCall } from '@xinghe/contract/games-fair.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkLaunched, fairnessOf, type Fairness } from './fairness.ts'
import type { SeedVault } from '../../../platform/secrets/seed-vault.ts'
import { insertRow } from './store.ts'

/** Shows the commitments; the first look makes the seeds behind them. */
export const readFair = async (
  { sql }: Pick<Platform, 'sql'>,
  vault: SeedVault,
  { uid }: InputOf<typeof readFairCall>,
  context: MemberContext,
): Promise<Fairness> => {
  await checkLaunched(sql, uid, context)
  const { memberId, now } = context
  await insertRow(sql, memberId, [vault.make(), vault.make()], now)
  return fairnessOf(sql, memberId)
}
