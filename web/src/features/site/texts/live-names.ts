/** Tables of help pages that are read from the running site: `{live:rails}` as a paragraph of its own. */
export const liveNames = [
  'rails',
  'withdrawals',
  'withdrawal-day',
  'coins',
  'activities',
  'weights',
  'book',
  'cash-out',
  'tables',
  'points',
  'agent-plan',
] as const
export type LiveName = (typeof liveNames)[number]
