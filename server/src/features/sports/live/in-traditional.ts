import type { ChampionChange, MatchNews, MatchSnapshot } from '@xinghe/contract/sports-live.ts'
import type { BoardChange } from '@xinghe/contract/sports-move.ts'
import type { Champion } from '@xinghe/contract/sports-champion.ts'
import type { Match } from '@xinghe/contract/sports-match.ts'
import { inScript } from '../../../platform/text/in-script.ts'
import type { Renaming } from './live-topic.ts'

const named = (match: Match): Match => ({
  ...match,
  league: inScript('zh-TW', match.league),
  home: inScript('zh-TW', match.home),
  away: inScript('zh-TW', match.away),
})

const titled = (title: Champion): Champion => ({
  ...title,
  league: inScript('zh-TW', title.league),
  runners: title.runners.map((runner) => ({ ...runner, name: inScript('zh-TW', runner.name) })),
})

// Names occur only in snapshots and whole matches or titles, not in price changes.
export const boardInTraditional: Renaming<readonly Match[], readonly BoardChange[]> = {
  snapshot: (matches) => matches.map(named),
  news: (changes) =>
    changes.map((change) =>
      change.kind === 'match' ? { kind: 'match', match: named(change.match) } : change,
    ),
}

export const matchInTraditional: Renaming<MatchSnapshot, MatchNews> = {
  snapshot: ({ match, events }) => ({ match: match && named(match), events }),
  news: (news) => news,
}

export const championsInTraditional: Renaming<readonly Champion[], readonly ChampionChange[]> = {
  snapshot: (champions) => champions.map(titled),
  news: (changes) =>
    changes.map((change) =>
      change.kind === 'champion' ? { kind: 'champion', champion: titled(change.champion) } : change,
    ),
}
