import type { Instant } from '@xinghe/rules/base/instant.ts'
import { goesOn } from '@xinghe/rules/sports/settle-early.ts'
import type { MatchReport } from '@xinghe/rules/sports/world/report.ts'
import type { FeedNews, NewsOf } from '../feeds/feed.ts'

/** A report between two results that nobody took back while it waited. */
export interface StandingReport {
  readonly matchId: string
  readonly at: Instant
  readonly report: MatchReport
  /** Something that was passed on before is taken back: bets may have been paid by it. */
  readonly takesBack: boolean
}

/** Reports of running matches: each is passed on once it has stood for a while. */
export interface EarlyResults {
  hear(news: FeedNews): void
  /** The newest that has stood long enough, of each match that has one. */
  due(now: Instant, confirmMs: number): readonly StandingReport[]
  forget(matchId: string): void
}

interface Heard {
  readonly at: Instant
  readonly report: MatchReport
}

interface Running {
  waiting: Heard[]
  passedOn: MatchReport | null
}

export const makeEarlyResults = (): EarlyResults => {
  const matches = new Map<string, Running>()

  const hearEvent = ({ matchId, at, report }: NewsOf<'event'>): void => {
    const running = matches.get(matchId) ?? { waiting: [], passedOn: null }
    matches.set(matchId, running)
    const last = running.waiting.at(-1)?.report ?? running.passedOn
    const leadsOn = last !== null && goesOn(last, report)
    if (leadsOn && goesOn(report, last)) return
    // What does not lead to the newest was a mistake, such as a goal that the video has taken back.
    if (!leadsOn) running.waiting = running.waiting.filter((heard) => goesOn(heard.report, report))
    running.waiting.push({ at, report })
  }

  const nextDue = (matchId: string, running: Running, until: number): StandingReport | null => {
    const place = running.waiting.findLastIndex(({ at }) => at <= until)
    const due = running.waiting[place]
    if (due === undefined) return null
    const takesBack = running.passedOn !== null && !goesOn(running.passedOn, due.report)
    running.waiting = running.waiting.slice(place + 1)
    running.passedOn = due.report
    return { matchId, ...due, takesBack }
  }

  return {
    hear(news) {
      if (news.kind === 'event') hearEvent(news)
      // A result is written by itself, and at once.
      else if (news.kind === 'result' && news.report.phase !== 'ended')
        matches.set(news.matchId, { waiting: [], passedOn: news.report })
      else if (news.kind === 'result' || news.kind === 'interrupted') matches.delete(news.matchId)
    },
    due: (now, confirmMs) =>
      [...matches].flatMap(
        ([matchId, running]) => nextDue(matchId, running, now - confirmMs) ?? [],
      ),
    forget: (matchId) => void matches.delete(matchId),
  }
}
