import { cardName } from '@xinghe/rules/games/cards/deck.ts'
import { fishNames } from '@xinghe/rules/games/fishing/texts.ts'
import { isSlotCode } from '@xinghe/rules/games/slots/machines/machines.ts'
import { poolNames, symbolNames } from '@xinghe/rules/games/slots/texts.ts'
import type { DrawMeaning, ToldDraw } from '@xinghe/rules/games/verify/told-draw.ts'
import type { TextParams } from '../../../../platform/i18n/fill-in.ts'
import { verifyText as words } from './messages.ts'

type Words = (text: string, params?: TextParams) => string

/** One number of the stream, ready to be shown by a page or the offline file. */
export interface DrawLine {
  readonly key: string
  /** Block and place in it, as verifiers of others count. */
  readonly position: string
  readonly word: string
  readonly bound: string
  readonly value: string
  readonly meaning: string
}

const wordsPerBlock = 8

/** Codes of symbols are per machine. */
const symbolText = (game: string, symbol: string): string =>
  isSlotCode(game) ? (symbolNames[game][symbol] ?? symbol) : symbol

const meaningText = (meaning: DrawMeaning, game: string, t: Words): string => {
  switch (meaning.kind) {
    case 'reel': {
      const { spin, reel, symbols } = meaning
      const params = {
        spin,
        reel: reel + 1,
        symbols: symbols.map((symbol) => t(symbolText(game, symbol))).join('、'),
      }
      return t(spin === 0 ? words.reel : words.freeReel, params)
    }
    case 'pool': {
      return t(meaning.isWon ? words.poolWon : words.poolLost, {
        pool: t(poolNames[meaning.pool] ?? meaning.pool),
      })
    }
    case 'card': {
      return cardName(meaning.card)
    }
    case 'unused-card': {
      return t(words.unusedCard)
    }
    case 'catch': {
      return t(meaning.isCaught ? words.caught : words.escaped, {
        fish: t(fishNames[meaning.fish]),
      })
    }
    case 'prize': {
      return t(words.chestPrize, { multiple: meaning.multiple })
    }
    default: {
      return t(words.number, { number: meaning.number })
    }
  }
}

export const drawLines = (draws: readonly ToldDraw[], game: string, t: Words): DrawLine[] =>
  draws.map(({ position, word, bound, value, meaning }) => ({
    key: String(position),
    position: `${Math.floor(position / wordsPerBlock)}:${position % wordsPerBlock}`,
    word: word.toString(16).padStart(8, '0'),
    bound: String(bound),
    value: String(value),
    meaning: meaningText(meaning, game, t),
  }))
