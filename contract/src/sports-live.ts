import { readChampion, writeChampion, type Champion, type WireChampion } from './sports-champion.ts'
import { readCount, writeCount, type HeadingCount, type WireCount } from './sports-count.ts'
import { readMatch, writeMatch, type Match, type WireMatch } from './sports-match.ts'
import {
  readMove,
  writeMove,
  type BoardChange,
  type MatchGone,
  type MatchMove,
  type WireGone,
  type WireMove,
} from './sports-move.ts'

/** An event of a match. */
export interface TimelineEvent {
  /** Match seconds since kick-off. */
  readonly at: number
  readonly kind: string
  readonly side: 'H' | 'C' | null
  readonly value: number
}

export interface MatchSnapshot {
  /** Null once the match is no longer listed. */
  readonly match: Match | null
  readonly events: readonly TimelineEvent[]
}

export interface MatchNews {
  readonly change: MatchMove | MatchGone | null
  /** Events since the last delta. */
  readonly events: readonly TimelineEvent[]
}

/** The whole value each time. */
export interface BookCounts {
  readonly counts: HeadingCount[]
  readonly feedAlive: boolean
}

export type ChampionChange =
  | { readonly kind: 'champion'; readonly champion: Champion }
  | { readonly kind: 'gone'; readonly championId: string }

/** Wire form of one kind of topic: its snapshot and its deltas. */
export interface TopicCodec<Snapshot, News, WireSnapshot, WireNews> {
  readonly readSnapshot: (wire: WireSnapshot) => Snapshot
  readonly writeSnapshot: (ours: Snapshot) => WireSnapshot
  readonly readNews: (wire: WireNews) => News
  readonly writeNews: (ours: News) => WireNews
}

/** The matches of a board: added, changed or removed. */
export const boardTopicCodec: TopicCodec<
  readonly Match[],
  readonly BoardChange[],
  { readonly matches: readonly WireMatch[] },
  readonly (WireMatch | WireMove | WireGone)[]
> = {
  readSnapshot: ({ matches }) => matches.map(readMatch),
  writeSnapshot: (matches) => ({ matches: matches.map(writeMatch) }),
  readNews: (wire) =>
    wire.map((change) =>
      Array.isArray(change) ? readMove(change) : { kind: 'match', match: readMatch(change) },
    ),
  writeNews: (changes) =>
    changes.map((change) =>
      change.kind === 'match' ? writeMatch(change.match) : writeMove(change),
    ),
}

/** One match with every market and its events. */
export const matchTopicCodec: TopicCodec<
  MatchSnapshot,
  MatchNews,
  { readonly match: WireMatch | null; readonly events: readonly TimelineEvent[] },
  { readonly move?: WireMove | WireGone; readonly events?: readonly TimelineEvent[] }
> = {
  readSnapshot: ({ match, events }) => ({ match: match && readMatch(match), events }),
  writeSnapshot: ({ match, events }) => ({ match: match && writeMatch(match), events }),
  readNews: ({ move, events = [] }) => ({
    change: move === undefined ? null : readMove(move),
    events,
  }),
  writeNews: ({ change, events }) => ({
    ...(change !== null && { move: writeMove(change) }),
    ...(events.length > 0 && { events }),
  }),
}

interface WireCounts {
  readonly counts: readonly WireCount[]
  readonly feedAlive: boolean
}
const readCounts = ({ counts, feedAlive }: WireCounts): BookCounts => ({
  counts: counts.map(readCount),
  feedAlive,
})
const writeCounts = ({ counts, feedAlive }: BookCounts): WireCounts => ({
  counts: counts.map(writeCount),
  feedAlive,
})

export const countsTopicCodec: TopicCodec<BookCounts, BookCounts, WireCounts, WireCounts> = {
  readSnapshot: readCounts,
  writeSnapshot: writeCounts,
  readNews: readCounts,
  writeNews: writeCounts,
}

/** The titles of a sport; a changed title is sent whole. */
export const championsTopicCodec: TopicCodec<
  readonly Champion[],
  readonly ChampionChange[],
  { readonly champions: readonly WireChampion[] },
  readonly (WireChampion | WireGone)[]
> = {
  readSnapshot: ({ champions }) => champions.map(readChampion),
  writeSnapshot: (champions) => ({ champions: champions.map(writeChampion) }),
  readNews: (wire) =>
    wire.map((change) =>
      Array.isArray(change)
        ? { kind: 'gone', championId: change[0] }
        : { kind: 'champion', champion: readChampion(change) },
    ),
  writeNews: (changes) =>
    changes.map((change) =>
      change.kind === 'gone' ? [change.championId] : writeChampion(change.champion),
    ),
}
