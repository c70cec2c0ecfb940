import { k3 } from './k3.ts'
import { lhc } from './lhc.ts'
import type { Lottery, LotteryCode } from './lottery.ts'
import { pk10 } from './pk10.ts'
import type { Play } from './play.ts'
import { ssc } from './ssc.ts'

const byCode: Readonly<Record<LotteryCode, Lottery>> = { K3: k3, SSC: ssc, PK10: pk10, LHC: lhc }

export const lotteryOf = (code: LotteryCode): Lottery => byCode[code]

export const playOf = (lottery: Lottery, code: string): Play | undefined =>
  lottery.plays.find((play) => play.code === code)
