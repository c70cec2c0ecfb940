import { isContactYoung } from '@xinghe/rules/wallet/new-card.ts'
import type { MemberContext } from '../../../platform/http/context.ts'
import type { Platform } from '../../../platform/parts.ts'
import { checkPassword, isPasswordNeeded } from '../member/check-password.ts'
import type { WalletParts } from '../member/parts.ts'
import type { Identity } from '../member/store-identity.ts'

type Parts = Pick<Platform, 'sql' | 'settings'>

/** While the site's switch is on, and always where a thief may have bound the phone. */
export const isPasswordNeededForCard = (
  platform: Pick<Platform, 'settings'>,
  { phoneBoundAt }: Pick<Identity, 'phoneBoundAt'>,
  now: MemberContext['now'],
): boolean => {
  const { newCardHoldHours } = platform.settings.get('cashier')
  return isPasswordNeeded(platform) || isContactYoung(phoneBoundAt, now, newCardHoldHours)
}

/**
 * A session alone adds no card: it takes a code to the bound phone, which costs a captcha, and the
 * withdrawal password. The code comes last, so that a wrong password does not use it up.
 */
export const proveNewCard = async (
  platform: Parts,
  parts: WalletParts,
  given: { readonly password?: string | undefined; readonly code?: string | undefined },
  identity: Identity,
  context: MemberContext,
): Promise<void> => {
  const isNeeded = isPasswordNeededForCard(platform, identity, context.now)
  await checkPassword(platform, parts, given.password, context, isNeeded)
  await parts.checkNewCardCode(context, given.code ?? '')
}
