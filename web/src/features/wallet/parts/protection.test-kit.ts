/** A member without limits and breaks. */
export const protectionAnswer = (over: Readonly<Record<string, unknown>> = {}) => ({
  limits: [],
  sessionStartedAt: '2026-11-15T04:00:00.000Z',
  sessionEndsAt: null,
  sessionMinutes: null,
  wantedSessionMinutes: null,
  realityCheckMinutes: null,
  coolOffUntil: null,
  excludedUntil: null,
  excludedForGood: false,
  ...over,
})
