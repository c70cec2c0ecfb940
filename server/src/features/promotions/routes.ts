import { depositRewards } from '@xinghe/contract/inbox-feedback.ts'
import * as calls from '@xinghe/contract/promotions.ts'
import { invitedFriends } from '@xinghe/contract/promotions-invitation.ts'
import { raceBoard } from '@xinghe/contract/promotions-race.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { openSeedVault } from '../../platform/secrets/seed-vault.ts'
import { confirmActivity } from './activities/confirm-activity.ts'
import { joinActivity } from './activities/join-activity.ts'
import { listActivities } from './activities/list-activities.ts'
import { readState } from './activities/read-state.ts'
import { claimOffers } from './awards/claim-offers.ts'
import { listAwards } from './awards/list-awards.ts'
import { listDepositRewards } from './deposit-bonus/list-rewards.ts'
import { exchangeRoutes } from './exchange/routes-exchange.ts'
import { listFriends } from './activities/list-friends.ts'
import { makeRaceBoard } from './race/race-board.ts'

export const promotionRoutes = (platform: Platform): Route[] => {
  const parts = { ...platform, vault: openSeedVault(platform.secrets) }
  return [
    forAnyone(calls.activityList, (input, context) => listActivities(platform, input, context)),
    forMember(calls.activityState, (input, context) => readState(parts, input, context)),
    forMember(calls.confirmActivity, (input, context) => confirmActivity(platform, input, context)),
    forMember(calls.joinActivity, (input, context) => joinActivity(parts, input, context)),
    forMember(calls.awardList, (input, context) => listAwards(platform, input, context)),
    forAnyone(raceBoard, makeRaceBoard(platform)),
    forMember(invitedFriends, (input, context) => listFriends(platform, input, context)),
    forMember(calls.claimOffers, (input, context) => claimOffers(platform, input, context)),
    forMember(depositRewards, (input, context) => listDepositRewards(platform, input, context)),
    ...exchangeRoutes(platform),
  ]
}
