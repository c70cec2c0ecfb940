import { lotteryOf } from '../lottery/lotteries.ts'
import { lotteryRounds } from '../lottery/lottery-rounds.ts'
import type { SharedGame } from '../shared/shared-game.ts'
import type { SharedCode } from './shared-codes.ts'

const byCode: Readonly<Record<SharedCode, SharedGame>> = {
  K3: lotteryRounds(lotteryOf('K3')),
  SSC: lotteryRounds(lotteryOf('SSC')),
  PK10: lotteryRounds(lotteryOf('PK10')),
  LHC: lotteryRounds(lotteryOf('LHC')),
}

export const sharedGameOf = (code: SharedCode): SharedGame => byCode[code]
