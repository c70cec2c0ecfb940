import { lotteryOf, playOf } from '@xinghe/rules/games/lottery/lotteries.ts'
import type { LotteryCode } from '@xinghe/rules/games/lottery/lottery.ts'
import { cellPicks } from '@xinghe/rules/games/lottery/pick.ts'
import type { Pick, Play } from '@xinghe/rules/games/lottery/play.ts'
import { placeName, playName } from '@xinghe/rules/games/lottery/words.ts'

/** The charts of a lottery: a play, at one of its places. */
export interface Trend {
  readonly key: string
  readonly name: string
  readonly play: Play
  readonly picks: readonly Pick[]
}

const trendPlays: Readonly<Record<LotteryCode, readonly string[]>> = {
  K3: ['contains', 'sum'],
  SSC: ['digit'],
  PK10: ['rank'],
  LHC: ['special-zodiac', 'special-tail', 'wave'],
}

export const trendsOf = (lottery: LotteryCode): Trend[] =>
  trendPlays[lottery].flatMap((code) => {
    const play = playOf(lotteryOf(lottery), code)
    if (play === undefined) return []
    return [...Map.groupBy(cellPicks(play), (pick) => pick.place)].map(([place, picks]) => ({
      key: `${code} ${place}`,
      name: placeName(lottery, play, place) || playName(lottery, play),
      play,
      picks,
    }))
  })
