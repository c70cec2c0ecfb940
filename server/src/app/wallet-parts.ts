import { Refused } from '@xinghe/contract/refusal.ts'
import { checkCode } from '../features/account/codes/check-code.ts'
import type { AccountParts } from '../features/account/member/parts.ts'
import { hashRealName } from '../features/account/profile/bind-real-name.ts'
import { boundContact } from '../features/account/profile/bound-contact.ts'
import { checkOwnPassword } from '../features/account/profile/check-own-password.ts'
import { readBindings } from '../features/account/profile/store.ts'
import type { WalletParts } from '../features/wallet/member/parts.ts'
import type { Platform } from '../platform/parts.ts'

/** The checks of the account feature that the wallet needs. */
export const walletParts = (platform: Platform, account: AccountParts): WalletParts => ({
  async checkWithdrawalPassword(context, typed) {
    const { withdrawalPasswordHash } = await readBindings(platform.sql, context.memberId)
    if (withdrawalPasswordHash === null) throw new Refused('withdrawal-password-unset')
    await checkOwnPassword(platform, account, context, {
      which: 'withdrawal',
      typed,
      stored: withdrawalPasswordHash,
    })
  },
  async checkNewCardCode({ memberId, now }, code) {
    const target = boundContact(
      platform.secrets,
      await readBindings(platform.sql, memberId),
      'phone',
    )
    await checkCode(platform, { target, purpose: 'new-card', memberId, code, now })
  },
  realNameHash: (name) => hashRealName(platform.secrets, name),
})
