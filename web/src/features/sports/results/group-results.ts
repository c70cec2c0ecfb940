import type { Match } from '@xinghe/contract/sports-match.ts'
import { isFootball } from '@xinghe/rules/sports/game-types.ts'
import type { Score } from '@xinghe/rules/sports/match-result.ts'

export interface LeagueResults {
  readonly id: string
  readonly name: string
  readonly matches: readonly Match[]
}

const holds = (match: Match, words: string): boolean =>
  [match.league, match.home, match.away].some((name) =>
    name.toLowerCase().includes(words.trim().toLowerCase()),
  )

/** By league, each league where its first match stood, the matches by their time. */
export const groupResults = (
  matches: readonly Match[],
  words: string,
): readonly LeagueResults[] => {
  const leagues = new Map<string, Match[]>()
  for (const match of matches.filter((one) => holds(one, words))) {
    const known = leagues.get(match.leagueId) ?? []
    leagues.set(match.leagueId, [...known, match])
  }
  return Array.from(leagues, ([id, list]) => ({
    id,
    name: list[0]?.league ?? '',
    matches: list.toSorted((one, other) => one.startsAt - other.startsAt),
  }))
}

export interface ResultScores {
  /** Half time of football, every period of the others. */
  readonly parts: string
  readonly full: string
  readonly corners: string
}

const scoreText = (score: Score | null): string =>
  score === null ? '-' : `${score.home} - ${score.away}`

const partsOf = ({ periods, gameType }: Match): string => {
  const scores = periods?.scores ?? []
  const shown = isFootball(gameType) ? scores.slice(0, 1) : scores
  return shown.map(scoreText).join('，') || '-'
}

export const scoresOf = (match: Match): ResultScores => ({
  parts: partsOf(match),
  full: scoreText(match.score),
  corners: scoreText(match.corners),
})
