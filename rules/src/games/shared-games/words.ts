import { cardName } from '../cards/deck.ts'
import { betLabel as lotteryLabel, drawText } from '../lottery/words.ts'
import type { BetChoice, Numbers } from '../shared/shared-game.ts'
import { isTableCode } from '../tables/table-game.ts'
import { resultText, settledText as tableText, spotName } from '../tables/words.ts'
import type { SharedCode } from './shared-codes.ts'
import { sharedGameOf } from './shared-games.ts'

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

/** The numbers of a draw, also of one that somebody has made up: `3 5 6`, `♠A ♥10 ♦7 ♣8`. */
export const numbersText = (game: SharedCode, numbers: Numbers): string =>
  (sharedGameOf(game).draws === 'cards' ? numbers.map(cardName) : numbers).join(' ')

/** What a draw of the game comes to, where its numbers alone do not say it; else empty. */
export const outcomeText = (game: SharedCode, numbers: Numbers): string =>
  isTableCode(game) ? resultText(game, numbers) : ''
