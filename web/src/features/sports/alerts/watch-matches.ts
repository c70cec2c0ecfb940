import { useEffect } from 'react'
import type { FollowedMatch } from '@xinghe/contract/sports-target.ts'
import { minuteMs } from '@xinghe/rules/base/instant.ts'
import type { AlertKind } from '@xinghe/rules/sports/book-settings.ts'
import { matchAlerts, type MatchAlert, type MatchMoment } from '@xinghe/rules/sports/match-alert.ts'
import { translate } from '../../../platform/i18n/language.ts'
import { serverNow } from '../../../platform/site/clock.ts'
import { headKey } from '../book/match-book.ts'
import { refreshResource, useResource } from '../book/use-resource.ts'
import { followedBook, followMatch } from '../follow/followed-matches.ts'
import { alertText as words } from '../words/alert-messages.ts'
import { boardText } from '../words/messages.ts'
import { raiseAlert } from './alert-stack.ts'
import type { SportAlert } from './sport-alert.ts'

/** Matches begin, and bets are placed on other devices. */
const askEveryMs = minuteMs

const kindOf = ({ kind }: MatchAlert): AlertKind => (kind === 'start' ? 'start' : 'goal')

const titleOf = (alert: MatchAlert): string => {
  if (alert.kind === 'start') return translate(words.start)
  const score = `${alert.score.home} : ${alert.score.away}`
  return translate(alert.kind === 'goal' ? words.goal : words.cancelled, { score })
}

const toSportAlert = ({ id, home, away }: FollowedMatch, alert: MatchAlert): SportAlert => ({
  about: `${kindOf(alert)} ${id}`,
  state: alert.kind === 'start' ? '' : `${alert.score.home}-${alert.score.away}`,
  kind: kindOf(alert),
  title: titleOf(alert),
  text: translate(boardText.versus, { home, away }),
  matchId: id,
  at: serverNow(),
})

/** The last known moment of each match: it outlives lost connections, after which goals are told late. */
const known = new Map<string, MatchMoment>()

const compare = (match: FollowedMatch, wanted: readonly AlertKind[]): void => {
  const head = followedBook.head(match.id)
  if (head === undefined) return
  const { discipline, inPlay, score } = head
  const before = known.get(match.id)
  known.set(match.id, { discipline, inPlay, score })
  if (before === undefined) return
  for (const alert of matchAlerts(before, { discipline, inPlay, score }))
    if (wanted.includes(kindOf(alert))) void raiseAlert(toSportAlert(match, alert))
}

const watch = (match: FollowedMatch, wanted: readonly AlertKind[]): (() => void) => {
  const { id, discipline, inPlay } = match
  // A match in play is compared from its first score on; what happened before is no news.
  if (!inPlay && !known.has(id)) known.set(id, { discipline, inPlay, score: null })
  const leaving = [
    followMatch(id),
    followedBook.subscribe(headKey(id), () => compare(match, wanted)),
  ]
  compare(match, wanted)
  return () => {
    for (const leave of leaving) leave()
  }
}

/** Goals and starts of the matches that the member follows, from their topics. */
export const useMatchAlerts = (alerts: readonly AlertKind[]): void => {
  const wanted = alerts.filter((kind) => kind === 'goal' || kind === 'start')
  const enabled = wanted.length > 0
  const { data: matches = [] } = useResource('alertMatches', {}, { enabled })
  useEffect(() => {
    const timer = setInterval(() => void refreshResource('alertMatches'), askEveryMs)
    return () => clearInterval(timer)
  }, [])
  // As text, for a stable dependency: the answer has new objects every minute.
  const followed = JSON.stringify(enabled ? { matches, wanted } : { matches: [], wanted })
  useEffect(() => {
    const now = JSON.parse(followed) as { matches: FollowedMatch[]; wanted: AlertKind[] }
    const leaving = now.matches.map((match) => watch(match, now.wanted))
    return () => {
      for (const leave of leaving) leave()
    }
  }, [followed])
}
