import { clockText } from '@xinghe/contract/sports-match.ts'
import type { MatchSource } from '../features/chat/matches/match-source.ts'
import type { Book } from '../features/sports/book/book.ts'
import { matchClock } from '../features/sports/book/match-clock.ts'

/** What the chat is told of the matches of this process's book. */
export const chatMatches = (book: Book): MatchSource => ({
  read(gide) {
    const match = book.match(gide)
    const full = match?.report?.tallies.score?.full
    if (match === null || full === undefined || match.reportedAt === null) return null
    const clock = matchClock(match)
    const last = match.events.at(-1)
    return {
      home: match.fixture.home.name,
      away: match.fixture.away.name,
      homeScore: full.home,
      awayScore: full.away,
      clock: clock === null ? '' : clockText(clock),
      reportedAt: match.reportedAt,
      moment: last === undefined ? null : { kind: last.kind, side: last.side, value: last.value },
    }
  },
  onChange: (listener) =>
    book.onChange((change) => {
      if (change.kind === 'match' && change.what === 'course') listener(change.matchId)
    }),
})
