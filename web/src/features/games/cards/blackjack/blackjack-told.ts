import type { BlackjackView, HandView } from '@xinghe/rules/games/cards/blackjack/view.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { blackjackResultWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { blackjackText as words, tableText } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import { cardsAloud } from '../words/card-words.ts'

const handTold = (t: Text, { cards, total, soft, result }: HandView): string => {
  const points = t(soft && total < 21 ? words.softPoints : words.points, { points: String(total) })
  const told = t(words.yourHand, { cards: cardsAloud(t, cards), points })
  return result === null ? told : `${told}${t(blackjackResultWords[result])}。`
}

/** What a screen reader is told after each step. */
export const blackjackTold = (
  t: Text,
  { view, risk, payout }: CardRound<BlackjackView>,
): string => {
  const { dealer, hands, phase } = view
  const active = hands.findIndex((hand) => hand.active)
  return [
    ...hands.map((hand) => handTold(t, hand)),
    t(words.dealerHand, { cards: cardsAloud(t, dealer.cards) }),
    phase === 'insurance' ? t(words.insurance) : '',
    hands.length > 1 && active >= 0 ? t(words.turn, { number: String(active + 1) }) : '',
    payout === null
      ? ''
      : t(tableText.roundOver, { staked: fenToCny(risk), paid: fenToCny(payout) }),
  ].join('')
}
