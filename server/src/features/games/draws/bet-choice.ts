import { lotteryOf, playOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { readPick } from '@xinghe/rules/games/lottery/pick.ts'
import type { Animal, Numbers, Verdict } from '@xinghe/rules/games/lottery/play.ts'
import type { Price } from '@xinghe/rules/games/lottery/price.ts'

/** What a bet is on, as its row keeps it. */
export interface BetChoice {
  readonly play: string
  readonly pick: string
  readonly price: Price
}

export const judgeChoice = (
  table: LotteryCode,
  { play: code, pick: text }: BetChoice,
  numbers: Numbers,
  yearAnimal: Animal,
): Verdict => {
  const play = playOf(lotteryOf(table), code)
  const pick = play && readPick(play, text)
  // A bet was checked before it was taken, so this is a bug, and the round waits for its correction.
  if (play === undefined || pick?.ok !== true) throw new Error(`${table} has no ${code} ${text}`)
  return play.judge(pick.value, numbers, yearAnimal)
}
