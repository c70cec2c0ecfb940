import type { Instant } from '@xinghe/rules/base/instant.ts'
import { canFollow } from '@xinghe/rules/sports/settle-early.ts'
import type { MatchReport } from '@xinghe/rules/sports/feed/match-report.ts'
import type { FeedNews, NewsOf } from '../feed/feed.ts'

/** A report of a running match that the feed has not taken back within the confirmation time. */
export interface ConfirmedReport {
  readonly matchId: string
  readonly at: Instant
  readonly report: MatchReport
}

/** Delays reports of running matches until they are confirmed by time. */
export interface EarlyResults {
  hear(news: FeedNews): void
  /** Of each match, the newest report that is at least `confirmMs` old; each is returned once. */
  due(now: Instant, confirmMs: number): readonly ConfirmedReport[]
  forget(matchId: string): void
}

interface WaitingReport {
  readonly at: Instant
  readonly report: MatchReport
}

interface Running {
  waiting: WaitingReport[]
  /** Only so that the same report is not returned again: what bets were paid by is in the match's row. */
  lastConfirmed: MatchReport | null
}

export const makeEarlyResults = (): EarlyResults => {
  const matches = new Map<string, Running>()

  const hearEvent = ({ matchId, at, report }: NewsOf<'event'>): void => {
    const running = matches.get(matchId) ?? { waiting: [], lastConfirmed: null }
    matches.set(matchId, running)
    const last = running.waiting.at(-1)?.report ?? running.lastConfirmed
    const leadsOn = last !== null && canFollow(last, report)
    if (leadsOn && canFollow(report, last)) return
    // A waiting report that this one cannot follow was wrong, such as a goal that the video referee annulled.
    if (!leadsOn)
      running.waiting = running.waiting.filter((heard) => canFollow(heard.report, report))
    running.waiting.push({ at, report })
  }

  const nextDue = (matchId: string, running: Running, until: number): ConfirmedReport | null => {
    const place = running.waiting.findLastIndex(({ at }) => at <= until)
    const due = running.waiting[place]
    if (due === undefined) return null
    running.waiting = running.waiting.slice(place + 1)
    running.lastConfirmed = due.report
    return { matchId, ...due }
  }

  return {
    hear(news) {
      if (news.kind === 'event') hearEvent(news)
      // Results need no confirmation: milestones write them at once.
      else if (news.kind === 'result' && news.report.phase !== 'ended')
        matches.set(news.matchId, { waiting: [], lastConfirmed: news.report })
      else if (news.kind === 'result' || news.kind === 'interrupted') matches.delete(news.matchId)
    },
    due: (now, confirmMs) =>
      [...matches].flatMap(
        ([matchId, running]) => nextDue(matchId, running, now - confirmMs) ?? [],
      ),
    forget: (matchId) => void matches.delete(matchId),
  }
}
