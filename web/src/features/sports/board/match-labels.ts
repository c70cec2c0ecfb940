import type { Market } from '@xinghe/contract/sports-market.ts'
import type { GameType } from '@xinghe/rules/sports/game-types.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/book-match.ts'
import { familyNames, handicapNames, pickText, sideNames } from '../words/messages.ts'
import { pickWords } from '../words/pick-words.ts'
import { leadOf, type Column } from './columns.ts'

/** The title of a column: what is given away depends on the sport. */
export const columnName = ({ family, unit }: Column, gameType: GameType, t: Text): string =>
  t(family === 'handicap' && unit === 'score' ? handicapNames[gameType] : familyNames[family])

/** The play and the side of a price in words. */
export const priceLabel = (head: MatchHead, market: Market, side: string, t: Text): string => {
  const { play, line, goalNumber } = market
  const { gameType, home, away } = head
  const words = pickWords({ gameType, play, side, line, goalNumber, home, away }, t)
  return `${words.play} ${words.pick}`
}

/** `大 2.5`, `0.5 / 1`, `单`, `下一球`: what stands left of a price in a column. */
export const priceLead = (market: Market, side: string, t: Text): string => {
  if (playOf(market.play).family === 'next-goal')
    return t(side === 'N' ? pickText.noGoal : familyNames['next-goal'])
  const lead = leadOf(playOf(market.play), side, market.line)
  const name = lead.side === null ? '' : t(sideNames[lead.side] ?? lead.side)
  return [name, lead.line].filter(Boolean).join(' ')
}

/** `2-1`, `主/客`, `4-6`: a side where it stands over its own price. */
export const sideLead = (side: string, t: Text): string => {
  if (/^[HCN]{2}$/.test(side))
    return Array.from(side, (letter) => t(sideNames[letter] ?? letter)).join('/')
  return t(sideNames[side] ?? side)
}
