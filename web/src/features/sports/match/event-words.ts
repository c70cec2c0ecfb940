import type { WireEvent } from '@xinghe/contract/sports-live.ts'
import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import type { Text } from '../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../book/kept-match.ts'
import { eventText as words, halfNames, partNames } from './messages.ts'

type Played = Pick<MatchHead, 'gameType' | 'discipline'>

const inHalves = new Set(['football', 'virtual-football', 'rugby', 'handball'])
const inQuarters = new Set(['basketball', 'american-football'])
const quarters = 4

/** `下半场`, `第3节`, `第2盘`. */
const periodText = ({ discipline }: Played, number: number, t: Text): string => {
  if (inHalves.has(discipline)) return t(halfNames[number] ?? words.extra)
  if (inQuarters.has(discipline))
    return number > quarters ? t(words.extra) : t(words.quarter, { number })
  return t(partNames[discipline] ?? words.part, { number })
}

const wonText = ({ discipline }: Played): string => {
  if (discipline === 'tennis') return words.wonSet
  return discipline === 'esports' ? words.wonMap : words.wonPart
}

/** In sports that count more than one at a time, how much it was. */
const scoreText = (played: Played, value: number, t: Text): string => {
  if (isFootball(played.gameType) || ['ice-hockey', 'handball'].includes(played.discipline))
    return t(words.goal)
  return value > 1 ? t(words.points, { value }) : t(words.score)
}

const plain: Readonly<Record<string, string>> = {
  point: words.score,
  game: words.game,
  serve: words.serve,
  corner: words.corner,
  yellow: words.yellow,
  red: words.red,
  penalty: words.penalty,
  end: words.end,
}

/** What an event is called in its sport. */
export const eventWords = (
  played: Played,
  { kind, side, value }: Pick<WireEvent, 'kind' | 'side' | 'value'>,
  t: Text,
): string => {
  if (kind === 'period-start' || kind === 'period-end') {
    const period = periodText(played, value, t)
    return t(kind === 'period-start' ? words.periodStart : words.periodEnd, { period })
  }
  if (kind === 'score') return scoreText(played, value, t)
  if (kind === 'set') return t(wonText(played))
  // A point that can win the set is as near to it for both.
  if (kind === 'danger') return t(side === null ? words.setPoint : words.danger)
  return t(plain[kind] ?? words.score)
}
