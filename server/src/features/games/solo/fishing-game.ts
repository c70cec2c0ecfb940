import * as z from 'zod/mini'
import { bullets, shootMs } from '@xinghe/rules/games/fishing/cannon.ts'
import { fishing } from '@xinghe/rules/games/fishing/shoot.ts'
import { isShots, type Shots } from '@xinghe/rules/games/fishing/shots.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { playable } from './playable.ts'

/** Its choice is made by the server from the hits that count, so it is started by a call of its own. */
export const fishingGame = playable(
  fishing,
  { choice: z.custom<Shots>(isShots), action: z.never() },
  {
    channel: gameChannels.fishing,
    startedBy: 'shoot',
    stakes: bullets,
    lastsMs: () => shootMs,
  },
)
