import type { Call } from './call.ts'
import * as account from './account.ts'
import * as accountCodes from './account-codes.ts'
import * as accountMember from './account-member.ts'
import * as accountPrivacy from './account-privacy.ts'
import * as accountProfile from './account-profile.ts'
import * as accountProtection from './account-protection.ts'
import * as agent from './agent.ts'
import * as chat from './chat.ts'
import * as gamesFair from './games-fair.ts'
import * as gamesFishing from './games-fishing.ts'
import * as gamesLottery from './games-shared.ts'
import * as gamesPlay from './games-play.ts'
import * as inbox from './inbox.ts'
import * as inboxFeedback from './inbox-feedback.ts'
import * as inboxLetters from './inbox-letters.ts'
import * as lobbyGames from './lobby-games.ts'
import * as lobbyVenues from './lobby-venues.ts'
import * as promotions from './promotions.ts'
import * as promotionsExchange from './promotions-exchange.ts'
import * as promotionsInvitation from './promotions-invitation.ts'
import * as promotionsRace from './promotions-race.ts'
import * as records from './records.ts'
import * as recordsBets from './records-bets.ts'
import * as site from './site.ts'
import * as siteFigures from './site-figures.ts'
import * as siteLegal from './site-legal.ts'
import * as siteLists from './site-lists.ts'
import * as siteSupport from './site-support.ts'
import * as sports from './sports.ts'
import * as sportsAppeal from './sports-appeal.ts'
import * as sportsResource from './sports-resource.ts'
import * as vip from './vip.ts'
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
  accountPrivacy,
  accountProfile,
  accountProtection,
  agent,
  chat,
  gamesFair,
  gamesFishing,
  gamesLottery,
  gamesPlay,
  inbox,
  inboxFeedback,
  inboxLetters,
  lobbyGames,
  lobbyVenues,
  promotions,
  promotionsExchange,
  promotionsInvitation,
  promotionsRace,
  records,
  recordsBets,
  site,
  siteFigures,
  siteLegal,
  siteLists,
  siteSupport,
  sports,
  sportsAppeal,
  sportsResource,
  vip,
  wallet,
  walletCards,
  walletDeposit,
  walletWithdraw,
].flatMap((feature) => Object.values(feature as Record<string, unknown>).filter(isCall))
