import type { Call } from './call.ts'
import * as account from './account.ts'
import * as accountCodes from './account-codes.ts'
import * as accountMember from './account-member.ts'
import * as accountProfile from './account-profile.ts'
import * as accountProtection from './account-protection.ts'
import * as inbox from './inbox.ts'
import * as lobbyVenues from './lobby-venues.ts'
import * as records from './records.ts'
import * as recordsBets from './records-bets.ts'
import * as site from './site.ts'
import * as sports from './sports.ts'
import * as sportsAppeal from './sports-appeal.ts'
import * as wallet from './wallet.ts'
import * as walletCards from './wallet-cards.ts'
import * as walletDeposit from './wallet-deposit.ts'
import * as walletWithdraw from './wallet-withdraw.ts'

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
  lobbyVenues,
  records,
  recordsBets,
  site,
  sports,
  sportsAppeal,
  wallet,
  walletCards,
  walletDeposit,
  walletWithdraw,
].flatMap((feature) => Object.values(feature as Record<string, unknown>).filter(isCall))
