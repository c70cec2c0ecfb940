declare const instantBrand: unique symbol

/** Epoch milliseconds. Rules are given one; only the server's and the browser's clock make one. */
export type Instant = number & { readonly [instantBrand]: true }

export const instant = (epochMs: number): Instant => epochMs as Instant

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const later = (from: Instant, ms: number): Instant => (from + ms) as Instant

/** The site's day is the GMT+8 day: records, caps and daily limits turn over at its midnight. */
export const siteZoneOffsetMs = 8 * hourMs

/** The same day as a number that grows by one; writing a date costs far more than comparing two. */
export const siteDayNumber = (at: Instant): number => Math.floor((at + siteZoneOffsetMs) / dayMs)

/** `2026-11-15`, the GMT+8 calendar day that an instant falls on. */
export const siteDay = (at: Instant): string => {
  return new Date(at + siteZoneOffsetMs).toISOString().slice(0, 10)
}

/** `2026-11-15 18:05`, the same clock to the minute. */
export const siteMinute = (at: Instant): string =>
  new Date(at + siteZoneOffsetMs).toISOString().slice(0, 16).replace('T', ' ')
