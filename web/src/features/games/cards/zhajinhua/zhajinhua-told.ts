import type { ZhajinhuaView } from '@xinghe/rules/games/cards/zhajinhua/view.ts'
import { fenToCny } from '@xinghe/rules/base/money.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import { opponentResultWords, zhajinhuaClassWords } from '@xinghe/rules/games/cards/words/texts.ts'
import { tableText, zhajinhuaText as words } from '../words/messages.ts'
import type { CardRound } from '../play/card-play.ts'
import { cardsAloud } from '../words/card-words.ts'

/** What a screen reader is told after each step. */
export const zhajinhuaTold = (
  t: Text,
  { view, risk, payout }: CardRound<ZhajinhuaView>,
): string => {
  const { member, opponents } = view
  const own =
    member.class === null
      ? t(words.notSeen)
      : t(words.yourHand, {
          cards: cardsAloud(t, member.cards),
          class: t(zhajinhuaClassWords[member.class]),
        })
  if (payout === null) return own
  const results = opponents.map(({ cards, result }, index) =>
    t(words.opponentHand, {
      number: String(index + 1),
      cards: cardsAloud(t, cards),
      result: t(opponentResultWords[result ?? 'gave-up']),
    }),
  )
  const total = t(tableText.roundOver, { staked: fenToCny(risk), paid: fenToCny(payout) })
  return [own, ...results, total].join('')
}
