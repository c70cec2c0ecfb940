import { betLabel as lotteryLabel, drawText } from '../lottery/words.ts'
import type { BetChoice, Numbers } from '../shared/shared-game.ts'
import { isTableCode } from '../tables/table-game.ts'
import { settledText as tableText, spotName } from '../tables/words.ts'
import type { SharedCode } from './shared-codes.ts'

/** Of a settled bet: the round that decided it. */
export const settledText = (
  game: SharedCode,
  round: { readonly name: string; readonly numbers: Numbers | null },
  choice: BetChoice,
): string =>
  isTableCode(game)
    ? tableText(game, round.name, choice, round.numbers)
    : drawText(game, round.name, round.numbers)

/** What a bet is on, as its member reads it. */
export const betLabel = (game: SharedCode, play: string, pick: string): string =>
  isTableCode(game) ? spotName(game, { play, pick }) : lotteryLabel(game, play, pick)
