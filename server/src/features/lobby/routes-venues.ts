import * as calls from '@xinghe/contract/lobby-venues.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { launch, openLaunch } from './launch.ts'
import type { LobbyParts } from './parts.ts'
import { readAllBalances, readVenueBalance } from './read-balances.ts'
import { recycle } from './recycle.ts'
import { writeAutoTransfer } from './venues/store.ts'
import { transferMoney } from './transfer-money.ts'

export const venueRoutes = (platform: Platform, parts: LobbyParts): Route[] => [
  forMember(calls.allBalance, (input, context) => readAllBalances(platform, parts, input, context)),
  forMember(calls.recycle, (_, context) => recycle(platform, parts, context)),
  forMember(calls.venueTransfer, (input, context) =>
    transferMoney(platform, parts, input, context),
  ),
  forMember(calls.venueBalance, (input, context) =>
    readVenueBalance(platform, parts, input, context),
  ),
  forMember(calls.setAutoTransfer, async ({ status }, { memberId }) => {
    await writeAutoTransfer(platform.sql, memberId, status === 1)
    return { status }
  }),
  forMember(calls.launch, (input, context) => launch(platform, parts, input, context)),
  forMember(calls.launchByKey, (input, context) => openLaunch(platform, input, context)),
]
