import { niuniuClasses } from '@xinghe/rules/games/cards/niuniu/hand-class.ts'
import type { NiuniuHandView, NiuniuView } from '@xinghe/rules/games/cards/niuniu/niuniu.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { niuniuClassWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { niuniuText as words, tableText } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import { cardsAloud } from '../words/card-words.ts'

/** What a screen reader is told once the cards lie open. */
export const niuniuTold = (t: Text, { view, risk, payout }: CardRound<NiuniuView>): string => {
  const told = (who: string, hand: NiuniuHandView) =>
    t(words.handTold, {
      who: t(who),
      cards: cardsAloud(t, hand.cards),
      class: t(niuniuClassWords[niuniuClasses[hand.class] ?? 'none']),
    })
  return [
    told(tableText.you, view.member),
    told(tableText.dealer, view.dealer),
    t(view.won ? words.won : words.lost),
    t(tableText.roundOver, { staked: fenToCny(risk), paid: fenToCny(payout ?? 0n) }),
  ].join('')
}
