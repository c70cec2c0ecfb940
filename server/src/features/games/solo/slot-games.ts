import * as z from 'zod/mini'
import type { Fen } from '@xinghe/rules/base/money.ts'
import type { Machine } from '@xinghe/rules/games/slots/machines/machine.ts'
import { machines } from '@xinghe/rules/games/slots/machines/machines.ts'
import { slotGame } from '@xinghe/rules/games/slots/slot-game.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { playable, type Playable } from './playable.ts'

const stakes: readonly Fen[] = [1, 2, 5, 10, 20, 50, 100, 200, 500].map(
  (yuan) => BigInt(yuan) * 100n,
)
/** DRG pays up to thirty thousand stakes. */
const mostOf = ({ code }: Machine): Fen => (code === 'DRG' ? 10_000n : 50_000n)

const spinMs = 2_500
const freeSpinMs = 1_500

export const slotGames: readonly Playable[] = Object.values(machines).map((machine) =>
  playable(
    slotGame(machine),
    { choice: z.null(), action: z.never() },
    {
      channel: gameChannels.slots,
      startedBy: 'spin',
      stakes: stakes.filter((stake) => stake <= mostOf(machine)),
      lastsMs: ({ freeStops }) => spinMs + freeSpinMs * freeStops.length,
      poolDraws: (draws) => draws.poolDraws,
    },
  ),
)
