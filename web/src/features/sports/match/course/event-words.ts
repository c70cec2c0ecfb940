import type { TimelineEvent } from '@xinghe/contract/sports-live.ts'
import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import type { Text } from '../../../../platform/i18n/use-text.ts'
import type { MatchHead } from '../../book/book-match.ts'
import { eventText as words } from '../../words/match-messages.ts'
import { periodName } from './periods.ts'

type Played = Pick<MatchHead, 'gameType' | 'discipline'>

const wonText = ({ discipline }: Played): string =>
  discipline === 'tennis' ? words.wonSet : words.wonPart

/** In sports that count more than one at a time, how much it was. */
const scoreText = (played: Played, value: number, t: Text): string => {
  if (isFootball(played.gameType) || ['ice-hockey', 'handball'].includes(played.discipline))
    return t(words.goal)
  return value > 1 ? t(words.points, { value }) : t(words.score)
}

/** Who is near to scoring: runners on the bases, an attack, or a point that is as near for both. */
const dangerText = ({ discipline }: Played, side: TimelineEvent['side']): string => {
  if (side === null) return words.setPoint
  return discipline === 'baseball' ? words.onBase : words.danger
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
  { kind, side, value }: Pick<TimelineEvent, 'kind' | 'side' | 'value'>,
  t: Text,
): string => {
  if (kind === 'period-start' || kind === 'period-end') {
    const period = periodName(played, value, t)
    return t(kind === 'period-start' ? words.periodStart : words.periodEnd, { period })
  }
  if (kind === 'score') return scoreText(played, value, t)
  if (kind === 'set') return t(wonText(played))
  if (kind === 'danger') return t(dangerText(played, side))
  return t(plain[kind] ?? words.score)
}
