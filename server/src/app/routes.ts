import { builtCalls } from '@xinghe/contract/calls.ts'
import type { AccountParts } from '../features/account/member/parts.ts'
import { protectionRoutes } from '../features/account/protection/routes-protection.ts'
import { accountRoutes } from '../features/account/routes.ts'
import { codeRoutes } from '../features/account/routes-codes.ts'
import { profileRoutes } from '../features/account/routes-profile.ts'
import { agentRoutes } from '../features/agent/routes.ts'
import type { ChatParts } from '../features/chat/parts/parts.ts'
import { chatRoutes } from '../features/chat/routes.ts'
import type { GamesParts } from '../features/games/parts/parts.ts'
import { fishingRoutes } from '../features/games/routes-fishing.ts'
import { tableRoutes } from '../features/games/routes-table.ts'
import { playRoutes } from '../features/games/routes-play.ts'
import { fairRoutes } from '../features/games/seeds/routes-fair.ts'
import { openSeedVault } from '../platform/secrets/seed-vault.ts'
import { feedbackRoutes } from '../features/inbox/feedback/routes-feedback.ts'
import { inboxRoutes } from '../features/inbox/routes.ts'
import type { LobbyParts } from '../features/lobby/parts.ts'
import { gameListRoutes } from '../features/lobby/routes-games.ts'
import { venueRoutes } from '../features/lobby/routes-venues.ts'
import { requireBonus } from '../features/promotions/deposit-bonus/require-bonus.ts'
import { promotionRoutes } from '../features/promotions/routes.ts'
import { describeBets } from '../features/records/attach-bets.ts'
import { recordRoutes } from '../features/records/routes.ts'
import { siteRoutes } from '../features/site/routes.ts'
import type { SportsParts } from '../features/sports/parts/parts.ts'
import { revealCard } from '../features/wallet/cards/reveal-card.ts'
import type { WalletParts } from '../features/wallet/member/parts.ts'
import { cardRoutes } from '../features/wallet/routes-cards.ts'
import { depositRoutes } from '../features/wallet/routes-deposit.ts'
import { withdrawRoutes } from '../features/wallet/routes-withdraw.ts'
import { sportsRoutes } from '../features/sports/routes-sports.ts'
import { vipRoutes } from '../features/vip/routes.ts'
import { walletRoutes } from '../features/wallet/routes.ts'
import type { Platform } from '../platform/parts.ts'
import { gameFacts } from './game-facts.ts'
import type { Route } from '../platform/http/route.ts'

/** The parts of single features, beside the platform. */
export interface FeatureParts {
  readonly account: AccountParts
  readonly chat: ChatParts
  readonly games: GamesParts
  readonly lobby: LobbyParts
  readonly sports: SportsParts
  readonly wallet: WalletParts
}

/**
 * Every built call has exactly one use case; a missing one stops the start instead of answering 404 later.
 */
export const allRoutes = (platform: Platform, parts: FeatureParts): Route[] => {
  const routes = [
    ...accountRoutes(platform, parts.account),
    ...codeRoutes(platform, parts.account),
    ...profileRoutes(platform, parts.account, (db, memberId, id) =>
      revealCard(db, platform.secrets, memberId, id),
    ),
    ...protectionRoutes(platform),
    ...inboxRoutes(platform),
    ...feedbackRoutes(platform, describeBets),
    ...siteRoutes(platform),
    ...recordRoutes(platform),
    ...promotionRoutes(platform),
    ...vipRoutes(platform),
    ...agentRoutes(platform),
    ...chatRoutes(platform, parts.chat),
    ...venueRoutes(platform, parts.lobby),
    ...gameListRoutes(platform, parts.lobby, gameFacts(platform)),
    ...sportsRoutes(platform, parts.sports),
    ...fairRoutes(platform, openSeedVault(platform.secrets)),
    ...playRoutes(platform, parts.games),
    ...fishingRoutes(platform, parts.games),
    ...tableRoutes(platform, parts.games),
    ...walletRoutes(platform),
    ...cardRoutes(platform, parts.wallet),
    ...depositRoutes(platform, parts.wallet, requireBonus),
    ...withdrawRoutes(platform, parts.wallet),
  ]
  for (const call of builtCalls) {
    const answering = routes.filter((route) => route.call === call).length
    if (answering !== 1) throw new Error(`${call.path} is answered by ${answering} use cases`)
  }
  return routes
}
