import * as calls from '@xinghe/contract/games-shared.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { casinoCap } from './round/casino-cap.ts'
import { placeBets } from './draws/place-bets.ts'
import { readChainStarts, readDraws, readTable } from './draws/read-table.ts'
import type { GamesParts } from './parts/parts.ts'

export const tableRoutes = (platform: Platform, games: GamesParts): Route[] => [
  forAnyone(calls.sharedTable, (input, context) =>
    readTable(platform, input, context, casinoCap(platform.settings.get('book'), context.now)),
  ),
  forAnyone(calls.sharedDraws, (input) => readDraws(platform, input)),
  forAnyone(calls.sharedChain, (input) => readChainStarts(platform, input)),
  forMember(calls.sharedBets, (input, context) => placeBets(platform, games, input, context)),
]
