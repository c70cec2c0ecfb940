import type {
  BoardDelta,
  BoardSnapshot,
  ChampionsDelta,
  ChampionsSnapshot,
  MatchSnapshot,
  WireChampion,
} from '@xinghe/contract/sports-live.ts'
import type { WireMatch } from '@xinghe/contract/sports-shapes.ts'
import type { SportsTopic } from '@xinghe/contract/sports-topics.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { LiveTopic } from './live-board.ts'

const named = (match: WireMatch): WireMatch => ({
  ...match,
  league: inScript('zh-TW', match.league),
  team_h: inScript('zh-TW', match.team_h),
  team_c: inScript('zh-TW', match.team_c),
})

const titled = (title: WireChampion): WireChampion => ({
  ...title,
  league: inScript('zh-TW', title.league),
  runners: title.runners.map(([id, name, price]) => [id, inScript('zh-TW', name), price]),
})

/** Only what is told whole has names. */
const boardDelta = (changes: BoardDelta): BoardDelta =>
  changes.map((change) => (Array.isArray(change) ? change : named(change)))

const championsDelta = (changes: ChampionsDelta): ChampionsDelta =>
  changes.map((change) => (Array.isArray(change) ? change : titled(change)))

const snapshotOf = (kind: SportsTopic['kind'], told: unknown): unknown => {
  if (kind === 'board') return { matches: (told as BoardSnapshot).matches.map(named) }
  if (kind === 'champions') return { champions: (told as ChampionsSnapshot).champions.map(titled) }
  const { match, events } = told as MatchSnapshot
  return { match: match === null ? null : named(match), events }
}

const deltaOf = (kind: SportsTopic['kind'], told: unknown): unknown => {
  if (kind === 'board') return boardDelta(told as BoardDelta)
  return kind === 'champions' ? championsDelta(told as ChampionsDelta) : told
}

/** The same topic for those who read Traditional: told apart, and serialised once for all of them. */
export const inTraditional = (live: LiveTopic, kind: SportsTopic['kind']): LiveTopic => ({
  snapshot: (now) => snapshotOf(kind, live.snapshot(now)),
  delta(changed, now) {
    const told = live.delta(changed, now)
    return told === undefined ? undefined : deltaOf(kind, told)
  },
})
