import type { Instant } from '../base/instant.ts'
import type { QuizPick } from './room-event.ts'

/** Picks are taken before kick-off, planned or real, whichever comes first. */
export const quizIsOpen = (startsAt: Instant, startedAt: Instant | null, now: Instant): boolean =>
  startedAt === null && now < startsAt

/** Who won; null without a final score. */
export const quizResult = (home: number | null, away: number | null): QuizPick | null => {
  if (home === null || away === null) return null
  if (home === away) return 'N'
  return home > away ? 'H' : 'C'
}
