import { rankName, suitName, type Card } from '@xinghe/rules/games/cards/deck.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { suitWords, tableText } from './messages.ts'

/** Cards as they are read aloud. */
export const cardsAloud = (t: Text, cards: readonly (Card | null)[]): string =>
  cards
    .map((card) =>
      card === null ? t(tableText.hidden) : `${t(suitWords[suitName(card)])}${rankName(card)}`,
    )
    .join(' ')
