import { lotteryOf } from '../lottery/lotteries.ts'
import { lotteryRounds } from '../lottery/lottery-rounds.ts'
import type { SharedGame } from '../shared/shared-game.ts'
import { tableRounds } from '../tables/table-rounds.ts'
import { tableOf } from '../tables/tables.ts'
import type { SharedCode } from './shared-codes.ts'

const byCode: Readonly<Record<SharedCode, SharedGame>> = {
  K3: lotteryRounds(lotteryOf('K3')),
  SSC: lotteryRounds(lotteryOf('SSC')),
  PK10: lotteryRounds(lotteryOf('PK10')),
  LHC: lotteryRounds(lotteryOf('LHC')),
  BA1: tableRounds(tableOf('BA1')),
  BA2: tableRounds(tableOf('BA2')),
  BA3: tableRounds(tableOf('BA3')),
  DT1: tableRounds(tableOf('DT1')),
  RL1: tableRounds(tableOf('RL1')),
}

export const sharedGameOf = (code: SharedCode): SharedGame => byCode[code]
