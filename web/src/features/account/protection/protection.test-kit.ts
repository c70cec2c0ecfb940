import { limitKinds, limitPeriods } from '@xinghe/rules/account/limits.ts'

type Fields = Readonly<Record<string, unknown>>

export const iso = (ms: number): string => new Date(ms).toISOString()

/** What the server answers about a member who has set nothing, with what a test lays over it. */
export const protectionAnswer = (over: Fields = {}, limits: Record<string, Fields> = {}) => ({
  limits: limitKinds.flatMap((kind) =>
    limitPeriods.map((period) => ({
      kind,
      period,
      amount: null,
      used: '0.00',
      wanted: null,
      ...limits[`${kind}-${period}`],
    })),
  ),
  sessionStartedAt: iso(Date.now()),
  sessionEndsAt: null,
  sessionMinutes: null,
  wantedSessionMinutes: null,
  realityCheckMinutes: 60,
  coolOffUntil: null,
  excludedUntil: null,
  excludedForGood: false,
  ...over,
})
