import type { Call } from './call.ts'
import * as account from './account.ts'
import * as accountCodes from './account-codes.ts'
import * as accountMember from './account-member.ts'
import * as accountProfile from './account-profile.ts'
import * as accountProtection from './account-protection.ts'
import * as inbox from './inbox.ts'
import * as site from './site.ts'
import * as wallet from './wallet.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'rate' in value

/** Every built call, for routing, the API document and the tests. The web imports calls one by one. */
export const builtCalls: readonly Call[] = [
  account,
  accountCodes,
  accountMember,
  accountProfile,
  accountProtection,
  inbox,
  site,
  wallet,
].flatMap((feature) => Object.values(feature as Record<string, unknown>).filter(isCall))
