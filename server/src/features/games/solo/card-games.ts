import * as z from 'zod/mini'
import { blackjack } from '@xinghe/rules/games/cards/blackjack/blackjack.ts'
import { blackjackActions } from '@xinghe/rules/games/cards/blackjack/state.ts'
import { mostOthers, niuniu, niuniuModes } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import {
  blackjackStakes,
  niuniuStakes,
  zhajinhuaStakes,
} from '@xinghe/rules/games/cards/stake-ladder.ts'
import { mostOpponents, zhajinhuaActions } from '@xinghe/rules/games/cards/zhajinhua/state.ts'
import { zhajinhua } from '@xinghe/rules/games/cards/zhajinhua/zhajinhua.ts'
import { gameChannels } from '../channels/game-channels.ts'
import { playable, type Playable } from './playable.ts'

const wholeFrom = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))

const told = {
  channel: gameChannels.cards,
  startedBy: 'deal',
  lastsMs: () => 5_000,
} as const

export const cardGames: readonly Playable[] = [
  playable(
    blackjack,
    { choice: z.null(), action: z.enum(blackjackActions) },
    { ...told, stakes: blackjackStakes },
  ),
  playable(
    niuniu,
    {
      choice: z.strictObject({ mode: z.enum(niuniuModes), others: wholeFrom(0, mostOthers) }),
      action: z.never(),
    },
    { ...told, stakes: niuniuStakes },
  ),
  playable(
    zhajinhua,
    {
      choice: z.strictObject({ opponents: wholeFrom(1, mostOpponents) }),
      action: z.enum(zhajinhuaActions),
    },
    { ...told, stakes: zhajinhuaStakes },
  ),
]
