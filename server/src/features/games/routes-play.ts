import * as calls from '@xinghe/contract/games-play.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import type { GamesParts } from './parts/parts.ts'
import { actInRound } from './play/act-in-round.ts'
import { openGame } from './play/open-game.ts'
import { readHistory, readOwnRound } from './play/read-history.ts'
import { readReturns } from './play/read-returns.ts'
import { startRound } from './play/start-round.ts'

export const playRoutes = (platform: Platform, games: GamesParts): Route[] => {
  const parts = { platform, games }
  return [
    forMember(calls.openGame, (input, context) => openGame(parts, input, context)),
    forMember(calls.spin, (input, context) => startRound(parts, 'spin', input, context)),
    forMember(calls.deal, (input, context) => startRound(parts, 'deal', input, context)),
    forMember(calls.act, (input, context) => actInRound(parts, input, context)),
    forMember(calls.roundHistory, (input, context) => readHistory(parts, input, context)),
    forMember(calls.readRound, (input, context) => readOwnRound(parts, input, context)),
    forAnyone(calls.returnTable, async (input) => readReturns(input)),
  ]
}
