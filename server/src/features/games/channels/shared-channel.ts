import { lotteryCodes } from '@xinghe/rules/games/lottery/lottery.ts'
import type { SharedCode } from '@xinghe/rules/games/shared-games/shared-codes.ts'
import type { HouseChannel } from '../../../ledger/channel.ts'
import { gameChannels } from './game-channels.ts'

/** The channel that takes and pays the bets of a table. */
export const sharedChannelOf = (table: SharedCode): HouseChannel =>
  lotteryCodes.some((code) => code === table) ? gameChannels.lottery : gameChannels.live
