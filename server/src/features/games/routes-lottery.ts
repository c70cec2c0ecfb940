import * as calls from '@xinghe/contract/games-lottery.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { casinoCap } from './draws/casino-cap.ts'
import { placeBets } from './draws/place-bets.ts'
import { readChainStarts, readDraws, readTable } from './draws/read-lottery.ts'
import type { GamesParts } from './parts/parts.ts'

export const lotteryRoutes = (platform: Platform, games: GamesParts): Route[] => [
  forAnyone(calls.lotteryTable, (input, context) =>
    readTable(platform, input, context, casinoCap(platform.settings.get('book'), context.now)),
  ),
  forAnyone(calls.lotteryDraws, (input) => readDraws(platform, input)),
  forAnyone(calls.lotteryChain, (input) => readChainStarts(platform, input)),
  forMember(calls.lotteryBets, (input, context) => placeBets(platform, games, input, context)),
]
