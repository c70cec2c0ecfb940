import type { WireMarket } from '@xinghe/contract/sports-shapes.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { sideNames } from '../messages.ts'
import { pickWords } from '../pick-words.ts'
import { leadOf } from './columns.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'

/** The play and the side of a price in words. */
export const priceLabel = (head: MatchHead, market: WireMarket, side: string, t: Text): string => {
  const [, play, line, , goalNumber] = market
  const { gameType, team_h: home, team_c: away } = head
  const words = pickWords({ gameType, play, side, line, goalNumber, home, away }, t)
  return `${words.play} ${words.pick}`
}

/** `大 2.5`, `0.5 / 1`, `单`: what stands left of a price in a column. */
export const priceLead = (market: WireMarket, side: string, t: Text): string => {
  const lead = leadOf(playOf(market[1]), side, market[2])
  const name = lead.side === null ? '' : t(sideNames[lead.side] ?? lead.side)
  return [name, lead.line].filter(Boolean).join(' ')
}
