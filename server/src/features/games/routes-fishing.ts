import * as calls from '@xinghe/contract/games-fishing.ts'
import { forMember, type Route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/parts.ts'
import { joinRoom } from './fishing/join-room.ts'
import { shootFish } from './fishing/shoot-fish.ts'
import type { GamesParts } from './parts/parts.ts'

export const fishingRoutes = (platform: Platform, games: GamesParts): Route[] => [
  forMember(calls.joinRoom, (input, context) => joinRoom(platform, games, input, context)),
  forMember(calls.shoot, (input, context) => shootFish(platform, games, input, context)),
]
