import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import { isFootball } from '@xinghe/rules/sports/game-types.ts'

export interface LeagueResults {
  readonly id: string
  readonly name: string
  readonly matches: readonly WireMatch[]
}

const holds = (match: WireMatch, words: string): boolean =>
  [match.league, match.team_h, match.team_c].some((name) =>
    name.toLowerCase().includes(words.trim().toLowerCase()),
  )

/** By league, each league where its first match stood, the matches by their time. */
export const groupResults = (
  matches: readonly WireMatch[],
  words: string,
): readonly LeagueResults[] => {
  const leagues = new Map<string, WireMatch[]>()
  for (const match of matches.filter((one) => holds(one, words))) {
    const known = leagues.get(match.league_id) ?? []
    leagues.set(match.league_id, [...known, match])
  }
  return Array.from(leagues, ([id, list]) => ({
    id,
    name: list[0]?.league ?? '',
    matches: list.toSorted((one, other) => one.datetime - other.datetime),
  }))
}

export interface ResultScores {
  /** Half time of football, every period of the others. */
  readonly parts: string
  readonly full: string
  readonly corners: string
}

const pair = (home: number | undefined, away: number | undefined): string =>
  home === undefined || away === undefined ? '-' : `${home} - ${away}`

const partsOf = ({ sc_FT_A: text = '', gameType }: WireMatch): string => {
  const parts = text.split(',').filter(Boolean)
  const shown = isFootball(gameType) ? parts.slice(0, 1) : parts
  return shown.map((part) => part.replace('-', ' - ')).join('，') || '-'
}

export const scoresOf = (match: WireMatch): ResultScores => ({
  parts: partsOf(match),
  full: pair(match.sc_FT_H, match.sc_FT_C),
  corners: pair(match.corner_h, match.corner_c),
})
