import type { BetLeg } from '@xinghe/contract/sports-bet.ts'
import { pickLineText, playText } from '@xinghe/rules/sports/pick-text.ts'
import { playOf } from '@xinghe/rules/sports/plays.ts'
import type { Side } from '@xinghe/rules/sports/sides.ts'
import type { SlipPick } from '@xinghe/rules/sports/slip/item.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import { boardText, pickText, sideNames } from './messages.ts'

/** A pick with the names of its match; of a champion `home` is the title and `away` the runner. */
export type NamedPick = Pick<
  SlipPick,
  'gameType' | 'discipline' | 'play' | 'side' | 'line' | 'goalNumber' | 'home' | 'away'
>

export interface PickWords {
  readonly match: string
  readonly play: string
  readonly pick: string
  /** One text for screen readers. */
  readonly whole: string
}

const goalsWords = (side: Side, t: Text): string =>
  side.endsWith('+')
    ? t(pickText.goalsFrom, { count: side.slice(0, -1) })
    : t(pickText.goals, { count: side })

const sideWords = ({ play, side, home, away }: NamedPick, t: Text): string => {
  const { family } = playOf(play)
  if (family === 'champion') return away
  if (family === 'total-goals') return goalsWords(side, t)
  if (family === 'next-goal' && side === 'N') return t(pickText.noGoal)
  if (family === 'half-full')
    return Array.from(side, (letter) => t(sideNames[letter] ?? letter)).join(' / ')
  if (side === 'H') return home
  return side === 'C' ? away : t(sideNames[side] ?? side)
}

/** The texts of a pick: match, play and side. */
export const pickWords = (pick: NamedPick, t: Text): PickWords => {
  const goal = pick.goalNumber === null ? '' : t(pickText.goalNumber, { number: pick.goalNumber })
  const play = `${t(playText(pick, pick.play))}${goal}`
  const side = [sideWords(pick, t), pickLineText(pick)].filter(Boolean).join(' ')
  const { home, away } = pick
  const isTitle = playOf(pick.play).family === 'champion'
  const match = isTitle ? home : t(boardText.versus, { home, away })
  return { match, play, pick: side, whole: `${match} ${play} ${side}` }
}

/** A leg of a bet that was placed. */
export const namedLeg = (leg: BetLeg): NamedPick => ({
  gameType: leg.gameType,
  discipline: leg.discipline ?? undefined,
  play: leg.play,
  side: leg.side,
  line: leg.line,
  goalNumber: leg.goalNumber,
  home: leg.home || leg.league,
  away: leg.sideName ?? leg.away,
})
