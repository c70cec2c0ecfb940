import * as calls from '@xinghe/contract/lobby-games.ts'
import { forAnyone, forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import type { LobbyParts } from './parts.ts'
import { addFavourite, removeFavourite } from './games/favourites.ts'
import type { FactsOf } from './games/game-facts.ts'
import { cachedPlayers } from './games/players.ts'
import { readGames, readRecent } from './games/read-games.ts'
import { readBonusPools, readWinners } from './games/read-told.ts'
import { readVenues } from './games/read-venues.ts'

export const gameListRoutes = (
  platform: Platform,
  { outside }: LobbyParts,
  factsOf: FactsOf,
): Route[] => {
  const parts = { players: cachedPlayers(platform), factsOf }
  return [
    forAnyone(calls.venuesOfCategory, (input) => readVenues(platform, outside, input)),
    forAnyone(calls.gameList, (input, context) => readGames(platform, parts, input, context)),
    forAnyone(calls.bonusPools, () => readBonusPools(platform)),
    forAnyone(calls.winners, () => readWinners(platform)),
    forMember(calls.recentGames, (input, context) => readRecent(platform, parts, input, context)),
    forMember(calls.addFavourite, (input, context) => addFavourite(platform, input, context)),
    forMember(calls.removeFavourite, (input, context) => removeFavourite(platform, input, context)),
  ]
}
