import type { BlackjackView, HandView } from '../cards/blackjack/view.ts'
import { cardName, type Card } from '../cards/deck.ts'
import { niuniuClasses } from '../cards/niuniu/hand-class.ts'
import type { NiuniuHandView, NiuniuView } from '../cards/niuniu/niuniu.ts'
import {
  blackjackResultWords,
  niuniuClassWords,
  zhajinhuaClassWords,
} from '../cards/words/texts.ts'
import type { OpponentView, ZhajinhuaView } from '../cards/zhajinhua/view.ts'

const cardsText = (cards: readonly (Card | null)[]): string =>
  cards.map((card) => (card === null ? '暗牌' : cardName(card))).join(' ')

const blackjackHand = ({ cards, total, result, doubled }: HandView): string =>
  [
    `${cardsText(cards)}（${total} 点）`,
    doubled ? '加倍' : '',
    result === null ? '' : blackjackResultWords[result],
  ].join('')

export const blackjackDetail = ({ hands, dealer, insurance }: BlackjackView): string => {
  const own = hands.map((hand, at) =>
    hands.length > 1 ? `第 ${at + 1} 手 ${blackjackHand(hand)}` : `你的牌 ${blackjackHand(hand)}`,
  )
  const insured = insurance === null ? [] : [insurance.paid ? '保险赢' : '保险未中']
  return [...own, `庄家 ${cardsText(dealer.cards)}（${dealer.total} 点）`, ...insured].join('，')
}

const bullText = ({ class: index }: NiuniuHandView): string =>
  niuniuClassWords[niuniuClasses[index] ?? 'none']

export const niuniuDetail = ({ member, dealer, won, multiplier }: NiuniuView): string =>
  `你的牌 ${cardsText(member.cards)}（${bullText(member)}），庄家 ${cardsText(dealer.cards)}（${bullText(dealer)}），${won ? '你赢' : '庄家赢'} ${multiplier} 倍`

const againstText = ({ class: kind, result }: OpponentView, at: number): string => {
  const name = `对手 ${at + 1}`
  const held = kind === null ? name : `${name}（${zhajinhuaClassWords[kind]}）`
  if (result === 'win') return `赢${held}`
  if (result === 'lose') return `输给${held}`
  return result === 'push' ? `与${held}同牌，退还` : `${name} 弃牌`
}

export const zhajinhuaDetail = ({ stage, member, opponents }: ZhajinhuaView): string => {
  const hand = `${cardsText(member.cards)}${member.class === null ? '' : `（${zhajinhuaClassWords[member.class]}）`}`
  if (stage === 'folded') return `你的牌 ${hand}，你已弃牌`
  const against = opponents.map(againstText)
  return [`你的牌 ${hand}${stage === 'blind' ? '闷跟' : '跟注'}`, ...against].join('，')
}
