import { Refused } from '@xinghe/contract/refusal.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import type { WalletParts } from './parts.ts'
import { readIdentity } from './store-identity.ts'

/** Required for withdrawals and for changes of cards, while the site's switch is on. */
export const isPasswordNeeded = ({ settings }: Pick<Platform, 'settings'>): boolean =>
  settings.get('switches').withdrawPasswordEnable === 1

export const checkPassword = async (
  platform: Pick<Platform, 'sql' | 'settings'>,
  parts: Pick<WalletParts, 'checkWithdrawalPassword'>,
  typed: string | undefined,
  context: Pick<MemberContext, 'memberId' | 'now'>,
  isNeeded = isPasswordNeeded(platform),
): Promise<void> => {
  if (!isNeeded) return
  const { hasWithdrawalPassword } = await readIdentity(platform.sql, context.memberId)
  if (!hasWithdrawalPassword) throw new Refused('withdrawal-password-unset')
  if (typed === undefined) throw new Refused('invalid-parameter', { fields: ['password'] })
  await parts.checkWithdrawalPassword(context, typed)
}
